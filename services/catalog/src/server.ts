import { loadConfig, serve } from '@stampa/service-kit'
import { buildApp, configSchema } from './app.ts'

await serve(buildApp, loadConfig(configSchema))
