/**
 * The wish to stop, from the terminal or from whoever runs us. The first one is to be obeyed in
 * order; one more, after the moment in which a terminal and npm both pass on the same Ctrl-C,
 * ends everything at once.
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
          // The reaper, which outlives us by seconds, ends what is left.
          process.exit(1)
        }
      })
    }
  }
}
