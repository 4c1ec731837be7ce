import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'

/**
 * Measures the time from acknowledgement to the tables during a load, by comparing the stored count with the
 * acknowledged counts of earlier moments.
 */
export class LagWatch {
  readonly lags: number[] = []
  readonly #client: pg.Client
  readonly #acknowledged: { at: number; calls: number }[] = [{ at: performance.now(), calls: 0 }]
  readonly #before: number
  #stopped = false
  #running: Promise<void>

  /** @param before stored count at the start of the load */
  constructor(client: pg.Client, before: number) {
    this.#client = client
    this.#before = before
    this.#running = this.#watch()
  }

  acknowledged(calls: number): void {
    this.#acknowledged.push({ at: performance.now(), calls })
  }

  async stop(): Promise<void> {
    this.#stopped = true
    await this.#running
  }

  async #watch(): Promise<void> {
    while (!this.#stopped) {
      await pause(100)
      const written = (await countWritten(this.#client)) - this.#before
      const now = performance.now()
      // The first acknowledgement that is not fully stored.
      const waiting = this.#acknowledged.find(({ calls }) => calls > written)
      this.lags.push(waiting ? now - waiting.at : 0)
    }
  }
}

/** Returns the number of stored and dropped events. */
export async function countWritten(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ count: string }>(
    `select coalesce(sum(count), 0) as count from counters where name = 'stored' or name like 'dropped:%'`,
  )
  return Number(rows[0]?.count)
}
