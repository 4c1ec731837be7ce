import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { freePorts, requirePort } from './free-port.ts'

test('returns different ports that can be listened on', async () => {
  const ports = await freePorts(20)
  expect(new Set(ports).size).toBe(20)
  await Promise.all(ports.map(requirePort))
})

test('returns no port of the range for outgoing connections', async () => {
  for (const port of await freePorts(50)) expect(port).toBeLessThan(32_768)
})

test('refuses a port in use with advice', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0
  try {
    await expect(requirePort(port)).rejects.toThrow(`Port ${port} is in use. Choose another: PORT=`)
  } finally {
    server.close()
  }
})
