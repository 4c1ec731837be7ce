import { isAway } from '@stampa/service-kit'
import type { Batch } from '../storage/writer.ts'

/** Maximum number of events in one write. */
const maxEvents = 6000

/** Maximum number of batches to wait for. */
const maxBatches = 200

/**
 * Milliseconds between the beginnings of two writes. The fixed costs of a write (statements, commit, sessions
 * and sums that the next write would change again) are shared by all events of that time.
 */
const writeIntervalMs = 400

interface Waiting extends PromiseWithResolvers<void> {
  batch: Batch
}

/** Writes the batches that arrived since the latest write together. A lone batch is written at once. */
export class Batcher {
  readonly #write: (batches: Batch[]) => Promise<void>
  #waiting: Waiting[] = []
  /** Number of events in the waiting batches. */
  #events = 0
  #running: Promise<void> | undefined
  #begunAt = Number.NEGATIVE_INFINITY
  /** Ends the wait for more batches. */
  #proceed = () => {}

  constructor(write: (batches: Batch[]) => Promise<void>) {
    this.#write = write
  }

  /** Resolves when the batch is committed. @throws the database's error */
  add(batch: Batch): Promise<void> {
    const waiting = { batch, ...Promise.withResolvers<void>() }
    this.#waiting.push(waiting)
    this.#events += batch.events.length
    this.#running ??= this.#run()
    if (this.#isFull()) this.#proceed()
    return waiting.promise
  }

  /** Writes the waiting batches now, and resolves when they are committed. */
  async idle(): Promise<void> {
    this.#proceed()
    await this.#running
  }

  async #run(): Promise<void> {
    while (this.#waiting.length > 0) {
      if (!this.#isFull()) await this.#waitForMore()
      this.#begunAt = performance.now()
      await this.#writeTogether(this.#takeNext())
    }
    this.#running = undefined
  }

  /** Resolves when the next write is due, or enough batches wait. */
  async #waitForMore(): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#proceed = resolve
    const timer = setTimeout(
      resolve,
      Math.max(0, this.#begunAt + writeIntervalMs - performance.now()),
    )
    await promise
    clearTimeout(timer)
  }

  #isFull(): boolean {
    return this.#waiting.length >= maxBatches || this.#events >= maxEvents
  }

  #takeNext(): Waiting[] {
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

  async #writeTogether(group: Waiting[]): Promise<void> {
    try {
      await this.#write(group.map(({ batch }) => batch))
      for (const { resolve } of group) resolve()
    } catch (error) {
      // One batch may be invalid: written alone, the others succeed.
      if (group.length > 1 && !isAway(error)) {
        for (const waiting of group) await this.#writeTogether([waiting])
      } else {
        for (const { reject } of group) reject(error)
      }
    }
  }
}
