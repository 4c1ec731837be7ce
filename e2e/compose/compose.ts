import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const cwd = join(import.meta.dirname, '..', '..')

/** Runs `docker compose` on this run's project. @returns its output @throws with its error output */
export async function compose(...args: string[]): Promise<string> {
  return docker('compose', ...args)
}

/** Runs `docker`. @returns its output @throws with its error output */
export async function docker(...args: string[]): Promise<string> {
  const { stdout } = await run('docker', args, { cwd })
  return stdout.trim()
}

/** Runs `docker compose` with inherited output. @throws when it fails */
export async function composeAloud(...args: string[]): Promise<void> {
  const child = spawn('docker', ['compose', '--progress', 'plain', ...args], {
    cwd,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`docker compose ${args.join(' ')} ended with ${code}`)
}

/** Returns the ids of a service's running containers. */
export async function containers(service: string): Promise<string[]> {
  const ids = await compose('ps', '--quiet', service)
  return ids.split('\n').filter(Boolean)
}
