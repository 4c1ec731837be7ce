import { afterAll, expect, test } from 'vitest'
import { limitRecipients } from '../src/mail/recipient-limit.ts'
import { createTestApp } from '../src/testing/index.ts'
import { buildApp } from './fixture/app.ts'

const service = await createTestApp(buildApp, {})
afterAll(() => service.close())

const hour = 3600

test('lets three mails an hour and ten a day reach a mailbox', async () => {
  const mayReceive = limitRecipients(service.app)
  const hourly = [true, true, true, false]
  for (const begin of [0, 22 * hour]) {
    const address = `maria-${begin}@example.gr`
    const outcomes: boolean[] = []
    for (let n = 0; n < 24; n++) {
      const at = begin + Math.floor(n / 4) * hour
      outcomes.push(await mayReceive(address, `mail-${n}`, { at }))
    }
    expect(outcomes).toEqual([...hourly, ...hourly, ...hourly, true, ...Array(11).fill(false)])
    expect(await mayReceive(address, 'next day', { at: begin + 25 * hour })).toBe(true)
  }
})

test('counts a mail of the last minutes of a day in the first ones of the next', async () => {
  const mayReceive = limitRecipients(service.app)
  const midnight = 24 * hour
  for (let n = 0; n < 3; n++) {
    expect(await mayReceive('eleni@example.gr', `mail-${n}`, { at: midnight - 60 })).toBe(true)
  }
  expect(await mayReceive('eleni@example.gr', 'a fourth', { at: midnight + 60 })).toBe(false)
  expect(await mayReceive('eleni@example.gr', 'mail-0', { at: midnight + 60 })).toBe(true)
})

test.each([
  ['case and tag', 'nikos@example.gr', 'Nikos@Example.gr', 'nikos+shop@example.gr'],
  ['letters of other shapes', 'fw@example.com', 'fw@ｅxample.com', 'fw@exªmple.com'],
  ['international and ASCII domain', 'a@bücher.gr', 'a@xn--bcher-kva.gr', 'a@BÜCHER.gr'],
  ['points at Gmail', 'al.fa@gmail.com', 'alfa@gmail.com', 'a.l.f.a@googlemail.com'],
])(
  'counts a mail once however often it is tried, and a mailbox once however it is written: %s',
  async (_, ...addresses) => {
    const mayReceive = limitRecipients(service.app)
    for (const [n, address] of addresses.entries()) {
      for (let attempt = 0; attempt < 3; attempt++) {
        expect(await mayReceive(address, `mail-${n}`)).toBe(true)
      }
    }
    for (const address of addresses) expect(await mayReceive(address, 'a fourth')).toBe(false)
    expect(await mayReceive(`other-${addresses[0]}`, 'a fourth')).toBe(true)
  },
)

test('counts the mails that a recipient asks for apart from the others', async () => {
  const mayReceive = limitRecipients(service.app)
  const send = (name: string, isRequested: boolean) =>
    mayReceive('anna@example.gr', name, { isRequested })
  for (const name of ['a', 'b', 'c']) expect(await send(name, false)).toBe(true)
  expect(await send('d', false)).toBe(false)
  for (const name of ['e', 'f', 'g']) expect(await send(name, true)).toBe(true)
  expect(await send('h', true)).toBe(false)
})

test('stores no address in Redis', async () => {
  const { redis } = service.app
  await limitRecipients(service.app)('secret-name@example.gr', 'mail')
  const keys = await redis.keys('*')
  expect(keys.join()).not.toContain('secret-name')
  expect(keys.some(key => key.includes('mails:to:'))).toBe(true)
})
