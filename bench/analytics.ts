import type { Stack } from '@stampa/stack'
import { fillDashboard, measureDashboard, recount } from './analytics/dashboard.ts'
import { measureIngest } from './analytics/ingest.ts'
import { withFolder, withStack } from './platform/platform.ts'
import type { Measurement } from './report/measurement.ts'
import { runBenchmark } from './report/run.ts'

const [what, ...rest] = process.argv.slice(2)
const [first, second, third] = rest.map(Number)

/**
 * - `npm run bench:analytics -- ingest [seconds] [sustained seconds]`: processor time of page views, and the
 *   delay until they are stored; the load generator runs on the same machine.
 * - `npm run bench:analytics -- dashboard [views] [days] [seconds] [folder]`: response times of the dashboard over that
 *   many views. A folder keeps the data for the next run.
 * - `npm run bench:analytics -- fill <views> <days> <folder>`: only fills the folder.
 *
 * Without a subcommand it runs the first two.
 */
await runBenchmark(async () => {
  const measurements: Measurement[] = []
  const views = { views: first ?? 100_000_000, days: second ?? 720 }
  if (what === undefined || what === 'ingest') {
    const options = { seconds: first ?? 20, sustained: second ?? 300 }
    measurements.push(...(await onStack(stack => measureIngest(stack, options), ['shell'])))
  }
  if (what === undefined || what === 'dashboard') {
    const measure = (stack: Stack) => measureDashboard(stack, { ...views, seconds: third ?? 20 })
    measurements.push(...(await onStack(measure, ['shell', 'admin', 'analytics'], rest[3])))
  }
  if (what === 'fill') await onStack(stack => fillDashboard(stack, views), ['shell'], rest[2])
  return measurements
})

/**
 * Measures on a stack of its own, and checks at the end that its rollups match its visits.
 *
 * @param kept folder to keep and reuse; a temporary one by default. A kept folder is not checked, which takes a
 *   quarter of an hour at its size: run `npm run recount`
 */
function onStack(
  measure: (stack: Stack) => Promise<Measurement[]>,
  release: string[],
  kept?: string,
): Promise<Measurement[]> {
  const work = async (stack: Stack) => {
    const measurements = await measure(stack)
    if (kept !== undefined) return measurements
    console.error('comparing the rollups with the visits …')
    const exact = Number(await recount(stack))
    return [
      ...measurements,
      { name: 'rollups match visits (1: yes)', values: [exact], goal: { atLeast: 1 } },
    ]
  }
  const options = { demo: false, release, trackingCallsPerMinute: 1_000_000_000 }
  return withFolder(folder => withStack(folder, work, options), kept)
}
