import { loadConfig, serve } from '@stampa/service-kit'
import { workerConfig } from './config.ts'
import { buildWorker } from './worker/app.ts'

await serve(buildWorker, loadConfig(workerConfig))
