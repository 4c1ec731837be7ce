import { setTimeout } from 'node:timers/promises'
import type { Measurement } from '../report/measurement.ts'
import type { Call } from './calls.ts'
import type { PlanLog } from './plan-log.ts'

/** Milliseconds that no query may take. */
const slowest = 5

const rounds = 5

/** What the slowest query of each call takes, and how many skip rows by OFFSET. */
export async function measureQueries(
  url: string,
  calls: Call[],
  log: PlanLog,
): Promise<Measurement[]> {
  const durations = new Map<Call, number[]>(calls.map(call => [call, []]))
  let skipping = 0
  for (let round = 0; round < rounds; round++) {
    for (const call of calls) {
      const queries = await log.queriesOf(url, call)
      const longest = Math.max(...queries.map(({ duration }) => duration))
      // Compiled and in memory it counts.
      if (round > 0) durations.get(call)?.push(longest)
      skipping += queries.filter(({ text }) => /\boffset\b/i.test(text)).length
    }
    // Until the service remembers none of its answers.
    await setTimeout(1000)
  }
  return [
    ...Array.from(durations, ([{ name }, values]) => ({
      name: `slowest query: ${name}`,
      values,
      unit: 'ms',
      digits: 2,
      goal: { atMost: slowest },
    })),
    { name: 'queries with OFFSET', values: [skipping], goal: { atMost: 0 } },
  ]
}
