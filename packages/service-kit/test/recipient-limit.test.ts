import { afterAll, beforeAll, expect, test } from 'vitest'
import { limitRecipients } from '../src/mail/recipient-limit.ts'
import { createTestApp, type TestApp } from '../src/testing/index.ts'
import { buildApp } from './fixture/app.ts'

let service: TestApp

beforeAll(async () => {
  service = await createTestApp(buildApp, {})
})

afterAll(() => service.close())

const hour = 3600

test('lets three mails an hour and ten a day reach a mailbox', async () => {
  const mayReceive = limitRecipients(service.app)
  const outcomes: boolean[] = []
  for (let n = 0; n < 24; n++) {
    outcomes.push(await mayReceive('maria@example.gr', `mail-${n}`, Math.floor(n / 4) * hour))
  }
  const hourly = [true, true, true, false]
  expect(outcomes).toEqual([...hourly, ...hourly, ...hourly, true, ...Array(11).fill(false)])
  expect(await mayReceive('maria@example.gr', 'next day', 25 * hour)).toBe(true)
})

test('counts a mail once however often it is tried, and a mailbox once however it is written', async () => {
  const mayReceive = limitRecipients(service.app)
  const addresses = ['nikos@example.gr', 'Nikos@Example.gr', 'nikos+shop@example.gr']
  for (const [n, address] of addresses.entries()) {
    for (let attempt = 0; attempt < 3; attempt++) {
      expect(await mayReceive(address, `mail-${n}`)).toBe(true)
    }
  }
  expect(await mayReceive('nikos+other@example.gr', 'a fourth')).toBe(false)
  expect(await mayReceive('anna@example.gr', 'a fourth')).toBe(true)
})

test('stores no address in Redis', async () => {
  const { redis } = service.app
  await limitRecipients(service.app)('secret-name@example.gr', 'mail')
  const keys = await redis.keys('*')
  expect(keys.join()).not.toContain('secret-name')
  expect(keys.some(key => key.includes('mails:to:'))).toBe(true)
})
