import { serve } from '@stampa/service-kit'
import { buildWorker } from './worker-app.ts'
import { loadWorkerConfig } from './worker-config.ts'

await serve(buildWorker, loadWorkerConfig())
