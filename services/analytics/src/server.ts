import { loadConfig, serve } from '@stampa/service-kit'
import { buildApp } from './app.ts'
import { configSchema } from './config.ts'

await serve(buildApp, loadConfig(configSchema))
