import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'

const repository = join(import.meta.dirname, '..', '..')

/** Runs the release command. @returns its duration, s */
export async function release(store: string, ...args: string[]): Promise<number> {
  const began = performance.now()
  const command = ['run', '--silent', 'release', '--', ...args, '--store', store]
  await promisify(execFile)('npm', command, { cwd: repository })
  return (performance.now() - began) / 1000
}

/** Waits until a new document names the version of the remote. @returns the time, s @throws after a minute */
export async function visible(url: string, remote: string, version: string): Promise<number> {
  const began = performance.now()
  while (performance.now() - began < 60_000) {
    const html = await (await fetch(url)).text()
    if (html.includes(`/mfe/${remote}/${version}/`)) return (performance.now() - began) / 1000
    await pause(50)
  }
  throw new Error(`No document names ${remote} ${version}`)
}
