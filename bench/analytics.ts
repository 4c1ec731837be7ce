import type { Stack } from '@stampa/stack'
import { measureDashboard, recount } from './analytics/dashboard.ts'
import { measureIngest } from './analytics/ingest.ts'
import { withFolder } from './platform/folder.ts'
import { withStack } from './platform/stack.ts'
import { describeMachine } from './report/machine.ts'
import { isMissed, type Measurement, measurementTable } from './report/measurement.ts'

/**
 * `npm run bench:analytics -- ingest [seconds] [sustained seconds]`: what visits cost to take in, and how soon they are
 * there; the load generator runs on the same machine. `npm run bench:analytics -- dashboard [views] [days] [seconds]`: how
 * fast the dashboard is over so many views. Both when neither is named.
 */
async function main(): Promise<number> {
  const [what, ...rest] = process.argv.slice(2)
  const numbers = rest.map(Number)
  const measurements: Measurement[] = []
  if (what !== 'dashboard') {
    const [seconds = 20, sustained = 300] = numbers
    measurements.push(...(await onStack(stack => measureIngest(stack, { seconds, sustained }))))
  }
  if (what !== 'ingest') {
    const [views = 100_000_000, days = 720, seconds = 20] = what === 'dashboard' ? numbers : []
    measurements.push(
      ...(await onStack(stack => measureDashboard(stack, { views, days, seconds }))),
    )
  }
  console.log(`\n${describeMachine()}\n\n${measurementTable(measurements)}`)
  return measurements.some(isMissed) ? 1 : 0
}

/** On a platform of its own, whose sums must be what its visits come to in the end. */
function onStack(measure: (stack: Stack) => Promise<Measurement[]>): Promise<Measurement[]> {
  const work = async (stack: Stack) => {
    const measurements = await measure(stack)
    console.error('counting anew …')
    const exact = Number(await recount(stack))
    return [
      ...measurements,
      { name: 'sums are what visits come to', values: [exact], goal: { atLeast: 1 } },
    ]
  }
  return withFolder(folder =>
    withStack(folder, work, {
      demo: false,
      release: ['shell'],
      trackingCallsPerMinute: 1_000_000_000,
    }),
  )
}

process.exit(await main())
