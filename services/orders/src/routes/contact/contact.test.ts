import { createCable } from '@stampa/service-kit/testing'
import { readWorkbook } from '@stampa/service-kit/testing/workbook'
import { afterAll, describe, expect, inject, test } from 'vitest'
import { type CallOptions, expectProblem, OrdersTest } from '../../../test/orders.ts'
import type { AdminMessage, ReceivedMessage } from '../../contact/schema.ts'
import { fastestPerson, spamReason } from '../../contact/service.ts'

const orders = await OrdersTest.start()
afterAll(() => orders.stop())

/** Sends a valid message with these fields replaced. */
function send(fields: Record<string, unknown> = {}, options: CallOptions = {}) {
  const json = { name: 'Μαρία', email: 'maria@example.gr', message: 'Καλημέρα σας', ...fields }
  return orders.call<ReceivedMessage>('POST', '/api/contact', { json, token: null, ...options })
}

async function stored(message: string) {
  return orders.test.db('contact_messages').where({ message }).select('*')
}

async function list(query = ''): Promise<AdminMessage[]> {
  const { status, body } = await orders.call<AdminMessage[]>('GET', `/api/contact${query}`)
  expect(status).toBe(200)
  return body
}

describe('a message', () => {
  test('is stored, listed for administrators and recorded as an event', async () => {
    const fields = {
      name: '  Μαρία\r\nBcc: all@example.gr ',
      email: ' maria@example.gr ',
      company: 'Καφέ "Η Γωνία"',
      phone: '+30 210',
      subject: 'Κούπες;\tΠόσο;',
      message: 'Πρώτη γραμμή\nδεύτερη <b>γραμμή</b>',
    }
    const { status, body } = await send(fields)
    expect(status).toBe(201)
    expect(body).toEqual({ _id: expect.any(String), createdAt: expect.any(String) })

    const seen = await orders.call('GET', `/api/contact/${body._id}`)
    expect(seen.body).toEqual({
      ...body,
      name: 'Μαρία Bcc: all@example.gr',
      email: 'maria@example.gr',
      company: fields.company,
      phone: fields.phone,
      subject: 'Κούπες; Πόσο;',
      message: fields.message,
      read: false,
      spam: null,
      status: 'new',
      owner: null,
      link: expect.stringMatching(/^\/message\/[\w-]{43}$/),
    })
    expect(await list('?limit=1')).toEqual([seen.body])
    const events = await orders.test
      .db('outbox')
      .whereRaw("payload->>'message' = ?", [body._id])
      .pluck('type')
    expect(events).toEqual(['message.received'])
  })

  test.each<[string, string, Record<string, unknown>]>([
    ['name', 'Name is required', { name: undefined, email: '', message: '' }],
    ['name', 'Name is required', { name: '\u0007' }],
    ['name', 'Name is required', { name: 7 }],
    ['email', 'Email is required', { email: undefined, message: '' }],
    ['message', 'Message is required', { message: undefined, email: 'no address' }],
    ['email', 'Please enter a valid email address', { email: 'no address' }],
    ['email', 'Please enter a valid email address', { email: 'a@b.gr\r\nBcc: all@b.gr' }],
    ['message', 'Message must be at most 10000 characters', { message: 'α'.repeat(10_001) }],
    ['subject', 'Subject must be at most 300 characters', { subject: 'α'.repeat(301) }],
    ['read', 'Read is not a known field', { read: true }],
  ])('%s: %s', async (field, message, fields) => {
    const before = await list()
    const answer = await send(fields)
    expectProblem(answer, 400, message)
    expect((answer.body as unknown as { errors: object[] }).errors[0]).toEqual({ field, message })
    expect(await list()).toEqual(before)
  })

  test('is stored once when sent twice within ten minutes', async () => {
    const text = { message: 'Δύο φορές το ίδιο' }
    const answers = await Promise.all([send(text), send(text), send({ ...text, phone: '' })])
    expect(new Set(answers.map(({ body }) => body._id)).size).toBe(1)
    expect(await stored(text.message)).toHaveLength(1)
    expect((await send({ ...text, subject: 'Άλλο' })).body._id).not.toBe(answers[0]?.body._id)

    await orders.test.db.raw(
      `update contact_messages set id = uuidv7(interval '-11 minutes') where id = ?`,
      [answers[0]?.body._id ?? ''],
    )
    expect((await send(text)).status).toBe(201)
    expect(await stored(text.message)).toHaveLength(3)
  })

  test('is stored once for one Idempotency-Key', async () => {
    const headers = { 'idempotency-key': 'a-key-of-a-message' }
    const first = await send({ message: 'Με κλειδί', elapsedMs: 9000 }, { headers })
    const again = await send({ message: 'Με κλειδί', elapsedMs: 100 }, { headers })
    expect(again.body).toEqual(first.body)
    expectProblem(
      await send({ message: 'Άλλο μήνυμα' }, { headers }),
      422,
      expect.stringContaining('Idempotency-Key'),
    )
  })
})

describe('a message that looks like spam', () => {
  test.each([
    ['honeypot', { website: 'https://buy.example' }],
    ['too_fast', { elapsedMs: 300 }],
  ])('%s is acknowledged, listed as spam and not mailed', async (reason, signs) => {
    const message = `Αγοράστε: ${reason}`
    const { status, body } = await send({ message, ...signs })
    expect(status).toBe(201)
    expect((await list()).map(({ _id }) => _id)).not.toContain(body._id)
    expect(await list('?spam=true&limit=1')).toMatchObject([{ _id: body._id, spam: reason }])
    const events = () => orders.test.db('outbox').whereRaw("payload->>'message' = ?", [body._id])
    expect(await events()).toEqual([])

    // Not spam after all: the shop gets one mail.
    const url = `/api/contact/${body._id}`
    for (const spam of [false, true, false]) await orders.call('PATCH', url, { json: { spam } })
    expect((await list()).map(({ _id }) => _id)).toContain(body._id)
    expect(await events()).toHaveLength(1)
  })

  test.each([
    ['again', {}],
    ['as a retry', { 'idempotency-key': 'a-key-of-a-fast-message' }],
  ])('for being too fast is none once it is sent %s at leisure', async (_, headers) => {
    const text = { message: `Δύο φορές, πρώτα γρήγορα: ${crypto.randomUUID()}` }
    const { body } = await send({ ...text, elapsedMs: 1500 }, { headers })
    for (const signs of [{ elapsedMs: 60_000 }, { elapsedMs: 90_000 }]) {
      expect((await send({ ...text, ...signs }, { headers })).body).toEqual(body)
    }
    expect(await list('?limit=1')).toMatchObject([{ _id: body._id, spam: null }])
    const events = orders.test.db('outbox').whereRaw("payload->>'message' = ?", [body._id])
    expect(await events).toMatchObject([{ type: 'message.received' }])
  })

  test.each([
    ['a filled trap', { website: 'https://buy.example' }, {}],
    ['another fast copy', { elapsedMs: 300 }, { elapsedMs: 300 }],
  ])('stays spam: %s', async (_, signs, later) => {
    const message = `Ξανά: ${crypto.randomUUID()}`
    const { body } = await send({ message, ...signs })
    expect((await send({ message, ...later })).body).toEqual(body)
    expect(await list('?spam=true&limit=1')).toMatchObject([{ _id: body._id }])
  })

  test('accepts sixty messages from one address in ten minutes', async () => {
    const limited = await OrdersTest.start({ PUBLIC_WRITES_PER_10_MINUTES: 2 })
    try {
      const from = (address: string) =>
        limited.call('POST', '/api/contact', {
          json: { name: 'Α', email: 'a@example.gr', message: 'Β' },
          token: null,
          headers: { 'x-forwarded-for': address },
        })
      expect((await from('192.0.2.1')).status).toBe(201)
      expect((await from('192.0.2.1')).status).toBe(201)
      const refused = await from('192.0.2.1')
      expectProblem(refused, 429, 'Too many requests, please try again later')
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
      expect((await from('192.0.2.2')).status).toBe(201)
    } finally {
      await limited.stop()
    }
  })
})

describe('administrators', () => {
  test('mark messages as read and unread, and list either', async () => {
    const { body } = await send({ message: 'Για διάβασμα' })
    const url = `/api/contact/${body._id}`
    const ids = async (query: string) => (await list(query)).map(({ _id }) => _id)
    expect(await ids('?read=false')).toContain(body._id)
    expect((await orders.call('PATCH', url, { json: { read: true } })).body).toMatchObject({
      read: true,
    })
    expect(await ids('?read=true')).toContain(body._id)
    expect(await ids('?read=false')).not.toContain(body._id)
    expect((await orders.call('PATCH', url, { json: { read: false } })).body).toMatchObject({
      read: false,
    })
    expectProblem(
      await orders.call('PATCH', url, { json: {} }),
      400,
      expect.stringContaining('not valid'),
    )
  })

  test('set the status and the owner of a message, and list the messages of a status', async () => {
    const { body } = await send({ message: 'Ποιος το έχει;' })
    const url = `/api/contact/${body._id}`
    const change = (json: object) => orders.call<AdminMessage>('PATCH', url, { json })
    const ids = async (query: string) => (await list(query)).map(({ _id }) => _id)
    expect(await ids('?status=new')).toContain(body._id)
    const owner = 'anna@example.gr'
    const changed = await change({ status: 'closed', owner })
    expect(changed.body).toMatchObject({ status: 'closed', owner, read: false })
    expect(await ids('?status=closed')).toContain(body._id)
    expect(await ids('?status=new')).not.toContain(body._id)
    expect((await change({ owner: null })).body).toMatchObject({ status: 'closed', owner: null })
    for (const wrong of [{ status: 'open' }, { owner: 'Anna' }, { owner: '' }]) {
      expect((await change(wrong)).status).toBe(400)
    }
    const log = await orders.test.db('audit_log').where({ record: body._id }).pluck('action')
    expect(new Set(log)).toEqual(new Set(['changed']))
  })

  test('search ignoring case and accents, and page through the list', async () => {
    for (const n of [1, 2, 3]) await send({ message: `Σελίδα ${n}`, name: `Ζωή ${n}` })
    const pages = await orders.pages<AdminMessage>('/api/contact?q=ζωη&limit=2')
    expect(pages[0]?.headers['x-total-count']).toBe('3')
    const names = pages.map(({ body }) => body.map(({ name }) => name))
    expect(names).toEqual([['Ζωή 3', 'Ζωή 2'], ['Ζωή 1']])
  })

  test('export the messages of a filter, newest first', async () => {
    const company = 'Εξαγωγές ΑΕ'
    for (const name of ['Άννα', '=1+1'])
      await send({ name, company, phone: '+302310765432', message: name })
    await send({ name: 'Βίκυ', company, website: 'spam', message: 'Βίκυ' })
    const path = `/api/contact/export?q=${encodeURIComponent(company)}`
    const { raw, headers } = await orders.call('GET', path)
    expect(headers['content-disposition']).toBe('attachment; filename="messages.csv"')
    const [header, ...lines] = raw.toString().trimEnd().split('\r\n')
    expect(header).toBe(
      '\uFEFFCreated (Europe/Athens),Name,Email,Company,Phone,Subject,Message,Read (Europe/Athens),Status,Owner,Id',
    )
    expect(lines.map(line => line.split(',').slice(1, 7))).toEqual([
      ["'=1+1", 'maria@example.gr', company, '0030 231 076 5432', '', "'=1+1"],
      ['Άννα', 'maria@example.gr', company, '0030 231 076 5432', '', 'Άννα'],
    ])
    const greek = await orders.call('GET', `${path}&language=el`)
    expect(greek.raw.toString()).toMatch(/,Κατάσταση,.*\r\n.*,Νέο,/)
    const [, spam] = await readWorkbook(
      (await orders.call('GET', `${path}&spam=true&format=xlsx`)).raw,
    )
    expect(spam?.[1]).toBe('Βίκυ')
  })

  test('export nothing for a search that the list refuses', async () => {
    for (const path of ['?', '/export?', '/export?format=xlsx&']) {
      expect((await orders.call('GET', `/api/contact${path}q=%00`)).status, path).toBe(400)
    }
  })

  test('is found by its phone number in any format', async () => {
    const { body } = await send({ message: 'Από το γραφείο', phone: '+30 210 123-45.67' })
    await send({ message: 'Από άλλο γραφείο', phone: '210 123 4568' })
    for (const q of ['2101234567', '210-123 4567', '+30 (210) 1234567', '0030 2101234567']) {
      const found = await list(`?q=${encodeURIComponent(q)}`)
      expect([q, found.map(({ _id }) => _id)]).toEqual([q, [body._id]])
    }
  })

  test('is found by digits with hyphens in its text', async () => {
    const { body } = await send({ message: 'Η παραγγελία 2026-11-30, παρακαλώ' })
    expect(await list('?q=2026-11-30')).toMatchObject([{ _id: body._id }])
  })
})

test('accepts messages and orders without Redis, and refuses administrators', async () => {
  const cable = await createCable(inject('redisUrl'))
  const service = await OrdersTest.start({ REDIS_URL: cable.url })
  try {
    await cable.cut()
    const json = { name: 'Α', email: 'a@example.gr', message: 'Β' }
    const sent = await service.call('POST', '/api/contact', { json, token: null })
    expect(sent.status).toBe(201)
    expect((await service.send()).status).toBe(201)
    expect((await service.visit('/api/custom-order')).status).toBe(200)
    expect((await service.call('GET', '/api/contact')).status).toBe(503)
  } finally {
    await cable.mend()
    await expect.poll(() => service.test.app.redis.status).toBe('ready')
    await service.stop()
    await cable.cut()
  }
})

test('acknowledges nothing without PostgreSQL', async () => {
  const cable = await createCable(inject('databaseUrl'))
  const service = await OrdersTest.start({}, { databaseServer: cable.url })
  try {
    await cable.cut()
    const json = { name: 'Α', email: 'a@example.gr', message: 'Β' }
    const answer = await service.call('POST', '/api/contact', { json, token: null })
    expectProblem(answer, 503, 'The service is not available, please try again shortly')
    expect((await service.send()).status).toBe(503)
  } finally {
    await cable.mend()
    await service.stop()
    await cable.cut()
  }
})

test.each([
  [{}, null],
  [{ website: '' }, null],
  [{ website: '  ' }, null],
  [{ website: 'https://buy.example' }, 'honeypot'],
  [{ elapsedMs: fastestPerson }, null],
  [{ elapsedMs: fastestPerson - 1 }, 'too_fast'],
  [{ elapsedMs: 0 }, 'too_fast'],
  [{ website: 'x', elapsedMs: 60_000 }, 'honeypot'],
])('judges the fields %j as %s', (fields, reason) => {
  expect(spamReason(fields)).toBe(reason)
})
