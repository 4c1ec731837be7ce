import { afterAll, describe, expect, test } from 'vitest'
import { png } from '../../../test/orders.ts'
import { expectProblem, SalesTest, unknownId } from '../../../test/sales.ts'
import { forgetClients } from '../../clients/personal-data.ts'
import type { Client } from '../../clients/schema.ts'

const sales = await SalesTest.start()
const { orders, db } = sales
const token = await orders.test.confirmedToken()
afterAll(() => sales.stop())

async function clientOf(email: string): Promise<string> {
  const { body } = await sales.call<Client[]>('GET', `/api/clients?q=${email}`)
  expect(body).toHaveLength(1)
  return body[0]?._id ?? ''
}

/** Stores something of each kind, an accepted offer too. */
async function everythingOf(email: string) {
  const { _id: order } = await orders.order({
    email,
    company: 'Άλφα ΑΕ',
    products: [unknownId],
    quantities: [1],
    roster: [[{ size: '', colour: '', name: 'Ελένη', number: '7' }]],
    image: await png('#000031'),
  })
  const form = { file: await png('#000032'), name: 'drawing.png' }
  await orders.call('POST', `/api/custom-order/${order}/attachments`, { form })
  await orders.call('POST', `/api/custom-order/${order}/replies`, { json: { text: 'Απάντηση' } })
  await orders.call('POST', `/api/custom-order/${order}/notes`, { json: { note: 'Σημείωση' } })
  const { _id: deleted } = await orders.order({ email: email.toUpperCase() })
  await orders.call('DELETE', `/api/custom-order/${deleted}`)
  const json = { name: 'Μαρία', email, message: crypto.randomUUID() }
  const { body } = await orders.call<{ _id: string }>('POST', '/api/contact', { json, token: null })
  const { _id: message } = body
  const { _id: draft } = await sales.offer({ customerEmail: email })
  const { _id: accepted } = await sales.sentOffer({ customerEmail: email })
  const status = { json: { status: 'Accepted' } }
  await sales.call('PUT', `/api/offers/${accepted}/status`, status)
  return { id: await clientOf(email), order, deleted, message, draft, accepted }
}

const uniqueEmail = () => `${crypto.randomUUID()}@example.gr`
const erase = (id: string) => sales.call('DELETE', `/api/clients/${id}`, { token })

describe('the data of a client', () => {
  test('is all that is stored, without costs and colleagues', async () => {
    const { id, order, deleted, message, draft, accepted } = await everythingOf(uniqueEmail())
    const { status, raw, body } = await sales.call<
      Record<'orders' | 'messages' | 'offers', { id: string; files?: string[] }[]>
    >('GET', `/api/clients/${id}/data`)
    expect(status).toBe(200)
    expect(body.orders.map(each => each.id)).toEqual([order, deleted])
    expect(body.messages).toMatchObject([{ id: message, name: 'Μαρία' }])
    expect(body.offers).toHaveLength(2)
    for (const text of ['Απάντηση', 'Σημείωση', 'Άλφα ΑΕ', 'Ελένη'])
      expect(raw.toString()).toContain(text)
    for (const secret of ['admin@example.com', 'totalCost', 'margin', draft, accepted]) {
      expect(raw.toString()).not.toContain(secret)
    }
    for (const file of body.orders[0]?.files ?? []) {
      expect((await orders.visit(file)).status).toBe(200)
    }
    expect(body.orders[0]?.files).toHaveLength(2)
  })

  test('is for those who may read all of it', async () => {
    const { id } = await everythingOf(uniqueEmail())
    for (const scope of [['clients:read'], ['clients:read', 'orders:read']]) {
      const token = await orders.test.adminToken(undefined, undefined, scope)
      expect((await sales.call('GET', `/api/clients/${id}/data`, { token })).status).toBe(403)
    }
  })

  test('is erased with its files, but for accepted offers, and leaves no trace of the person', async () => {
    const email = uniqueEmail()
    const before = await orders.files()
    const { id, accepted } = await everythingOf(email)
    expect((await erase(id)).status).toBe(204)
    expect(await orders.files()).toEqual(before)
    expect((await tablesWith(email)).sort()).toEqual(['offer_revisions', 'offers'])
    const kept = await db('offers').whereILike('customer_email', email).select('id', 'remove_on')
    expect(kept).toEqual([{ id: accepted, remove_on: expect.any(Date) }])
    const log = await db('audit_log').where({ record: id }).select('action', 'email', 'call')
    expect(log).toContainEqual({
      action: 'deleted',
      email: 'admin@example.com',
      call: 'DELETE /api/clients/:id',
    })
    // A repetition finds nothing to do.
    expectProblem(await erase(id), 404, 'Client not found')
  })

  test('is erased also when a file was sent several times', async () => {
    const before = await orders.files()
    const [email, image] = [uniqueEmail(), await png('#000034')]
    await orders.order({ email, image, files: [image, image] })
    await orders.order({ email, image })
    expect((await erase(await clientOf(email))).status).toBe(204)
    expect(await orders.files()).toEqual(before)
  })

  test('of another client stays, also a file with the same content', async () => {
    const image = await png('#000033')
    const [mine, other] = [uniqueEmail(), uniqueEmail()]
    await orders.order({ email: mine, image })
    const { _id } = await orders.order({ email: other, image })
    await erase(await clientOf(mine))
    const { body } = await orders.call<{ image: string }>('GET', `/api/custom-order/${_id}`)
    expect((await orders.visit(body.image)).status).toBe(200)
  })

  test('is erased only with the password, and with the permissions for each kind of record', async () => {
    const email = uniqueEmail()
    await orders.order({ email })
    const id = await clientOf(email)
    const answer = await sales.call('DELETE', `/api/clients/${id}`)
    expectProblem(answer, 403, 'Enter your password to continue')
    const scope = ['clients:delete', 'orders:delete']
    const token = await orders.test.adminToken(undefined, undefined, scope)
    const refused = await sales.call('DELETE', `/api/clients/${id}`, { token })
    expectProblem(refused, 403, 'You do not have permission to do this')
    expect(await clientOf(email)).toBe(id)
    expectProblem(await erase(unknownId), 404, 'Client not found')
  })

  test('that comes while it is erased belongs to a new client', async () => {
    const email = uniqueEmail()
    await orders.order({ email })
    const id = await clientOf(email)
    await Promise.all([erase(id), ...Array.from({ length: 5 }, () => orders.send({ email }))])
    const { rows } = await db.raw(
      `select count(*)::integer as orphans from custom_orders o where email = ?
       and not exists (select from client_emails e where e.email = email_key(o.email))`,
      [email],
    )
    expect(rows).toEqual([{ orphans: 0 }])
  })
})

test('clients without records are forgotten, but for those that staff changed, and offers whose time is over', async () => {
  const [gone, kept, written] = [uniqueEmail(), uniqueEmail(), uniqueEmail()]
  const { _id } = await orders.order({ email: gone })
  await orders.order({ email: kept })
  await sales.call('POST', '/api/clients', { json: { emails: [written] } })
  await db('custom_orders').where({ id: _id }).delete()
  const { id, accepted } = await everythingOf(uniqueEmail())
  await erase(id)
  await forgetClients(db)
  const emails = await db('client_emails').whereIn('email', [gone, kept, written]).pluck('email')
  expect(emails.sort()).toEqual([kept, written].sort())
  expect(await db('offers').where({ id: accepted })).toHaveLength(1)
  await db('offers').where({ id: accepted }).update({ remove_on: '2026-01-01' })
  await forgetClients(db)
  expect(await db('offers').where({ id: accepted })).toEqual([])
})

test('the time for which data is kept is stated', async () => {
  const { body } = await sales.call('GET', '/api/clients/retention')
  const years = { accountingYears: 5, auditMonths: 24 }
  expect(body).toEqual({ trashDays: 30, mailDays: 90, retryHours: 24, ...years })
})

/** Returns the tables with a row that contains a text. */
async function tablesWith(text: string): Promise<string[]> {
  const tables = await db('pg_tables').where({ schemaname: 'public' }).pluck('tablename')
  const found = await Promise.all(
    tables.map(async table => {
      const row = await db(table)
        .whereRaw(`${table}::text ilike ?`, [`%${text}%`])
        .first()
      return row ? [table] : []
    }),
  )
  return found.flat()
}
