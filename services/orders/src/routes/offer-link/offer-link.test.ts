import { createLinks } from '@stampa/service-kit/links'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, describe, expect, test } from 'vitest'
import {
  type Answer,
  expectProblem,
  line,
  SalesTest,
  type SavedOffer,
  unknownId,
} from '../../../test/sales.ts'

const sales = await SalesTest.start()
const sku = (await sales.sku({ vendor: 'Κρυφός προμηθευτής' }))._id
/** Another service, whose limits the other tests do not use up. */
const limited = await SalesTest.start()
afterAll(() => Promise.all([sales.stop(), limited.stop()]))

function visit(token: string, path = ''): Promise<Answer> {
  return sales.call('GET', `/api/offer-link/${token}${path}`, { token: null })
}

function decide(token: string, verb: 'accept' | 'decline', json: object = {}): Promise<Answer> {
  const said = { name: 'Μαρία Π.', ...json }
  return sales.call('POST', `/api/offer-link/${token}/${verb}`, { token: null, json: said })
}

async function seen(id: string): Promise<SavedOffer & { decision: unknown }> {
  return (await sales.call<SavedOffer & { decision: unknown }>('GET', `/api/offers/${id}`)).body
}

async function events(id: string): Promise<string[]> {
  return (await sales
    .db('outbox')
    .whereRaw("payload->>'offer' = ?", [id])
    .orderBy('id')
    .pluck('type')) as string[]
}

describe('a link', () => {
  test('opens and decides an offer only while it is the latest and has not expired', async () => {
    const { _id, token } = await sales.sentOffer()
    const { status, body } = await sales.call<SavedOffer>('POST', `/api/offers/${_id}/link`)
    expect(status).toBe(200)
    expectProblem(await visit(token), 404, 'Offer not found')
    expectProblem(await visit(token, '/pdf'), 404, 'Offer not found')
    expectProblem(await decide(token, 'accept'), 404, 'Offer not found')
    const latest = body.link?.split('/').at(-1) ?? ''
    expect((await decide(latest, 'accept')).status).toBe(200)

    const past = new Date(Date.now() - 180 * 86_400_000)
    await sales.db('offers').where({ id: _id }).update({ updated_at: past })
    expectProblem(await visit(latest), 404, 'Offer not found')
  })

  test('shows selling prices without cost, margin or vendor', async () => {
    const { token, number } = await sales.sentOffer({
      notes: 'Παράδοση σε 10 ημέρες',
      setupFee: 50,
      items: [{ ...line, sku, quantityBreaks: [200] }],
    })
    const { status, headers, body, raw } = await visit(token)
    expect(status).toBe(200)
    expect(headers['cache-control']).toBe('no-store')
    expect(body).toEqual({
      orderLink: null,
      dueDate: null,
      replies: [],
      number,
      status: 'Sent',
      version: 2,
      customerName: 'Καφέ Αύρα',
      offerDate: '2026-11-20',
      validUntil: null,
      notes: 'Παράδοση σε 10 ημέρες',
      terms: '',
      items: [
        {
          skuCode: expect.stringMatching(/^SKU-/),
          description: 'Μπλουζάκι βαμβακερό',
          printPositions: [],
          vatRate: 24,
          discount: 0,
          quantity: 100,
          pricePerItemWithoutVAT: 11.28,
          pricePerItemWithVAT: 13.99,
          netTotal: 1128.4,
          vat: 270.82,
          total: 1399.22,
          quantityBreaks: [
            { quantity: 200, pricePerItemWithoutVAT: 11.28, pricePerItemWithVAT: 13.99 },
          ],
        },
      ],
      setup: { netTotal: 62, vat: 14.88, total: 76.88 },
      discount: 0,
      vatRates: [{ rate: 24, netTotal: 1190.4, vat: 285.7 }],
      netTotal: 1190.4,
      vat: 285.7,
      total: 1476.1,
      deposit: 0,
      decidedAt: null,
    })
    expect(raw.toString()).not.toMatch(/cost|margin|profit|vendor|868|700|531\.22|Κρυφός|avra/i)
  })

  test('returns a PDF without cost or margin', async () => {
    const { _id, token, number } = await sales.sentOffer({ items: [{ ...line, sku }] })
    const answers = [await visit(token, '/pdf'), await sales.call('GET', `/api/offers/${_id}/pdf`)]
    for (const { status, headers, raw } of answers) {
      expect(status).toBe(200)
      expect(headers).toMatchObject({
        'content-type': 'application/pdf',
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        'content-disposition': `inline; filename="${number.replace('ΠΡ', 'PR')}.pdf"; filename*=UTF-8''${encodeURIComponent(number)}.pdf`,
      })
      const { text } = await extractText(await getDocumentProxy(new Uint8Array(raw)))
      const whole = text.join(' ').replaceAll(/\s+/g, ' ')
      expect(whole).toContain(`${number}`)
      expect(whole).toContain('Σύνολο 1.399,22 €')
      expect(whole).not.toMatch(/868,00|700,00|531,22|61,2|30 ?%|Κρυφός/)
    }
  })

  test('has one PDF for all calls, until what it shows changes', async () => {
    const { _id, token } = await sales.sentOffer({ items: [{ ...line, sku }] })
    const read = async () => (await visit(token, '/pdf')).raw
    const [first, ...others] = await Promise.all([read(), read(), read()])
    // PDFs have random ids.
    for (const other of others) expect(other.equals(first)).toBe(true)
    await sales.call('PUT', `/api/offers/${_id}/status`, { json: { status: 'Accepted' } })
    expect((await read()).equals(first)).toBe(false)
  })

  test('works only while the offer is sent, not as a draft or in the trash', async () => {
    const { _id, token } = await sales.sentOffer()
    await sales.call('PUT', `/api/offers/${_id}/status`, { json: { status: 'Draft' } })
    const revised = 'This offer is being revised: a new link will follow'
    for (const path of ['', '/pdf']) expectProblem(await visit(token, path), 410, revised)
    for (const verb of ['accept', 'decline'] as const) {
      expectProblem(await decide(token, verb), 410, revised)
    }
    await sales.call('POST', `/api/offers/${_id}/send`)
    expect((await visit(token)).status).toBe(200)
    await sales.call('DELETE', `/api/offers/${_id}`)
    expectProblem(await visit(token), 404, 'Offer not found')
    expectProblem(await decide(token, 'accept'), 404, 'Offer not found')
  })

  test('is not opened by any other token', async () => {
    const { _id, token } = await sales.sentOffer()
    const { links } = sales
    const words = [
      _id,
      'x',
      token.slice(0, -2),
      `${token}A`,
      [...token].reverse().join(''),
      links.token('order', _id),
      links.token('offer', unknownId),
      createLinks('another key, of thirty-two characters or more').token('offer', _id),
      '%00',
      '..%2Foffers',
    ]
    expect(links.token('offer', _id)).toBe(token)
    for (const word of words) {
      for (const path of ['', '/pdf']) {
        expectProblem(await visit(word, path), 404, 'Offer not found')
      }
      for (const verb of ['accept', 'decline'] as const) {
        expectProblem(await decide(word, verb), 404, 'Offer not found')
      }
    }
  })
})

describe('a question', () => {
  const ask = (token: string, text: string) =>
    sales.call<{ text: string }[]>('POST', `/api/offer-link/${token}/replies`, {
      token: null,
      json: { text },
    })

  const shown = async (token: string) =>
    ((await visit(token)).body as { replies: { text: string }[] | null }).replies?.map(
      ({ text }) => text,
    )

  test('goes into the conversation of the order of the same address, and decides nothing', async () => {
    const email = `${crypto.randomUUID()}@example.gr`
    const order = await sales.orders.order({ email })
    const own = { customOrder: order._id, customerEmail: email.toUpperCase() }
    const { _id, token } = await sales.sentOffer(own)
    const { status, body } = await ask(token, 'Γίνεται με δύο χρώματα;')
    expect(status).toBe(201)
    expect(body).toMatchObject([{ fromShop: false, text: 'Γίνεται με δύο χρώματα;' }])
    expect(await shown(token)).toEqual(['Γίνεται με δύο χρώματα;'])
    const replies = await sales.call('GET', `/api/custom-order/${order._id}/replies`)
    expect(replies.body).toMatchObject([{ by: null, text: 'Γίνεται με δύο χρώματα;' }])
    expect(await seen(_id)).toMatchObject({ status: 'Sent', version: 2 })
    expect((await visit(token)).body).toMatchObject({
      orderLink: `/order-status/${order.statusToken}`,
    })
  })

  test('without such an order makes one message, whose replies follow', async () => {
    const order = await sales.orders.order({ email: 'another@example.gr' })
    const { token, number } = await sales.sentOffer({ customOrder: order._id })
    const both = await Promise.all([ask(token, 'Πότε;'), ask(token, 'Πόσο;')])
    expect(both.map(({ status }) => status)).toEqual([201, 201])
    const subject = `Προσφορά ${number}`
    const { body: messages } = await sales.call<{ _id: string }[]>(
      'GET',
      `/api/contact?q=${encodeURIComponent(number)}`,
    )
    expect(messages).toMatchObject([
      { subject, name: 'Καφέ Αύρα', email: 'info@avra.example', status: 'new' },
    ])
    const path = `/api/contact/${messages[0]?._id}`
    await sales.call('POST', `${path}/replies`, { json: { text: 'Την Παρασκευή' } })
    await sales
      .db('contact_message_replies')
      .update({ at: sales.db.raw("now() - interval '1 day'") })
    expect((await shown(token))?.toSorted()).toEqual(['Πόσο;', 'Πότε;', 'Την Παρασκευή'].toSorted())
    expect((await visit(token)).body).toMatchObject({ orderLink: null })
    expect(
      (await sales.orders.visit<{ replies: [] }>(`/api/order-status/${order.statusToken}`)).body
        .replies,
    ).toEqual([])
    // One that went into the trash is not written into.
    await sales.call('DELETE', path)
    await ask(token, 'Ακούτε;')
    expect(await shown(token)).toEqual(['Ακούτε;'])
  })

  test('is not taken without an address for the answer, nor on an offer that is revised', async () => {
    const { _id, token } = await sales.sentOffer()
    await sales.db('offers').where({ id: _id }).update({ customer_email: '' })
    expect((await visit(token)).body).toMatchObject({ replies: null })
    expect((await ask(token, 'Πότε;')).status).toBe(409)
    await sales.call('PUT', `/api/offers/${_id}/status`, { json: { status: 'Draft' } })
    expect((await ask(token, 'Πότε;')).status).toBe(410)
  })
})

describe('a decision', () => {
  test.each([
    ['accept', 'Accepted', 'offer.accepted'],
    ['decline', 'Rejected', 'offer.declined'],
  ] as const)(
    'to %s is stored, mailed to the shop, and made once however often',
    async (verb, status, event) => {
      const { _id, token } = await sales.sentOffer()
      const said = { name: ' Μαρία Π. ', comment: 'Με τιμολόγιο <b>', version: 2 }
      const answers = await Promise.all([1, 2, 3].map(() => decide(token, verb, said)))
      expect(answers.map(each => each.status)).toEqual([200, 200, 200])
      expect(answers[0]?.body).toMatchObject({ status, version: 3, decidedAt: expect.any(String) })
      expect((await decide(token, verb, { name: 'Άλλος' })).status).toBe(200)
      expect(await seen(_id)).toMatchObject({
        status,
        version: 3,
        decision: { name: 'Μαρία Π.', comment: 'Με τιμολόγιο <b>' },
      })
      expect(await events(_id)).toEqual(['offer.sent', event])
      const { body: history } = await sales.call('GET', `/api/offers/${_id}/history`)
      expect(history).toMatchObject([{ version: 3, action: 'decided', by: null }, {}, {}])
    },
  )

  test('to accept needs a name, to decline nothing', async () => {
    const { token } = await sales.sentOffer()
    const url = `/api/offer-link/${token}`
    const unnamed = await sales.call('POST', `${url}/accept`, { token: null })
    expectProblem(unnamed, 400, 'Name is required to accept the offer')
    expect((await sales.call('POST', `${url}/decline`, { token: null })).status).toBe(200)
  })

  test('to decline keeps the chosen reason, and the words without changes of direction', async () => {
    const { _id, token } = await sales.sentOffer()
    const said = { reason: 'Price', name: 'Άννα\r\nBcc: x', comment: 'Ακριβό\nγια εμάς\u202e' }
    expect((await decide(token, 'decline', said)).status).toBe(200)
    expect(await seen(_id)).toMatchObject({
      decision: {
        reason: 'Price',
        termsAccepted: false,
        name: 'Άννα Bcc: x',
        comment: 'Ακριβό\nγια εμάς',
      },
    })
    const { body } = await sales.call('GET', `/api/offers/${_id}/history`)
    expect(body).toMatchObject([
      { changes: expect.arrayContaining([{ field: 'reason', from: '', to: 'Price' }]) },
      {},
      {},
    ])
  })

  test('to accept an offer with terms needs a name and the tick', async () => {
    const { _id, token } = await sales.sentOffer({ terms: 'Προκαταβολή 50%.' })
    expect((await visit(token)).body).toMatchObject({ terms: 'Προκαταβολή 50%.' })
    const name = 'Name is required to accept the offer'
    const tick = 'Please accept the terms of the offer'
    for (const [said, fields] of [
      [{ name: '' }, { name, termsAccepted: tick }],
      [{ name: 'Άννα' }, { termsAccepted: tick }],
      [{ name: 'Άννα', termsAccepted: false }, { termsAccepted: tick }],
      [{ name: ' \u202e', termsAccepted: true }, { name }],
    ] as const) {
      const { status, body } = await decide(token, 'accept', said)
      expect(status).toBe(400)
      const errors = Object.entries(fields).map(([field, message]) => ({ field, message }))
      expect(body).toMatchObject({ errors })
    }
    const said = { name: 'Άννα', termsAccepted: true }
    expect((await decide(token, 'accept', said)).status).toBe(200)
    expect(await seen(_id)).toMatchObject({ decision: { name: 'Άννα', termsAccepted: true } })
    const { text } = await extractText(
      await getDocumentProxy(new Uint8Array((await visit(token, '/pdf')).raw)),
    )
    const printed = text.join(' ').replaceAll(/\s+/g, ' ')
    expect(printed).toContain('Προκαταβολή 50%.')
    expect(printed).toMatch(/και οι όροι της έγιναν αποδεκτοί στις \S+ από: Άννα\./)

    // The shop that takes the decision back asks again.
    await sales.call('PUT', `/api/offers/${_id}/status`, { json: { status: 'Sent' } })
    await sales.call('PUT', `/api/offers/${_id}/status`, { json: { status: 'Accepted' } })
    expect(await seen(_id)).toMatchObject({ decision: { termsAccepted: false } })
  })

  test('to decline an offer with terms, or one without them, needs no tick', async () => {
    const { token } = await sales.sentOffer({ terms: 'Προκαταβολή 50%.' })
    expect((await decide(token, 'decline')).status).toBe(200)
    const plain = await sales.sentOffer()
    expect((await decide(plain.token, 'accept', { termsAccepted: true })).status).toBe(200)
    expect(await seen(plain._id)).toMatchObject({ decision: { termsAccepted: false } })
  })

  test('is stored once when both are sent at the same time', async () => {
    const { _id, token } = await sales.sentOffer()
    const answers = await Promise.all([decide(token, 'accept'), decide(token, 'decline')])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const { status } = await seen(_id)
    expect(await events(_id)).toEqual([
      'offer.sent',
      status === 'Accepted' ? 'offer.accepted' : 'offer.declined',
    ])
    expectProblem(
      await decide(token, status === 'Accepted' ? 'decline' : 'accept'),
      409,
      `This offer has already been ${status.toLowerCase()}`,
    )
  })

  test('is refused after the last day', async () => {
    const { _id, token } = await sales.sentOffer()
    await sales
      .db('offers')
      .where({ id: _id })
      .update({ offer_date: '2020-01-01', valid_until: '2020-01-31' })
    expect((await visit(token)).body).toMatchObject({ status: 'Expired' })
    expectProblem(await decide(token, 'accept'), 409, 'This offer has expired')
    expectProblem(await decide(token, 'decline'), 409, 'This offer has expired')
    expect(await events(_id)).toEqual(['offer.sent'])
  })

  test('is refused on another version than was shown', async () => {
    const { _id, token, items } = await sales.sentOffer({ items: [{ ...line, sku }] })
    await sales.call('PUT', `/api/offers/${_id}/status`, { json: { status: 'Draft' } })
    await sales.call('PUT', `/api/offers/${_id}`, {
      json: {
        customerName: 'Καφέ Αύρα',
        offerDate: '2026-11-20',
        customerEmail: 'info@avra.example',
        items: [{ ...line, sku, _id: items[0]?._id, marginPercentage: 300 }],
      },
    })
    await sales.call('POST', `/api/offers/${_id}/send`)
    const refused = await decide(token, 'accept', { version: 2 })
    expect(refused.status).toBe(409)
    expect(refused.body).toMatchObject({ code: 'changed_meanwhile' })
    expect(refused.body).not.toHaveProperty('conflict')
    const { body } = await visit(token)
    expect((await decide(token, 'accept', { version: (body as SavedOffer).version })).status).toBe(
      200,
    )
  })

  test.each([
    [{ name: 'x'.repeat(201) }, 'Name must be at most 200 characters'],
    [{ comment: 'x'.repeat(1001) }, 'Comment must be at most 1000 characters'],
    [{ status: 'Accepted' }, 'Status is not a known field'],
    [{ reason: 'Price' }, 'Reason is not a known field'],
    [{ termsAccepted: 'yes' }, 'Terms accepted must be a boolean'],
  ])('to accept is refused with %j', async (json, message) => {
    const { token } = await sales.sentOffer()
    expectProblem(await decide(token, 'accept', json), 400, message)
  })

  test.each([
    [{ termsAccepted: true }, 'Terms accepted is not a known field'],
    [{ reason: 'Ακριβό' }, /^Reason must be/],
  ])('to decline is refused with %j', async (json, message) => {
    const { token } = await sales.sentOffer()
    expectProblem(await decide(token, 'decline', json), 400, expect.stringMatching(message))
  })
})

test.each([
  ['GET', '', 120],
  ['GET', '/pdf', 30],
  ['POST', '/accept', 120],
  ['POST', '/decline', 120],
] as const)('%s %s is answered %i times a minute to one address', async (method, path, max) => {
  const ask = () => limited.call(method, `/api/offer-link/unknown${path}`, { token: null })
  const answers = await Promise.all(Array.from({ length: max }, ask))
  for (const answer of answers) expectProblem(answer, 404, 'Offer not found')
  const refused = await ask()
  expectProblem(refused, 429, 'Too many requests, please try again later')
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
})
