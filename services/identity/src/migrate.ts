import { baseConfig, loadConfig, migrate, Type } from '@stampa/service-kit'
import { migrations } from './app.ts'

const { DATABASE_URL } = baseConfig.properties

await migrate(loadConfig(Type.Object({ DATABASE_URL })), migrations)
