import { join } from 'node:path'
import { baseConfig, loadConfig, migrate, Type } from '@stampa/service-kit/setup'

const { DATABASE_URL } = baseConfig.properties
const config = loadConfig(Type.Object({ DATABASE_URL }))
const names = await migrate(config, join(import.meta.dirname, '../migrations'))
console.log(names.length > 0 ? `studio: migrated ${names.join(', ')}` : 'studio: up to date')
