import { type App, createApp, type Static, serve, Type } from '@stampa/service-kit'
import { loadMailConfig, mailConfig, sendMails } from '@stampa/service-kit/mail'
import { migrations } from './app.ts'
import { workerBase } from './config.ts'
import { mails } from './mails/mails.ts'

const workerConfig = Type.Object({ ...workerBase, ...mailConfig })

export type WorkerConfig = Static<typeof workerConfig>

/** Builds the process that sends mails. It serves only `/healthz`, `/readyz` and `/metrics`, and has no signing key. */
export function buildWorker(config: WorkerConfig): Promise<App> {
  return createApp(config, {
    name: 'identity-worker',
    title: 'Stampa identity worker',
    version: '1.0.0',
    migrations,
    plugins: app => sendMails(app, config, mails),
  })
}

if (import.meta.main) await serve(buildWorker, loadMailConfig(workerConfig))
