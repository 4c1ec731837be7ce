import { Agent, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { sharedAddressLimits } from '../src/config.ts'
import { type Gateway, startGateway } from './harness.ts'

let gateway: Gateway

beforeEach(async () => {
  gateway = await startGateway(sharedAddressLimits)
  gateway.catalog.answer = (_, response) => response.end('first')
  gateway.spare.answer = (_, response) => response.end('spare')
})

afterEach(() => gateway.stop())

test('switches to the spare instances of a service and back without closing a connection', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const ports = new Set<number | undefined>()
  const ask = () =>
    new Promise<string>((resolve, reject) => {
      const outgoing = request({ port: gateway.port, path: '/api/products', agent }, response => {
        ports.add(outgoing.socket?.localPort)
        resolve(text(response))
      })
      outgoing.on('error', reject).end()
    })
  try {
    expect(await ask()).toBe('first')
    await gateway.useSpare(true)
    expect(await ask()).toBe('spare')
    expect((await gateway.askInternally('/api/products')).text).toBe('spare')
    await gateway.useSpare(false)
    expect(await ask()).toBe('first')
    expect(ports.size).toBe(1)
  } finally {
    agent.destroy()
  }
})

test('a body that arrives during the switch reaches the instances that are live then', async () => {
  const answer = new Promise<string>((resolve, reject) => {
    const options = { port: gateway.port, path: '/api/products', method: 'POST' }
    const outgoing = request({ ...options, headers: { 'content-length': 8 } }, response =>
      resolve(text(response)),
    )
    outgoing.on('error', reject)
    outgoing.write('half', async () => {
      // The answer to a later request shows that nginx has chosen an upstream for the first one.
      await gateway.ask('/api/products')
      await gateway.useSpare(true)
      await gateway.catalog.stop()
      outgoing.end('half')
    })
  })
  expect(await answer).toBe('spare')
  expect(gateway.spare.seen).toMatchObject([{ method: 'POST', body: 'halfhalf' }])
})
