/** `npm start`: the whole platform until Ctrl-C. */
import { runPlatform } from './run-platform.ts'
import { StopSignals } from './terminal/stop-signals.ts'

process.exit(await runPlatform(new StopSignals()))
