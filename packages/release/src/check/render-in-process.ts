import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { workspaceRoot } from '../workspace.ts'
import type { RenderingJob, RenderingResult } from './rendering.ts'

/** Time limit of all pages of a job, ms. */
const limitMilliseconds = 60_000

/**
 * Renders in a process that reads nothing but this package's code and its dependencies: the bundles are those of several
 * teams, and the caller can read the keys of one.
 */
export async function renderInProcess(job: RenderingJob): Promise<RenderingResult> {
  const readable = ['package.json', 'packages/', 'node_modules/']
  const child = fork(join(import.meta.dirname, 'rendering-process.ts'), {
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    execArgv: [
      '--permission',
      ...readable.map(path => `--allow-fs-read=${join(workspaceRoot, path)}`),
    ],
    env: { NODE_ENV: 'production' },
    timeout: limitMilliseconds,
  })
  let result: RenderingResult | undefined
  child.once('message', message => {
    result = message as RenderingResult
  })
  child.send(job)
  const [errors] = await Promise.all([child.stderr ? text(child.stderr) : '', once(child, 'close')])
  if (result) return result
  const { version } = job.shell.release
  const problem = /^\w*Error: .*/m.exec(errors)?.[0] ?? 'it did not end in time'
  return {
    pages: [],
    failures: [
      `shell ${version} does not start in the server: ${problem}. Correct it and release again.`,
    ],
  }
}
