import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import type { StackContext } from './apps/environment.ts'
import { openDataDir } from './data-dir.ts'
import { planLayout } from './layout.ts'
import { freePorts } from './process/free-port.ts'
import { Supervisor } from './process/supervisor.ts'
import { fromEnvironment } from './run-platform.ts'
import { openSecrets } from './secrets.ts'
import { Starter } from './starter.ts'

let dataDir: string

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'stampa-starter-'))
  await chmod(dataDir, 0o711)
  return () => rm(dataDir, { recursive: true })
})

/** Returns what a start of the platform with these variables knows. */
async function stackContext(env: NodeJS.ProcessEnv): Promise<StackContext> {
  const [port = 0] = await freePorts(1)
  const options = fromEnvironment({ DATA_DIR: dataDir, PORT: String(port), ...env })
  const { databaseUrl = '', redisUrl = '' } = options
  return {
    options,
    databaseUrl,
    redisUrl,
    layout: await planLayout(options),
    folders: await openDataDir(dataDir),
    secrets: await openSecrets(dataDir),
    administrator: { email: 'anna@example.gr', password: undefined, given: true },
  }
}

test('behind a proxy with TLS the gateway sends HSTS and trusts the address that the proxy names', async () => {
  const on = await stackContext({ PUBLIC_SCHEME: 'https', PROXY_ADDRESS: '127.0.0.1' })
  const pages = createServer(({ headers }, response) =>
    response.end(`${headers['x-forwarded-proto']} ${headers['x-forwarded-for']}`),
  )
  await once(pages.listen(on.layout.pages[0], '127.0.0.1'), 'listening')
  const supervisor = new Supervisor({ onLog: () => {}, onStart: async () => {} })
  try {
    await new Starter(on, supervisor).startGateway()
    const headers = { 'x-forwarded-for': '203.0.113.7' }
    const response = await fetch(`http://127.0.0.1:${on.layout.gateway}/`, { headers })
    expect(response.headers.get('strict-transport-security')).toContain('max-age=')
    expect(await response.text()).toBe('https 203.0.113.7')
  } finally {
    await supervisor.stop()
    pages.close()
    await rm(on.folders.gatewayCache, { recursive: true, force: true })
  }
})

test.each([
  [{ PORT: '99999' }, 'PORT'],
  [{ PUBLIC_SCHEME: 'ftp' }, 'PUBLIC_SCHEME'],
])('refuses %j', (env, name) => {
  expect(() => fromEnvironment(env)).toThrow(name)
})

test('a server of its own that does not answer ends the start with its variable', async () => {
  const DATABASE_URL = 'postgres://shop:secret@127.0.0.1:1/shop'
  const on = await stackContext({ DATABASE_URL, REDIS_URL: 'redis://127.0.0.1:1' })
  const starter = new Starter(on, new Supervisor({ onLog: () => {}, onStart: async () => {} }))
  const server = { dataDir, port: 0, password: '', durable: true }
  await expect(starter.startPostgres(server)).rejects.toThrow(/^The server of DATABASE_URL .*ECONN/)
  await expect(starter.startRedis(server)).rejects.toThrow(/^The server of REDIS_URL .*ECONN/)
})
