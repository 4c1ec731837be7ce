import { type App, createApp, type Static, serve, Type } from '@stampa/service-kit'
import { scheduleJobs } from '@stampa/service-kit/jobs'
import {
  loadMailConfig,
  mailConfig,
  removeSettledEvents,
  sendMails,
} from '@stampa/service-kit/mail'
import { migrations } from './app.ts'
import { workerBase } from './config.ts'
import { mails } from './mails/mails.ts'

const workerConfig = Type.Object({ ...workerBase, ...mailConfig })

const day = 86_400_000

export type WorkerConfig = Static<typeof workerConfig>

/** Builds the process that sends mails. It serves only `/healthz`, `/readyz` and `/metrics`, and has no signing key. */
export function buildWorker(config: WorkerConfig): Promise<App> {
  return createApp(config, {
    name: 'identity-worker',
    title: 'Stampa identity worker',
    version: '1.0.0',
    migrations,
    plugins: app => {
      sendMails(app, config, mails)
      scheduleJobs(app, [
        {
          name: 'remove-old-mails-of-links',
          every: day,
          run: () => removeSettledEvents(app.db, 30),
        },
      ])
    },
  })
}

if (import.meta.main) await serve(buildWorker, loadMailConfig(workerConfig))
