import { emailKey } from '@stampa/rules/contact'
import { createLinks } from '@stampa/service-kit/links'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { down, up } from '../migrations/20261128t1900-tell-mailboxes-apart.ts'
import { listOpenRecords } from '../src/clients/lost-links.ts'
import type { Client } from '../src/clients/schema.ts'
import { SalesTest } from './sales.ts'

const sales = await SalesTest.start()
const { orders, db } = sales
const token = await orders.test.confirmedToken()
afterAll(() => sales.stop())

/** Spellings of one mailbox, and addresses of others that Unicode folds into it. */
function addresses() {
  const rest = `\u00e5sa-${crypto.randomUUID()}@example.gr`
  return {
    spellings: [`k${rest}`, `K${rest.replace('sa-', 'SA-')}`] as const,
    others: [`\u212a${rest}`, `k${rest.replace('\u00e5', '\u212b')}`] as const,
  }
}

async function openRecords(email: string): Promise<string[]> {
  const records = await listOpenRecords(db, createLinks(orders.config.LINK_KEY), email)
  return records.map(({ id }) => id).toSorted()
}

async function write(email: string): Promise<string> {
  const json = { name: 'Μαρία', message: 'Το ίδιο κείμενο', email }
  const { body } = await orders.call<{ _id: string }>('POST', '/api/contact', { json, token: null })
  return body._id
}

async function clientsOf(emails: readonly string[]): Promise<Client[]> {
  const { body } = await sales.call<Client[]>('GET', '/api/clients?limit=100')
  return body.filter(client => client.emails.some(email => emails.includes(email)))
}

test('mailboxes are told apart by all but the case of ASCII letters, in links, offers, messages and clients', async () => {
  const { spellings, others } = addresses()
  const own: string[] = []
  for (const email of spellings) own.push((await orders.order({ email }))._id)
  const message = await write(spellings[0])
  expect(await write(spellings[1])).toBe(message)
  for (const email of others) {
    const { _id } = await orders.order({ email })
    expect(await openRecords(email)).toEqual([_id])
    expect(await write(email)).not.toBe(message)
    const { token } = await sales.sentOffer({ customOrder: own[0], customerEmail: email })
    const { body } = await orders.visit<object>(`/api/offer-link/${token}`)
    expect(body).toMatchObject({ orderLink: null })
  }
  for (const email of spellings) expect(await openRecords(email)).toEqual(own.toSorted())

  const [client, ...more] = await clientsOf(spellings)
  expect(more).toEqual([])
  const both = { emails: [spellings[0], others[0]] }
  const refused = await sales.call('PUT', `/api/clients/${client?._id}`, { json: both })
  expect(refused.body).toMatchObject({ errors: [{ field: 'emails' }] })
  const [other] = await clientsOf(others)
  const erased = await sales.call('DELETE', `/api/clients/${other?._id}`, { token })
  expect(erased.status).toBe(204)
  for (const email of spellings) expect(await openRecords(email)).toEqual(own.toSorted())
})

test('an address has one key in the database and in the code, which joins it to its ASCII spellings only', async () => {
  const unit = fc.constantFrom(...'aKk\u212aÅå\u212bIiıİΣσςßẞ@.')
  const texts = fc.sample(fc.string({ unit, minLength: 1 }), 500)
  const { rows } = await db.raw(
    'select email_key(text) as key from unnest(?::text[]) with ordinality as each (text, place) order by place',
    [texts],
  )
  expect(rows.map(({ key }: { key: string }) => key)).toEqual(texts.map(emailKey))
  const codes = (text: string) => [...text].map(letter => letter.codePointAt(0) ?? 0)
  for (const text of texts) {
    const folded = codes(text).map(code => (code >= 65 && code <= 90 ? code + 32 : code))
    expect(codes(emailKey(text))).toEqual(folded)
  }
})

test('a client keeps addresses that only fold into each other', async () => {
  const { spellings, others } = addresses()
  const emails = [...spellings, ...others]
  const { body } = await sales.call<Client>('POST', '/api/clients', { json: { emails } })
  expect(body.emails).toEqual([spellings[1], ...others])
})

test('customers that were joined are parted, and no erased one comes back', async () => {
  const { spellings, others } = addresses()
  await orders.test.owner.transaction(down)
  const ids: string[] = []
  for (const email of [spellings[0], ...others]) ids.push((await orders.order({ email }))._id)
  const [joined, ...more] = await clientsOf([...spellings, ...others])
  expect(more).toEqual([])
  const erased = `${crypto.randomUUID()}@example.gr`
  const { _id: offer } = await sales.sentOffer({ customerEmail: erased })
  await sales.call('PUT', `/api/offers/${offer}/status`, { json: { status: 'Accepted' } })
  const [gone] = await clientsOf([erased])
  await sales.call('DELETE', `/api/clients/${gone?._id}`, { token })

  await orders.test.owner.transaction(up)
  expect(await clientsOf(spellings)).toEqual([joined])
  expect(await clientsOf(others)).toHaveLength(2)
  expect(await clientsOf([erased])).toEqual([])
  for (const [index, email] of [spellings[0], ...others].entries()) {
    expect(await openRecords(email)).toEqual([ids[index]])
  }
})
