import { orderSearch } from '@stampa/service-kit/order-workflow'
import fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import { down, up } from '../../../migrations/20261128t0110-create-clients.ts'
import { type Answer, expectProblem, SalesTest, unknownId } from '../../../test/sales.ts'
import type { Client, ClientInput } from '../../clients/schema.ts'

const sales = await SalesTest.start({ DATABASE_POOL_MAX: 30 })
const { orders } = sales
afterAll(() => sales.stop())

const url = '/api/clients'

const uniqueEmail = () => `${crypto.randomUUID()}@example.gr`

function add(json: ClientInput) {
  return sales.call<Client>('POST', url, { json })
}

/** Returns the clients that a search finds. */
async function found(q: string): Promise<Client[]> {
  const { status, body } = await sales.call<Client[]>('GET', `${url}?q=${encodeURIComponent(q)}`)
  expect(status).toBe(200)
  return body
}

function write(fields: object) {
  const json = { name: 'Μαρία', message: crypto.randomUUID(), ...fields }
  return orders.call<{ _id: string }>('POST', '/api/contact', { json, token: null })
}

async function recordsOf(id: string, scope?: string[]) {
  const token = await orders.test.adminToken(undefined, undefined, scope)
  const { body } = await sales.call<Record<string, { _id: string; text: string }[] | null>>(
    'GET',
    `${url}/${id}/records`,
    { token },
  )
  return body
}

describe('a client', () => {
  test('comes into being with the first order, message or offer of an address', async () => {
    const [order, message, offer] = [uniqueEmail(), uniqueEmail(), uniqueEmail()]
    await orders.order({ email: order, phone: '+30 694 123-4567' })
    await write({ email: message, name: 'Νίκος Π.', phone: '210 1234567' })
    await sales.offer({ customerEmail: offer, customerName: 'Καφέ Αύρα' })
    expect(await found(order)).toMatchObject([{ name: '', phones: ['+30 694 123-4567'] }])
    expect(await found(message)).toMatchObject([{ name: 'Νίκος Π.', phones: ['210 1234567'] }])
    expect(await found(offer)).toMatchObject([{ name: 'Καφέ Αύρα', phones: [] }])
  })

  test('takes company, VAT number and address of its records where it has none', async () => {
    const email = uniqueEmail()
    await orders.order({ email })
    await orders.order({ email, company: 'Νήμα Α.Ε.', vatNumber: '094014201' })
    await orders.order({ email, company: 'Άλλη' })
    const [{ _id } = { _id: '' }] = await found(email)
    await sales.offer({ customerEmail: email, customerAddress: 'Ερμού 1' })
    await sales.offer({ customerEmail: email, customerAddress: 'Σόλωνος 2' })
    const filled = { company: 'Νήμα Α.Ε.', vatNumber: '094014201', addresses: ['Ερμού 1'] }
    expect((await sales.call('GET', `${url}/${_id}`)).body).toMatchObject(filled)
    const writer = uniqueEmail()
    await write({ email: writer, company: 'Μύλος' })
    expect(await found(writer)).toMatchObject([{ company: 'Μύλος' }])
  })

  test('has the name of its order, and no company in its place from an offer', async () => {
    const [one, two] = [uniqueEmail(), uniqueEmail()]
    await orders.order({ email: one, name: 'Μαρία Π.', company: 'Νήμα Α.Ε.' })
    await sales.offer({ customerEmail: one, customerName: 'Νήμα Α.Ε.' })
    expect(await found(one)).toMatchObject([{ name: 'Μαρία Π.', company: 'Νήμα Α.Ε.' }])
    await orders.order({ email: two, company: 'Νήμα Α.Ε.' })
    await sales.offer({ customerEmail: two, customerName: 'Νήμα Α.Ε.' })
    expect(await found(two)).toMatchObject([{ name: '', company: 'Νήμα Α.Ε.' }])
  })

  test('is one for all records of an address, whatever its case', async () => {
    const email = uniqueEmail()
    const sent = [
      orders.order({ email }),
      orders.order({ email: email.toUpperCase() }),
      write({ email }),
      sales.offer({ customerEmail: email }),
    ]
    await Promise.all(sent)
    const [client, ...others] = await found(email)
    expect(others).toEqual([])
    const { orders: placed, messages, offers } = await recordsOf(client?._id ?? '')
    expect([placed, messages, offers].map(list => list?.length)).toEqual([2, 1, 1])
  })

  test('comes of no spam, until that is said to be none', async () => {
    const email = uniqueEmail()
    const { body } = await write({ email, website: 'https://spam.example' })
    expect(await found(email)).toEqual([])
    await orders.call('PATCH', `/api/contact/${body._id}`, { json: { spam: false } })
    expect(await found(email)).toHaveLength(1)
  })

  test('that staff wrote is not changed by what strangers send', async () => {
    const email = uniqueEmail()
    const { body } = await add({ company: 'Νήμα Α.Ε.', emails: [email] })
    await sales.call('PUT', `${url}/${body._id}`, { json: { notes: 'VIP', emails: [email] } })
    const { body: before } = await sales.call('GET', `${url}/${body._id}`)
    await write({ email, name: 'Κάποιος', phone: '6900000000' })
    await orders.order({ email, phone: '6900000000', vatNumber: '094014201' })
    expect((await sales.call('GET', `${url}/${body._id}`)).body).toEqual(before)
  })

  test('that staff made, by hand or with an offer, gets no name, company or VAT number of strangers', async () => {
    const [added, offered] = [uniqueEmail(), uniqueEmail()]
    const { body } = await add({ notes: 'VIP', emails: [added] })
    await sales.offer({ customerEmail: offered })
    const [client] = await found(offered)
    for (const email of [added, offered]) {
      await write({ email, name: 'Κάποιος', company: 'Άλλη' })
      await orders.order({ email, company: 'Άλλη', vatNumber: '094014201' })
    }
    expect(await found(added)).toMatchObject([
      { _id: body._id, name: '', company: '', vatNumber: '' },
    ])
    expect(await found(offered)).toEqual([client])
  })

  test('is stored as sent, trimmed, without repetitions', async () => {
    const email = uniqueEmail()
    const { status, headers, body } = await add({
      name: ' Μαρία\nΠαπαδοπούλου ',
      vatNumber: 'EL 094014201',
      emails: [` ${email} `, email.toUpperCase(), ''],
      phones: ['210\u00a0123‑4567'],
      addresses: ['Ερμού 1, Αθήνα', ''],
      notes: 'Α\nΒ',
    })
    expect([status, headers.etag]).toEqual([201, '"1"'])
    expect(body).toMatchObject({
      name: 'Μαρία Παπαδοπούλου',
      company: '',
      vatNumber: '094014201',
      emails: [email.toUpperCase()],
      phones: ['210 123-4567'],
      addresses: ['Ερμού 1, Αθήνα'],
      notes: 'Α\nΒ',
      version: 1,
    })
    expect((await sales.call('GET', `${url}/${body._id}`)).body).toEqual(body)
  })

  test.each<[string, string, ClientInput]>([
    ['name', 'Name, company or email is required', { phones: ['210 1234567'] }],
    ['vatNumber', 'Please enter a valid VAT number', { name: 'Α', vatNumber: '094014202' }],
    ['emails', 'Please enter a valid email address', { emails: ['a@b.gr\r\nBcc: c@d.gr'] }],
    ['phones', 'Please enter a valid phone number', { name: 'Α', phones: ['call me'] }],
    ['notes', 'Notes must be at most 10000 characters', { name: 'Α', notes: 'α'.repeat(10_001) }],
  ])('is refused for %s: %s', async (field, message, input) => {
    const answer = await add(input)
    expectProblem(answer, 400, message)
    expect((answer.body as unknown as { errors: object[] }).errors[0]).toEqual({ field, message })
  })

  test('has an address that no other has', async () => {
    const email = uniqueEmail()
    const added = await Promise.all([1, 2, 3].map(() => add({ emails: [email] })))
    expect(added.map(({ status }) => status).sort()).toEqual([201, 400, 400])
    const { body: other } = await add({ name: 'Β' })
    const answer = await sales.call('PUT', `${url}/${other._id}`, {
      json: { emails: [email.toUpperCase()] },
    })
    expectProblem(answer, 400, 'Another client has this email address: merge them instead')
  })

  test('is changed by one of two simultaneous changes from one version', async () => {
    const { body } = await add({ name: 'Α' })
    const answers = await Promise.all(
      ['Β', 'Γ'].map(name =>
        sales.call('PUT', `${url}/${body._id}`, { json: { name }, ifMatch: 1 }),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const refused = answers.find(({ status }) => status === 409)
    expect(refused?.body).toMatchObject({ conflict: { changedBy: 'admin@example.com' } })
  })

  test('comes of the records that were there before, with the name that staff wrote', async () => {
    const [email, silent] = [uniqueEmail(), uniqueEmail()]
    await sales.offer({ customerEmail: email.toUpperCase(), customerName: 'Από προσφορά' })
    await write({ email, name: 'Από μήνυμα' })
    await orders.order({ email: silent, phone: '6922222222' })
    await write({ email: uniqueEmail(), website: 'spam' })
    const tx = await orders.test.owner.transaction()
    try {
      await down(tx)
      await up(tx)
      const rows = await tx('clients')
        .whereRaw('emails && ?::text[]', [[email, email.toUpperCase(), silent]])
        .orderBy('name')
        .select('name', 'phones')
      expect(rows).toEqual([
        { name: '', phones: ['6922222222'] },
        { name: 'Από προσφορά', phones: [] },
      ])
      const [emails, clients] = await Promise.all(
        ['client_emails', 'clients'].map(table => tx(table).count().first()),
      )
      expect(emails).toEqual(clients)
    } finally {
      await tx.rollback()
    }
  })

  test('that does not exist is a 404', async () => {
    for (const id of [unknownId, 'x']) {
      expectProblem(await sales.call('GET', `${url}/${id}`), 404, 'Client not found')
      const change = { json: { name: 'Α' } }
      expectProblem(await sales.call('PUT', `${url}/${id}`, change), 404, 'Client not found')
    }
  })
})

describe('the list', () => {
  test('is searched by name, e-mail, VAT number and a phone number in any format', async () => {
    const email = uniqueEmail()
    const phone = `69${String(Math.random()).slice(2, 10)}`
    const { body } = await add({
      name: 'Ευλαμπία Ξ.',
      vatNumber: 'DE811115368',
      emails: [email],
      phones: [`+30 ${phone.slice(0, 3)} ${phone.slice(3)}`],
    })
    for (const q of ['ευλαμπια', email, 'DE811115368', phone, `0030${phone}`, `+30-${phone}`]) {
      expect((await found(q)).map(({ _id }) => _id)).toContain(body._id)
    }
  })

  test.each(['name', '-createdAt'])('comes in pages by %s, each client once', async sort => {
    const all: string[] = []
    for (let page: string | undefined = `${url}?limit=3&sort=${sort}`; page; ) {
      const answer: Answer<Client[]> = await sales.call('GET', page)
      all.push(...answer.body.map(({ _id }) => _id))
      page = /<([^>]+)>/.exec(String(answer.headers.link ?? ''))?.[1]
    }
    const { count } = (await sales.db('clients').count().first()) ?? {}
    expect([new Set(all).size, all.length]).toEqual([Number(count), Number(count)])
  })

  test('searches the newest clients for one or two letters, and reports it', async () => {
    const { headers } = await sales.call('GET', `${url}?q=ευ&limit=50`)
    expect(headers['x-searched']).toBe('5000')
  })

  test('is exported, without formulas', async () => {
    await add({ name: '=1+1', company: 'Εξαγωγή' })
    const { raw } = await sales.call('GET', `${url}/export?q=εξαγωγη`)
    expect(raw.toString()).toContain("'=1+1")
  })

  test('has the keys of phone numbers that the search has', async () => {
    const digits = fc.stringMatching(/^[+0-9][+0-9 ()-]{4,28}[0-9]$/)
    await fc.assert(
      fc.asyncProperty(fc.array(digits, { minLength: 50, maxLength: 50 }), async phones => {
        const sql = 'select phone_key(phone) as key from unnest(?::text[]) as phone'
        const { rows } = await sales.db.raw<{ rows: { key: string }[] }>(sql, [phones])
        const expected = phones.map(phone => orderSearch(phone))
        for (const [index, { key }] of rows.entries()) {
          // A text without digits is searched as it is.
          if (key !== '') expect(expected[index]).toBe(key)
        }
      }),
      { numRuns: 20 },
    )
  })
})

describe('the records of a client', () => {
  test('are those that the role may read', async () => {
    const email = uniqueEmail()
    const order = await orders.order({ email })
    await sales.offer({ customerEmail: email })
    const [client] = await found(email)
    const id = client?._id ?? ''
    expect(await recordsOf(id, ['clients:read'])).toMatchObject({
      orders: null,
      messages: null,
      offers: null,
    })
    const seen = await recordsOf(id, ['clients:read', 'orders:read'])
    expect(seen).toMatchObject({ orders: [{ _id: order._id }], messages: [], offers: null })
  })

  test('are none in the trash and none of another client', async () => {
    const email = uniqueEmail()
    const { _id } = await orders.order({ email })
    await orders.order({ email: `x${email}` })
    await sales.call('DELETE', `/api/custom-order/${_id}`)
    const { body } = await sales.call<Client[]>('GET', `${url}?q=${email}&sort=createdAt`)
    expect((await recordsOf(body[0]?._id ?? '')).orders).toEqual([])
  })

  test('name other clients with a phone number or the VAT number, which are joined by nobody but staff', async () => {
    const phone = `69${String(Math.random()).slice(2, 10)}`
    await orders.order({ email: uniqueEmail(), phone })
    await orders.order({ email: uniqueEmail(), phone: `+30 ${phone}` })
    const [first, second, ...others] = await found(phone)
    expect(others).toEqual([])
    const { matches } = await recordsOf(first?._id ?? '')
    expect(matches?.map(({ _id }) => _id)).toEqual([second?._id])

    const [a, b] = await Promise.all(['Α', 'Β'].map(name => add({ name, vatNumber: '123456783' })))
    const { matches: same } = await recordsOf(a?.body._id ?? '')
    expect(same?.map(({ _id }) => _id)).toEqual([b?.body._id])
  })
})

describe('a merge', () => {
  const merge = (id: string, ifMatch: number, client: string, version: number) =>
    sales.call<Client>('POST', `${url}/${id}/merge`, { json: { client, version }, ifMatch })

  test('moves addresses, phones, notes and records, and is in the audit log', async () => {
    const [one, two] = [uniqueEmail(), uniqueEmail()]
    await orders.order({ email: two, phone: '6911111111' })
    const goes = (await found(two))[0] as Client
    const { body: stays } = await add({ name: 'Μένει', emails: [one], notes: 'Α' })
    await sales.call('PUT', `${url}/${goes._id}`, {
      json: { ...pick(goes), name: 'Φεύγει', notes: 'Β', addresses: ['Ερμού 1'] },
    })
    const { status, body } = await merge(stays._id, 1, goes._id, 2)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      name: 'Μένει',
      emails: [one, two],
      phones: ['6911111111'],
      addresses: ['Ερμού 1'],
      notes: 'Α\nΦεύγει\nΒ',
      version: 2,
    })
    expect((await recordsOf(stays._id)).orders).toHaveLength(1)
    expectProblem(await sales.call('GET', `${url}/${goes._id}`), 404, 'Client not found')
    // The next order of the address is of the client that stays.
    await orders.order({ email: two })
    expect(await found(two)).toMatchObject([{ _id: stays._id }])
    const { body: audit } = await sales.call<object[]>(
      'GET',
      '/api/custom-order/audit?kind=clients',
    )
    expect(audit).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ action: 'deleted', record: goes._id }),
        expect.objectContaining({ action: 'changed', record: stays._id }),
      ]),
    )
  })

  test('has each field of the client that was chosen for it, and notes the others', async () => {
    const { body: stays } = await add({ company: 'Άλφα ΑΕ' })
    const { body: goes } = await add({ company: 'Βήτα ΟΕ', vatNumber: '094014201', name: 'Άννα' })
    const choice = { company: 'removed', vatNumber: 'kept' }
    const json = { client: goes._id, version: 1, choice }
    const { body } = await sales.call('POST', `${url}/${stays._id}/merge`, { json, ifMatch: 1 })
    expect(body).toMatchObject({
      name: 'Άννα',
      company: 'Βήτα ΟΕ',
      vatNumber: '',
      notes: 'Άλφα ΑΕ\n094014201',
    })
  })

  test('is refused when one of them changed meanwhile, with itself and without the other', async () => {
    const ids = await Promise.all(['Α', 'Β'].map(async name => (await add({ name })).body._id))
    const [a = '', b = ''] = ids
    await sales.call('PUT', `${url}/${b}`, { json: { name: 'Γ' } })
    expect((await merge(a, 1, b, 1)).status).toBe(409)
    expect((await merge(b, 1, a, 1)).status).toBe(409)
    expectProblem(await merge(a, 1, a, 1), 400, 'A client cannot be merged with itself')
    expectProblem(await merge(a, 1, a.toUpperCase(), 1), 404, 'Client not found')
    expectProblem(await merge(a, 1, unknownId, 1), 404, 'Client not found')
    expect((await sales.call<Client>('GET', `${url}/${b}`)).body.name).toBe('Γ')
  })

  test.each([
    ['addresses', (part: string) => Array.from({ length: 26 }, (_, index) => `${part} ${index}`)],
    ['notes', (part: string) => part.repeat(6000)],
  ])('that would have too many %s for one client is refused', async (field, value) => {
    const [a = '', b = ''] = await Promise.all(
      ['Α', 'Β'].map(async name => (await add({ name, [field]: value(name) })).body._id),
    )
    expectProblem(await merge(a, 1, b, 1), 400, 'The two clients have too much for one')
    expect((await sales.call('GET', `${url}/${b}`)).status).toBe(200)
  })

  test('of two clients, each with the other, is done once', async () => {
    const [a = '', b = ''] = await Promise.all(
      ['Α', 'Β'].map(async name => (await add({ name })).body._id),
    )
    const answers = await Promise.all([merge(a, 1, b, 1), merge(b, 1, a, 1)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404])
  })
})

/** Returns what a form of the client would send. */
function pick({ name, company, emails, phones, addresses, notes }: Client): ClientInput {
  return { name, company, emails, phones, addresses, notes }
}
