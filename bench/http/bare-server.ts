import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { fetchRaw, type Target } from './target.ts'

/** A Fastify server with one route, in a process of its own. */
export interface BareServer {
  target: Target
  stop(): void
}

/** Starts one whose route answers what the address answers now, from memory. */
export async function startBareServer(of: Target): Promise<BareServer> {
  const { body, type, encoding } = await fetchRaw(of)
  const child = fork(join(import.meta.dirname, 'bare-fastify.ts'), {
    execArgv: [],
    env: { ...process.env, NODE_ENV: 'production' },
    serialization: 'advanced',
  })
  child.send({ path: new URL(of.url).pathname, body, type, encoding })
  const [address] = (await once(child, 'message')) as [string]
  return {
    target: { url: address + new URL(of.url).pathname, headers: of.headers },
    stop: () => void child.kill(),
  }
}
