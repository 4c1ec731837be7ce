import { resolve } from 'node:path'
import { repository } from '../apps/app.ts'
import { StopSignals } from '../terminal/stop-signals.ts'

/** Returns the data folder of `DATA_DIR`. */
export function defaultDataDir(): string {
  return resolve(repository, process.env.DATA_DIR || '.data')
}

/** Runs a command to its end and exits: with 1 and the error's message when it fails or is interrupted. */
export async function runCommand(work: (signal: AbortSignal) => Promise<void>): Promise<never> {
  try {
    await work(new StopSignals().first)
    process.exit(0)
  } catch (error) {
    console.error(`\n${error instanceof Error ? error.message : error}\n`)
    process.exit(1)
  }
}
