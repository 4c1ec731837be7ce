import { serve } from '@stampa/service-kit'
import { buildWorker } from './notifications/app.ts'
import { loadWorkerConfig } from './notifications/config.ts'

await serve(buildWorker, loadWorkerConfig())
