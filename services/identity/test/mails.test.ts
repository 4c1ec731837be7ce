import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { callService } from '@stampa/service-kit/testing'
import { afterAll, expect, test } from 'vitest'
import { invitation, passwordReset } from '../src/mails/mails.ts'
import { buildWorker } from '../src/worker.ts'
import { admin, createIdentity, linkKey } from './identity.ts'

const identity = await createIdentity()
const token = String((await identity.signIn(admin)).body.token)
const folder = await mkdtemp(join(tmpdir(), 'identity-mails-'))
const worker = await buildWorker({
  ...identity.config,
  LINK_KEY: linkKey,
  CATALOG_URL: 'http://127.0.0.1:1',
  PUBLIC_ORIGIN: 'https://shop.example',
  MAIL_DIR: folder,
  MAIL_FROM: 'no-reply@shop.example',
  OUTBOX_POLL_MS: 50,
})
await worker.listen({ host: '127.0.0.1', port: 0 })

afterAll(async () => {
  await worker.close()
  await identity.close()
  await rm(folder, { recursive: true })
})

/** Returns the token in the newest mail to an address, once it is there. */
async function mailedToken(email: string, subject: RegExp): Promise<string> {
  let found: string | undefined
  await expect
    .poll(async () => {
      const files = (await readdir(folder)).filter(name => name.endsWith('.eml')).sort()
      const mails = await Promise.all(files.map(name => readFile(join(folder, name), 'utf8')))
      const mail = mails
        .map(text => text.replaceAll('=\r\n', ''))
        .findLast(text => text.includes(`To: ${email}`) && subject.test(text))
      found = /https:\/\/shop\.example\/admin\/set-password#([\w-]+)/.exec(mail ?? '')?.[1]
      return found
    })
    .toBeDefined()
  return found ?? ''
}

function post(path: string, json: object, sender: string | null = null) {
  return callService<{ _id: string }>(identity.app, 'POST', `/api/auth/${path}`, {
    json,
    token: sender,
  })
}

test('mails the link of an invitation and of a reset, each of which sets the password', async () => {
  const email = 'maria@example.gr'
  await post('people', { email, role: 'sales' }, token)
  const invitation = await mailedToken(email, /choose a password to sign in/i)
  const first = { token: invitation, newPassword: 'long enough, and chosen' }
  expect((await post('password-link', first)).status).toBe(204)
  await post('password-reset', { email })
  const reset = await mailedToken(email, /if you did not ask for it/i)
  const second = { token: reset, newPassword: 'another one, also long' }
  expect((await post('password-link', second)).status).toBe(204)
  expect((await identity.signIn({ email, password: second.newPassword })).status).toBe(200)
})

test('strangers who ask for a reset neither flood the mailbox nor keep its administrator from a link', async () => {
  const { email } = await identity.addPerson('sales')
  const ask = () => post('password-reset', { email })
  const mailed = async () => {
    const files = (await readdir(folder)).filter(name => name.endsWith('.eml'))
    const mails = await Promise.all(files.map(name => readFile(join(folder, name), 'utf8')))
    return mails.filter(text => text.includes(`To: ${email}`)).length
  }
  await Promise.all([ask(), ask(), ask()])
  await expect.poll(mailed).toBe(1)
  const { redis } = identity.app
  const { keyPrefix = '' } = redis.options
  for (let mails = 2; mails <= 12; mails++) {
    // The pause is over.
    const keys = await redis.keys(`${keyPrefix}limit:reset:*`)
    await redis.del(keys.map(key => key.slice(keyPrefix.length)))
    expect((await ask()).status).toBe(202)
    await expect.poll(mailed).toBe(mails)
  }
})

test('sends no mail for an unknown e-mail, and settles its event', async () => {
  const before = await readdir(folder)
  await post('password-reset', { email: 'nobody@example.gr' })
  await expect
    .poll(() => identity.db('mails').where({ state: 'obsolete' }).pluck('state'))
    .toEqual(['obsolete'])
  expect(await readdir(folder)).toEqual(before)
})

test.each([invitation, passwordReset])(
  'ends the sentence of a Greek time with one stop',
  letter => {
    const text = JSON.stringify(letter('https://shop.example', new Date('2026-11-28T13:30:00Z')))
    expect(text).toContain(', 15:30.')
    expect(text).not.toMatch(/μ\.|\.\./)
  },
)
