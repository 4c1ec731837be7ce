import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { App } from '@stampa/service-kit'
import PostalMime, { type Email } from 'postal-mime'
import { buildWorker, loadWorkerConfig } from '../src/worker.ts'
import type { StudioTest } from './studio.ts'

/** Starts the worker of a studio under test, with the same database, files and Redis keys. */
export async function startWorker(studio: StudioTest): Promise<App> {
  const worker = await buildWorker(workerConfig(studio))
  await worker.listen({ host: '127.0.0.1', port: 0 })
  return worker
}

/** Returns the mails that the worker has sent. */
export async function mailsOf(studio: StudioTest): Promise<Email[]> {
  const { MAIL_DIR = '' } = workerConfig(studio)
  const names = (await readdir(MAIL_DIR).catch(() => [])).filter(name => name.endsWith('.eml'))
  return Promise.all(
    names.map(async name => PostalMime.parse(await readFile(join(MAIL_DIR, name)))),
  )
}

/** Configures the worker; mails are files in ORDER_FILES_DIR. */
export function workerConfig(studio: StudioTest) {
  const environment = {
    ...studio.test.config,
    ...studio.config,
    PUBLIC_ORIGIN: 'https://shop.example',
    MAIL_DIR: `${studio.config.ORDER_FILES_DIR}/mail`,
    MAIL_FROM: 'no-reply@shop.example',
    SHOP_MAIL_TO: 'shop@shop.example',
    OUTBOX_POLL_MS: 50,
  }
  return loadWorkerConfig(
    Object.fromEntries(Object.entries(environment).map(([name, value]) => [name, String(value)])),
  )
}
