import { withPlatform } from './platform/platform.ts'
import { runBenchmark } from './report/run.ts'
import { measureEditing } from './studio/measure-editing.ts'
import { measureOpening } from './studio/measure-opening.ts'
import { measureScripts } from './studio/measure-scripts.ts'

/** `npm run bench:studio`: opening times and interaction latencies of the design studio. */
await runBenchmark(() =>
  withPlatform(async ({ url, releasesDir }) => [
    ...(await measureScripts(url, releasesDir)),
    ...(await measureOpening(url)),
    ...(await measureEditing(url)),
  ]),
)
