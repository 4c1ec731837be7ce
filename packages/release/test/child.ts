import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'

export interface Ended {
  code: number | null
  signal: NodeJS.Signals | null
  /** Lines of its standard output. */
  lines: string[]
  errors: string
}

export interface ChildOptions {
  args: string[]
  nodeArgs?: string[]
  env?: Record<string, string>
  /** After this long the process is killed, wherever it is. */
  killAfterMilliseconds?: number
}

/** Runs a TypeScript file of this package as a process of its own, to its end. */
export async function runChild(file: string, options: ChildOptions): Promise<Ended> {
  const { args, nodeArgs = [], env = {}, killAfterMilliseconds } = options
  const script = join(import.meta.dirname, '..', file)
  const child = spawn(process.execPath, [...nodeArgs, script, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  })
  const timer =
    killAfterMilliseconds === undefined
      ? undefined
      : setTimeout(() => child.kill('SIGKILL'), killAfterMilliseconds)
  const [output, errors, [code, signal]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close') as Promise<[number | null, NodeJS.Signals | null]>,
  ])
  clearTimeout(timer)
  return { code, signal, lines: output.split('\n').filter(Boolean), errors }
}
