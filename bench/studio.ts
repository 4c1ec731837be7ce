import { withPlatform } from './platform/platform.ts'
import { describeMachine } from './report/machine.ts'
import { isMissed, measurementTable } from './report/measurement.ts'
import { measureEditing } from './studio/measure-editing.ts'
import { measureOpening } from './studio/measure-opening.ts'
import { measureScripts } from './studio/measure-scripts.ts'

/** `npm run bench:studio`: opening times and interaction latencies of the design studio. */
async function main(): Promise<number> {
  const measurements = await withPlatform(async ({ url, releasesDir }) => [
    ...(await measureScripts(url, releasesDir)),
    ...(await measureOpening(url)),
    ...(await measureEditing(url)),
  ])
  console.log(`\n${describeMachine()}\n\n${measurementTable(measurements)}`)
  return measurements.some(isMissed) ? 1 : 0
}

process.exit(await main())
