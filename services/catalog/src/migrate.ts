import { baseConfig, loadConfig, migrate, Type } from '@stampa/service-kit/setup'
import { migrations } from './migrations.ts'

const { DATABASE_URL } = baseConfig.properties
const names = await migrate(loadConfig(Type.Object({ DATABASE_URL })), migrations)
console.log(names.length > 0 ? `catalog: migrated ${names.join(', ')}` : 'catalog: up to date')
