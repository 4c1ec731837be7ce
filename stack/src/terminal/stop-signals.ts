/**
 * Signals to stop. The first one asks for an orderly shutdown. A further one exits at once, unless it is the copy of
 * the same Ctrl-C that npm passes on.
 */
export class StopSignals {
  readonly #controller = new AbortController()
  /** Aborted by the first signal. */
  readonly first = this.#controller.signal
  /** Resolves at the first signal. */
  readonly received = new Promise<void>(resolve => {
    this.first.addEventListener('abort', () => resolve(), { once: true })
  })

  constructor() {
    let firstAt = 0
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.on(signal, () => {
        if (!this.first.aborted) {
          firstAt = Date.now()
          this.#controller.abort(new Error('stopped'))
        } else if (Date.now() - firstAt > 700) {
          // The reaper ends the remaining processes.
          process.exit(1)
        }
      })
    }
  }
}
