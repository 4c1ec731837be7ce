import { baseConfig, loadConfig, migrate, Type } from '@stampa/service-kit'
import { migrations } from './config.ts'

const { DATABASE_URL } = baseConfig.properties
const names = await migrate(loadConfig(Type.Object({ DATABASE_URL })), migrations)
console.log(names.length > 0 ? `studio: migrated ${names.join(', ')}` : 'studio: up to date')
