import { Problem } from '@stampa/service-kit'

/**
 * Limits concurrent password hashes: each takes 46 MiB and a CPU core. Further calls wait in a queue; when the
 * queue is full the response is 503.
 */
export class HashSlots {
  readonly #waiting: (() => void)[] = []
  readonly #slots: number
  readonly #line: number
  #free: number

  constructor(slots = 2, line = 50) {
    this.#slots = slots
    this.#line = line
    this.#free = slots
  }

  /** Runs `work` when a slot is free. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    await this.#acquire()
    try {
      return await work()
    } finally {
      this.#release()
    }
  }

  get busy(): number {
    return this.#slots - this.#free
  }

  async #acquire(): Promise<void> {
    if (this.#free > 0) {
      this.#free -= 1
      return
    }
    if (this.#waiting.length >= this.#line) {
      throw new Problem(503, 'busy', 'Too many sign-ins at once, please try again shortly', {
        headers: { 'retry-after': '5' },
      })
    }
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#waiting.push(resolve)
    await promise
  }

  /** Passes the slot to the first waiting call. */
  #release(): void {
    const next = this.#waiting.shift()
    if (next) next()
    else this.#free += 1
  }
}
