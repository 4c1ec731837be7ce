import type { App } from '../base-app.ts'

/**
 * Does work again and again while a worker listens, never twice at once. A failure is logged when it is the
 * first of its row: one line for each outage is enough.
 *
 * @param everyMs between the beginnings of two rounds
 * @param failing what the log says of a failure: `mails wait: they cannot be handed on`
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
