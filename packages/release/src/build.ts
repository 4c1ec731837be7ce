import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { ReleaseError } from './errors.ts'

/** One build, as it is handed to the process that makes it. */
export interface BuildJob {
  name: string
  /** Folder of the shell or the remote. */
  directory: string
  version: string
  /** Must not exist yet. */
  outputDirectory: string
  /** sha256 over everything the build is made from. */
  source: string
}

export type Build = (job: BuildJob) => Promise<void>

/** Enough of a compiler's output to see what is wrong. */
const keptOutputCharacters = 20_000

/**
 * Builds in a process of its own: builds then use more than one core, webpack's memory is given
 * back, and a server that starts builds goes on answering. The process ends with its parent.
 *
 * @throws {ReleaseError} with the compiler's messages.
 */
export const buildInProcess: Build = async job => {
  const child = fork(join(import.meta.dirname, 'build-process.ts'), [JSON.stringify(job)], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    execArgv: [],
    // Whoever calls may run in another environment (a test, say); equal sources give equal bytes.
    env: { ...process.env, NODE_ENV: 'production' },
  })
  let output = ''
  const keep = (chunk: string) => {
    output = `${output}${chunk}`.slice(-keptOutputCharacters)
  }
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', keep)
  const [code, signal] = (await once(child, 'close')) as [number | null, NodeJS.Signals | null]
  if (code === 0) return
  const how = signal ? `was ended by ${signal}` : 'failed'
  throw new ReleaseError(`The build of ${job.name} ${job.version} ${how}:\n${output.trim()}`)
}
