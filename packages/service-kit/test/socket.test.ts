import { mkdtemp, rm } from 'node:fs/promises'
import { get, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { afterAll, expect, test } from 'vitest'
import { createBaseApp } from '../src/app/base-app.ts'
import { startService } from './process.ts'

const folder = await mkdtemp(join(tmpdir(), 'stampa-socket-'))
afterAll(() => rm(folder, { recursive: true }))

function ask(socketPath: string, path: string, headers = {}): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    get({ socketPath, path, headers, agent: false }, resolve).on('error', reject)
  })
}

test('listens on a socket, also when a killed process has left one there', async () => {
  const SOCKET = join(folder, 'killed')
  for (let round = 0; round < 2; round += 1) {
    const { child, exited } = await startService({ SOCKET })
    expect((await ask(SOCKET, '/healthz')).statusCode).toBe(200)
    child.kill('SIGKILL')
    await exited
  }
})

test('believes the address that the gateway passes on, and no more of what a client sent', async () => {
  const SOCKET = join(folder, 'addresses')
  const app = await createBaseApp('test', { SOCKET, LOG_LEVEL: 'silent', TRUST_PROXY: '::1' })
  app.get('/address', async ({ ip }) => ({ ip }))
  await app.listen({ path: SOCKET })
  const headers = { 'x-forwarded-for': '192.0.2.1, 192.0.2.2' }
  expect(await json(await ask(SOCKET, '/address', headers))).toEqual({ ip: '192.0.2.2' })
  await app.close()
})
