import type { Stack } from '@stampa/stack'
import { fillDashboard, measureDashboard, recount } from './analytics/dashboard.ts'
import { measureIngest } from './analytics/ingest.ts'
import { withFolder } from './platform/folder.ts'
import { withStack } from './platform/stack.ts'
import { describeMachine } from './report/machine.ts'
import { isMissed, type Measurement, measurementTable } from './report/measurement.ts'

/**
 * - `npm run bench:analytics -- ingest [seconds] [sustained seconds]`: what visits cost to take in, and how soon they
 *   are there; the load generator runs on the same machine.
 * - `npm run bench:analytics -- dashboard [views] [days] [seconds] [folder]`: how fast the dashboard is over so many
 *   views. A folder keeps them for the next time.
 * - `npm run bench:analytics -- fill <views> <days> <folder>`: only prepares such a folder.
 *
 * The first two when none is named.
 */
async function main(): Promise<number> {
  const [what, ...rest] = process.argv.slice(2)
  const [first, second, third] = rest.map(Number)
  const measurements: Measurement[] = []
  if (what === undefined || what === 'ingest') {
    const options = { seconds: first ?? 20, sustained: second ?? 300 }
    measurements.push(
      ...(await onStack(stack => measureIngest(stack, options), { release: ['shell'] })),
    )
  }
  if (what === undefined || what === 'dashboard') {
    const options = { views: first ?? 100_000_000, days: second ?? 720, seconds: third ?? 20 }
    measurements.push(
      ...(await onStack(stack => measureDashboard(stack, options), {
        release: ['shell', 'admin', 'analytics'],
        kept: rest[3],
      })),
    )
  }
  if (what === 'fill') {
    const options = { views: first ?? 100_000_000, days: second ?? 720 }
    measurements.push(
      ...(await onStack(stack => fillDashboard(stack, options), {
        release: ['shell'],
        kept: rest[2],
      })),
    )
  }
  console.log(`\n${describeMachine()}\n\n${measurementTable(measurements)}`)
  return measurements.some(isMissed) ? 1 : 0
}

/**
 * On a platform of its own, whose sums must be what its visits come to in the end.
 *
 * @param kept folder that stays and is used again; one of its own when left out. What is kept is not counted anew: it is
 *   for sizes at which that takes a quarter of an hour, and `npm run recount` does it
 */
function onStack(
  measure: (stack: Stack) => Promise<Measurement[]>,
  { release, kept }: { release: string[]; kept?: string | undefined },
): Promise<Measurement[]> {
  const work = async (stack: Stack) => {
    const measurements = await measure(stack)
    if (kept !== undefined) return measurements
    console.error('counting anew …')
    const exact = Number(await recount(stack))
    return [
      ...measurements,
      { name: 'sums are what visits come to', values: [exact], goal: { atLeast: 1 } },
    ]
  }
  return withFolder(
    folder =>
      withStack(folder, work, {
        demo: false,
        release,
        limits: { writesPerMinute: 1_000_000_000 },
        trackingCallsPerMinute: 1_000_000_000,
      }),
    kept,
  )
}

process.exit(await main())
