import type { Batch, Written } from '../storage/writer.ts'

/** Events that are written at once, at most. */
const maxEvents = 6000

interface Waiting {
  batch: Batch
  resolve: () => void
  reject: (error: unknown) => void
}

/**
 * Writes what has come in while the last write was under way, together: the busier, the larger the batches and the
 * cheaper each event. A lone batch is written at once.
 */
export class Batcher {
  readonly #write: (batches: Batch[]) => Promise<Written>
  readonly #onWritten: (written: Written) => void
  #waiting: Waiting[] = []
  #running: Promise<void> | undefined

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
    this.#running ??= this.#run()
    return promise
  }

  /** Resolves when nothing is being written. */
  async idle(): Promise<void> {
    await this.#running
  }

  async #run(): Promise<void> {
    // What arrives in the same turn goes along.
    await new Promise(resolve => setImmediate(resolve))
    while (this.#waiting.length > 0) await this.#writeSome(this.#takeSome())
    this.#running = undefined
  }

  #takeSome(): Waiting[] {
    let events = 0
    const end = this.#waiting.findIndex(({ batch }) => {
      events += batch.events.length
      return events > maxEvents
    })
    const count = end === -1 ? this.#waiting.length : Math.max(1, end)
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
