import { serve } from '@stampa/service-kit'
import { buildWorker, loadWorkerConfig } from './worker-app.ts'

await serve(buildWorker, loadWorkerConfig())
