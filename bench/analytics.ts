import { measureIngest } from './analytics/ingest.ts'
import { withFolder } from './platform/folder.ts'
import { withStack } from './platform/stack.ts'
import { describeMachine } from './report/machine.ts'
import { isMissed, type Measurement, measurementTable } from './report/measurement.ts'

/**
 * `npm run bench:analytics [seconds] [sustained seconds]`: what visits cost to take in, and how soon they are there.
 * The load generator runs on the same machine.
 */
async function main(): Promise<number> {
  const [seconds = 20, sustained = 300] = process.argv.slice(2).map(Number)
  const measurements: Measurement[] = await withFolder(folder =>
    withStack(folder, stack => measureIngest(stack, { seconds, sustained }), {
      demo: false,
      release: ['shell'],
      trackingCallsPerMinute: 1_000_000_000,
    }),
  )
  console.log(`\n${describeMachine()}\n\n${measurementTable(measurements)}`)
  return measurements.some(isMissed) ? 1 : 0
}

process.exit(await main())
