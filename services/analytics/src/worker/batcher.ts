import type { Batch, Written } from '../storage/writer.ts'

/** Events that are written at once, at most. */
const maxEvents = 6000

/** Batches that need not wait for more. */
const maxBatches = 200

/**
 * Milliseconds from the beginning of one write to that of the next. What a write costs beside its events (statements,
 * a commit, sessions and sums that the next one would change again) is shared by all that come within that time.
 */
const pace = 200

interface Waiting {
  batch: Batch
  resolve: () => void
  reject: (error: unknown) => void
}

/**
 * Writes what has come in since the last write began, together: the busier, the larger the batches and the cheaper each
 * event. A lone batch is written at once.
 */
export class Batcher {
  readonly #write: (batches: Batch[]) => Promise<Written>
  readonly #onWritten: (written: Written) => void
  #waiting: Waiting[] = []
  /** Of the waiting batches. */
  #events = 0
  #running: Promise<void> | undefined
  #begunAt = Number.NEGATIVE_INFINITY
  /** Ends the wait for more. */
  #proceed = () => {}

  constructor(
    write: (batches: Batch[]) => Promise<Written>,
    onWritten: (written: Written) => void = () => {},
  ) {
    this.#write = write
    this.#onWritten = onWritten
  }

  /** Resolves when the batch is committed. @throws what kept it from being written */
  add(batch: Batch): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    this.#waiting.push({ batch, resolve, reject })
    this.#events += batch.events.length
    this.#running ??= this.#run()
    if (this.#isFull()) this.#proceed()
    return promise
  }

  /** Resolves when everything is written. */
  async idle(): Promise<void> {
    this.#proceed()
    await this.#running
  }

  async #run(): Promise<void> {
    while (this.#waiting.length > 0) {
      if (!this.#isFull()) await this.#more()
      this.#begunAt = performance.now()
      await this.#writeSome(this.#takeSome())
    }
    this.#running = undefined
  }

  /** Resolves when it is time for the next write; after a pause what arrives in the same turn goes along. */
  async #more(): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#proceed = resolve
    const timer = setTimeout(resolve, Math.max(0, this.#begunAt + pace - performance.now()))
    await promise
    clearTimeout(timer)
  }

  #isFull(): boolean {
    return this.#waiting.length >= maxBatches || this.#events >= maxEvents
  }

  #takeSome(): Waiting[] {
    let events = 0
    let count = 0
    for (const { batch } of this.#waiting) {
      if (count > 0 && events + batch.events.length > maxEvents) break
      events += batch.events.length
      count++
    }
    this.#events -= events
    return this.#waiting.splice(0, count)
  }

  async #writeSome(some: Waiting[]): Promise<void> {
    try {
      const written = await this.#write(some.map(({ batch }) => batch))
      this.#onWritten(written)
      for (const { resolve } of some) resolve()
    } catch (error) {
      const only = some.length === 1 ? some[0] : undefined
      if (only) only.reject(error)
      // One of them may be what cannot be written: the others must not fail with it.
      else if (!isAway(error)) for (const one of some) await this.#writeSome([one])
      else for (const { reject } of some) reject(error)
    }
  }
}

/** SQLSTATE classes, and codes of the network, that mean: the database is not there or busy, and the batch is fine. */
const awayCodes = /^(08|53|57|40|55|25P0|E[A-Z]+$)/

/** Whether the write failed for a reason that passes by itself. */
export function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code } = error as { code?: unknown }
  if (typeof code === 'string') return awayCodes.test(code)
  return (
    error.name === 'KnexTimeoutError' ||
    /Connection (terminated|is closed|ended)|timeout e|Unable to acquire/.test(error.message)
  )
}
