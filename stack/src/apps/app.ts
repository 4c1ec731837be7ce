import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { baseEnv, type Command } from '../process/group.ts'
import type { PartSpec } from '../process/part.ts'
import { requireOk } from '../process/poll.ts'
import { commandAs, giveTo } from '../process/system-account.ts'

export const repository = join(import.meta.dirname, '..', '..', '..')

/** Folder of the programs' compiled modules. The programs' user may write it, so root must not read it. */
export const compileCache = join(repository, 'node_modules/.cache/node-programs')

/** A workspace whose programs run under Node. */
export interface App {
  /** Path of its folder, absolute or from the repository's root. */
  folder: string
  env: NodeJS.ProcessEnv
  /** Options of Node; paths are relative to the folder. */
  flags?: string[]
  /** Whether its servers are restarted on each change of a source file. */
  watch?: boolean
}

/** Returns the command that runs one of the app's TypeScript files with the current Node. */
export async function nodeCommand(
  { folder, env, flags = [] }: App,
  file: string,
): Promise<Command> {
  await mkdir(compileCache, { recursive: true })
  await giveTo('stampa-app', [compileCache])
  const command = {
    file: process.execPath,
    args: [...flags, file],
    cwd: resolve(repository, folder),
    env: {
      ...baseEnv(),
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      // Halves the processor time that a program needs to load its modules (measured: 0.8 s instead of 1.5).
      NODE_COMPILE_CACHE: compileCache,
      ...env,
    },
  }
  // Folders of data are in the environment.
  const data = Object.values(env).flatMap(value => (value?.startsWith('/') ? [value] : []))
  return commandAs('stampa-app', command, [command.cwd, ...data])
}

/**
 * Describes an instance of an app that serves HTTP.
 *
 * @param listener port, or path of a socket
 * @param probe path that answers 200 once it has started; the readiness of all parts is polled through the gateway
 */
export function httpPart(
  name: string,
  app: App,
  file: string,
  listener: number | string,
  probe: '/healthz' | '/readyz' = '/healthz',
): PartSpec {
  const flags = app.watch ? ['--watch', '--watch-preserve-output'] : []
  const isPort = typeof listener === 'number'
  const instance = {
    ...app,
    flags: [...(app.flags ?? []), ...flags],
    env: { ...app.env, ...(isPort ? { PORT: String(listener) } : { SOCKET: listener }) },
  }
  return {
    name,
    command: () => nodeCommand(instance, file),
    ready: () =>
      isPort
        ? requireOk(`http://127.0.0.1:${listener}${probe}`)
        : requireOk(`http://localhost${probe}`, listener),
  }
}
