import { fork } from 'node:child_process'
import { once } from 'node:events'
import { ReleaseError } from '@stampa/registry'

/** A build, as the build process receives it. */
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

/** Characters of compiler output kept for an error message. */
const keptOutputCharacters = 20_000

/**
 * Builds in a child process: builds use more than one core, webpack's memory is released, and the parent stays
 * responsive. The process ends with its parent.
 *
 * @throws {ReleaseError} with the compiler's messages
 */
export const buildInProcess: Build = async job => {
  const child = fork(import.meta.filename, [JSON.stringify(job)], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    execArgv: [],
    // The caller's environment may differ (tests), and equal sources must give equal bytes.
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

// The process of `buildInProcess`; only it loads the compiler.
if (import.meta.main) {
  // The parent has ended, and with it the need for this build.
  process.once('disconnect', () => process.exit(1))
  try {
    const { buildRelease, readDeployable } = await import('@stampa/webpack')
    const { directory, ...job } = JSON.parse(process.argv[2] ?? 'null') as BuildJob
    await buildRelease({ ...job, deployable: await readDeployable(directory) })
    process.exit(0)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}
