import { join } from 'node:path'
import { baseConfig, loadConfig, migrate, Type } from '@stampa/service-kit/setup'

const { DATABASE_URL } = baseConfig.properties

await migrate(loadConfig(Type.Object({ DATABASE_URL })), join(import.meta.dirname, '../migrations'))
