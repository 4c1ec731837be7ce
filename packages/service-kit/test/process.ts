import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { Agent, get } from 'node:http'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

/** The fixture service as a process of its own. */
export interface ServiceProcess {
  origin: string
  child: ChildProcess
  /** Its log so far, parsed. */
  log: Record<string, unknown>[]
  /** Resolves with the exit code, null when a signal ended it. */
  exited: Promise<number | null>
}

/** Resolves when it listens. @param env variables of its own */
export async function startService(env: NodeJS.ProcessEnv = {}): Promise<ServiceProcess> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'fixture/server.ts')], {
    env: {
      DATABASE_URL: process.env.TEST_DATABASE_URL,
      REDIS_URL: process.env.TEST_REDIS_URL,
      JWKS_URL: 'http://127.0.0.1:1/',
      PORT: '0',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = once(child, 'exit').then(([code]) => code as number | null)
  const log: Record<string, unknown>[] = []
  const origin = Promise.withResolvers<string>()
  createInterface(child.stdout).on('line', line => {
    const entry = JSON.parse(line)
    log.push(entry)
    const [, address] = /listening at (\S+)/.exec(String(entry.msg)) ?? []
    if (address) origin.resolve(address)
  })
  exited.then(code => origin.reject(new Error(`it ended with ${code} before listening`)))
  return { origin: await origin.promise, child, log, exited }
}

export interface Answer {
  status: number
  connection: string | undefined
  reused: boolean
}

export function call(origin: string, path: string, agent: Agent): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  const request = get(`${origin}${path}`, { agent }, response => {
    response.resume().on('end', () =>
      resolve({
        status: response.statusCode ?? 0,
        connection: response.headers.connection,
        reused: request.reusedSocket,
      }),
    )
  })
  request.on('error', reject)
  return promise
}

/** One connection, kept open between requests, as a proxy keeps it. */
export function keptConnection(): Agent {
  return new Agent({ keepAlive: true, maxSockets: 1 })
}
