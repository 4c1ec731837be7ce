import { setTimeout } from 'node:timers/promises'
import type { Measurement } from '../report/measurement.ts'
import { median } from '../report/statistics.ts'
import type { Call } from './calls.ts'
import type { PlanLog } from './plan-log.ts'

/** Milliseconds that no query may take. */
const slowest = 5

const rounds = 8

/**
 * What the slowest query of each call takes, and how many skip rows by OFFSET. A query is as slow as the median of its
 * runs: on two cores it now and then waits for the processor that this process or the service has, which is no work of
 * its own. How many single runs were above the goal is told beside it.
 */
export async function measureQueries(
  url: string,
  calls: Call[],
  log: PlanLog,
): Promise<Measurement[]> {
  /** Of each call, the durations of its first, second, … query, round by round. */
  const durations = new Map<Call, number[][]>(calls.map(call => [call, []]))
  let skipping = 0
  for (let round = 0; round < rounds; round++) {
    for (const call of calls) {
      const queries = await log.queriesOf(url, call)
      // Compiled and in memory it counts.
      if (round > 0) durations.get(call)?.push(queries.map(({ duration }) => duration))
      skipping += queries.filter(({ text }) => /\boffset\b/i.test(text)).length
    }
    // Until the service remembers none of its answers.
    await setTimeout(1000)
  }
  const runs = [...durations.values()].flat(2)
  return [
    ...Array.from(durations, ([{ name }, ofRounds]) => ({
      name: `slowest query: ${name}`,
      values: runsOfSlowest(ofRounds),
      unit: 'ms',
      digits: 2,
      goal: { atMost: slowest },
    })),
    {
      name: `single runs above ${slowest} ms, of ${runs.length.toLocaleString('en')}`,
      values: [runs.filter(duration => duration > slowest).length],
    },
    { name: 'queries with OFFSET', values: [skipping], goal: { atMost: 0 } },
  ]
}

/** @returns the runs of the query whose median is the highest */
function runsOfSlowest(ofRounds: number[][]): number[] {
  const [first = []] = ofRounds
  const queries = first.map((_duration, n) => ofRounds.map(durations => durations[n] ?? 0))
  return queries.toSorted((a, b) => median(b) - median(a))[0] ?? []
}
