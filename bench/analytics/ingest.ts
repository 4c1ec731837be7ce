import { setTimeout as pause } from 'node:timers/promises'
import type { Stack } from '@stampa/stack'
import type pg from 'pg'
import { signIn, withDatabase } from '../platform/platform.ts'
import { processorSeconds } from '../platform/processes.ts'
import type { Measurement } from '../report/measurement.ts'
import { percentile } from '../report/statistics.ts'
import { type LoadOptions, type LoadResult, sendVisits } from './load.ts'
import { protocols } from './protocol.ts'
import { measureWithdrawals } from './withdrawal.ts'

/**
 * Measures the time from acknowledgement to the tables during a load, by comparing the stored count with the
 * acknowledged counts of earlier moments.
 */
class LagWatch {
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
async function countWritten(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ count: string }>(
    `select coalesce(sum(count), 0) as count from counters where name = 'stored' or name like 'dropped:%'`,
  )
  return Number(rows[0]?.count)
}

/** Durations of the loads, seconds. */
export interface IngestOptions {
  /** Every load except the sustained one. */
  seconds: number
  /** The sustained load. */
  sustained: number
}

/** Measures the cost of a page view through the gateway, and the time until it is in the tables. */
export async function measureIngest(
  stack: Stack,
  { seconds, sustained }: IngestOptions,
): Promise<Measurement[]> {
  const { url } = stack
  return withDatabase(stack, 'analytics', async client => {
    const run = async (options: Omit<LoadOptions, 'protocol'>) => {
      const before = await countWritten(client)
      const watch = new LagWatch(client, before)
      const cpu = await secondsOfParts(stack)
      const result = await sendVisits(url, {
        protocol: protocols.stampa,
        ...options,
        onProgress: calls => watch.acknowledged(calls),
      })
      const drained = await drain(client, before + result.calls)
      await watch.stop()
      const after = await secondsOfParts(stack)
      const used = after.map((seconds, part) => seconds - (cpu[part] ?? 0))
      return { ...result, used, drained, lag: percentile(watch.lags, 99) }
    }

    console.error('warm-up …')
    await run({ seconds: Math.min(5, seconds), connections: 32 })
    const sizeBefore = await sizeOf(client)
    console.error('saturated …')
    const saturated = await run({ seconds, connections: 64 })
    const bytes = ((await sizeOf(client)) - sizeBefore) / saturated.views
    console.error('1,000 views a second …')
    const calm = await run({ seconds, connections: 64, rate: 1000 })
    console.error('withdrawals beside 1,000 views a second …')
    const token = await signIn(stack)
    const [beside, withdrawals] = await Promise.all([
      run({ seconds, connections: 64, rate: 1000 }),
      measureWithdrawals(url, token, 100),
    ])
    console.error(`10,000 views a second for ${sustained} s …`)
    const steady = await run({ seconds: sustained, connections: 128, rate: 10_000 })
    return [
      {
        name: 'page views per processor second, starts of visits included',
        values: [saturated.views / saturated.used.reduce((sum, seconds) => sum + seconds, 0)],
        unit: '/s',
        goal: { atLeast: 7000 },
      },
      ...parts.map((name, part) => ({
        name: `processor time of ${name} per view`,
        values: [((saturated.used[part] ?? Number.NaN) / saturated.views) * 1e6],
        unit: 'µs',
        digits: 1,
      })),
      { name: 'page views per second, saturated', values: [perSecond(saturated)], unit: '/s' },
      acknowledged('saturated', saturated, 20),
      acknowledged('at 1,000 views a second', calm, 10),
      {
        name: 'bytes stored per view, indexes and visits included',
        values: [bytes],
        goal: { atMost: 200 },
      },
      {
        name: `page views per second, for ${sustained} s`,
        values: [perSecond(steady)],
        unit: '/s',
        goal: { atLeast: 9990 },
      },
      {
        name: 'time from acknowledgement to the tables: p99',
        values: [steady.lag],
        unit: 'ms',
        goal: { atMost: 1000 },
      },
      {
        name: 'withdrawal of consent until everything is erased: p99',
        values: [percentile(withdrawals, 99)],
        unit: 'ms',
        goal: { atMost: 1000 },
      },
      {
        name: 'refused or lost',
        values: [
          [saturated, calm, beside, steady].reduce((sum, { refused }) => sum + refused, 0) +
            Number(!steady.drained),
        ],
        goal: { atMost: 0 },
      },
    ]
  })
}

/** The processes that a view passes through. */
const parts = ['gateway', 'analytics-1', 'analytics-worker', 'redis', 'postgres']

function secondsOfParts(stack: Stack): Promise<number[]> {
  return Promise.all(
    parts.map(name => processorSeconds(stack.parts.find(part => part.name === name)?.pid ?? 0)),
  )
}

function perSecond({ views, seconds }: LoadResult): number {
  return views / seconds
}

function acknowledged(when: string, { latencies }: LoadResult, atMost: number): Measurement {
  return {
    name: `acknowledgement ${when}: p99`,
    values: [percentile(latencies, 99)],
    unit: 'ms',
    digits: 1,
    goal: { atMost },
  }
}

/** Waits up to a minute until everything is written. @returns whether it is */
async function drain(client: pg.Client, written: number): Promise<boolean> {
  for (let tries = 0; tries < 600; tries++) {
    if ((await countWritten(client)) >= written) return true
    await pause(100)
  }
  return false
}

async function sizeOf(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ bytes: string }>(
    `select sum(pg_total_relation_size(oid)) as bytes from pg_class
     where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  )
  return Number(rows[0]?.bytes)
}
