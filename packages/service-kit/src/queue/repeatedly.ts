import type { App } from '../app/base-app.ts'

/**
 * Repeats work while a worker listens, never two rounds at once. Logs only the first failure of a series, so that an
 * outage is one line.
 *
 * @param everyMs milliseconds between the beginnings of two rounds
 * @param failing log message of a failure: `mails wait: they cannot be queued`
 */
export function repeatedly(
  app: App,
  everyMs: number,
  work: () => Promise<void>,
  failing: string,
): void {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined
  let failed = false

  async function round(): Promise<void> {
    try {
      await work()
      failed = false
    } catch (err) {
      if (!failed) app.log.warn({ err }, failing)
      failed = true
    }
    running = undefined
  }

  app.addHook('onListen', async () => {
    timer = setInterval(() => {
      running ??= round()
    }, everyMs)
  })
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await running
  })
}
