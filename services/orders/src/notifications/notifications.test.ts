import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, expect, test } from 'vitest'
import { CatalogServer } from '../../test/catalog-server.ts'
import { startWorker } from '../../test/mail-worker.ts'
import { Mailbox } from '../../test/mailbox.ts'
import { SalesTest } from '../../test/sales.ts'
import { recordEvent } from '../outbox.ts'

/** Events of the service reach recipients as mail, through PostgreSQL, Redis and an SMTP server. */

const catalog = await CatalogServer.start()
const sales = await SalesTest.start({ CATALOG_URL: catalog.url })
const mailbox = await Mailbox.open()
const worker = await startWorker(sales.orders, { MAIL_URL: mailbox.url })
afterAll(async () => {
  await worker.close()
  await mailbox.close()
  await sales.stop()
  await catalog.stop()
})

const inTwoDays = new Date(Date.now() + 48 * 3_600_000).toISOString().slice(0, 10)

/** Returns a different customer's address for each test. */
function address(name: string): string {
  return `${name}-${crypto.randomUUID().slice(0, 8)}@example.gr`
}

async function mailsOf(recipient: string, count = 1) {
  await expect.poll(() => mailbox.of(recipient).length).toBe(count)
  return mailbox.of(recipient)
}

async function shopMail(part: string) {
  const find = () => mailbox.of('shop@shop.example').filter(mail => mail.text?.includes(part))
  await expect.poll(() => find().length).toBe(1)
  return find()[0]
}

function linkIn(text: string | undefined, path: string): string {
  const [, found = ''] = new RegExp(`https://shop\\.example(${path}\\S*)`).exec(text ?? '') ?? []
  return found
}

test('mails a new order to the customer in both languages with its link, and to the shop', async () => {
  const email = address('maria')
  const order = await sales.orders.order({ email, options: ['Πλάτη'] })
  const [mail] = await mailsOf(email)
  const number = order._id.slice(-6)
  expect(mail).toMatchObject({
    from: { name: 'Stampa', address: 'no-reply@shop.example' },
    subject: `Λάβαμε την παραγγελία σας ${number} · We have your order ${number}`,
    recipients: [email],
  })
  for (const body of [mail?.text, mail?.html]) {
    expect(body).toContain('Λάβαμε την παραγγελία σας')
    expect(body).toContain('We have received your order')
    expect(body).toContain('Πού θα τυπωθεί')
    expect(body).toContain('Πλάτη')
    expect(body).toContain('Back')
    expect(body).toContain(`https://shop.example/order-status/${order.statusToken}`)
  }
  const token = linkIn(mail?.text, '/order-status/').split('/').at(-1)
  expect(await sales.orders.visit(`/api/order-status/${token}`)).toMatchObject({
    status: 200,
    body: { number, orderStatus: 'Submitted' },
  })

  const told = await shopMail(email)
  expect(told).toMatchObject({
    subject: `Νέα παραγγελία ${number}`,
    replyTo: [{ address: email }],
  })
  expect(told?.text).toContain(`https://shop.example/admin/custom-orders/${order._id}\n`)
})

test('tells sizes and colours of an order to both sides, its company and VAT number to the shop', async () => {
  const email = address('sizes')
  const product = crypto.randomUUID()
  catalog.products.set(product, { title: 'Μπλουζάκι', colours: ['Λευκό'], sizes: ['S', 'M'] })
  const pieces = [[{ colour: 'Λευκό', size: 'S', count: 5 }]]
  await sales.orders.order({
    email,
    products: [product],
    quantities: [5],
    pieces,
    positions: [['front', 'neck']],
    deadline: inTwoDays,
    company: 'Άλφα ΑΕ',
    vatNumber: '094014201',
  })
  const [mail] = await mailsOf(email)
  const told = await shopMail(email)
  expect(mail?.text).toContain('Front, Back of the neck')
  for (const text of [
    'Λευκό: 5 × S',
    'Μπροστά, Αυχένας',
    inTwoDays.split('-').toReversed().join('/'),
  ]) {
    expect(mail?.text).toContain(text)
    expect(told?.text).toContain(text)
  }
  expect(told?.text).toContain('Εταιρεία: Άλφα ΑΕ\nΑΦΜ: 094014201')
})

test('mails no text of a stranger to an address that nobody has confirmed', async () => {
  const email = address('victim')
  const product = crypto.randomUUID()
  catalog.products.set(product, { title: 'Μπλουζάκι', colours: ['Λευκό'], sizes: ['S'] })
  const pieces = [
    [
      { colour: 'Λευκό', size: 'Your refund https://evil.example/a', count: 1 },
      { colour: 'Call 900 111 222', size: 'S', count: 1 },
    ],
  ]
  const company = 'Stampa Security\nhttps://evil.example/b'
  const named = (pieces[0] ?? []).map(({ count: _, ...piece }) => ({
    ...piece,
    name: 'evil.example',
    number: '900',
  }))
  await sales.orders.order({
    email,
    products: [product],
    quantities: [2],
    pieces,
    company,
    roster: [named],
    name: 'evil.example',
    notes: 'evil.example',
  })
  const [mail] = await mailsOf(email)
  expect(mail?.text).toContain('Μπλουζάκι: 2')
  expect(mail?.text).toContain('2 names and numbers')
  expect(`${mail?.text}${mail?.html}`).not.toMatch(/evil|refund|900|Security/)
  const told = await shopMail(email)
  expect(told?.text).toContain('Stampa Security https://evil.example/b')
  expect(told?.text).toContain('Call 900 111 222')
})

test('mails each change of status to the customer without the shop’s note', async () => {
  const email = address('status')
  const { _id } = await sales.orders.order({ email })
  await mailsOf(email)
  const json = { orderStatus: 'In Progress', note: 'Πληρώνει αργά' }
  await sales.call('PUT', `/api/custom-order/${_id}`, { json })
  // A later event's mail arrives earlier: this one can still be undone.
  await sales.orders.order({ email })
  await mailsOf(email, 2)
  await sales.orders.test
    .db('outbox')
    .where({ type: 'order.status_changed' })
    .update({ created_at: sales.orders.test.db.raw("now() - interval '30 seconds'") })
  const [, , mail] = await mailsOf(email, 3)
  const number = _id.slice(-6)
  expect(mail?.subject).toBe(`Παραγγελία ${number}: Σε εξέλιξη · Order ${number}: In progress`)
  expect(mail?.text).toContain('Υποβλήθηκε')
  expect(`${mail?.text}${mail?.html}`).not.toContain('Πληρώνει αργά')
})

test('mails a message to the shop with the visitor as Reply-To', async () => {
  const email = address('visitor')
  const json = { name: 'Νίκος', email, subject: 'Τιμές', message: `Καλημέρα\nαπό ${email}` }
  await sales.call('POST', '/api/contact', { json, token: null })
  const mail = await shopMail(`> από ${email}`)
  expect(mail).toMatchObject({
    subject: 'Νέο μήνυμα από Νίκος: Τιμές',
    replyTo: [{ name: 'Νίκος', address: email }],
  })
})

test('escapes user texts and keeps them out of mail headers', async () => {
  const email = address('hostile')
  const evil = '<script>alert(1)</script>'
  const json = {
    name: `Νίκος\r\nBcc: all@example.gr <${evil}`,
    email,
    subject: 'Α\r\nX-Evil: 1\r\n\r\nbody',
    message: `</blockquote>${evil}<img src=x onerror=alert(1)>"' ${email}`,
  }
  await sales.call('POST', '/api/contact', { json, token: null })
  const mail = await shopMail(`</blockquote>${evil}`)
  expect(mail?.recipients).toEqual(['shop@shop.example'])
  const names = mail?.headers.map(({ key }) => key)
  expect(names).not.toContain('bcc')
  expect(names).not.toContain('x-evil')
  expect(mail?.html).not.toMatch(/<script|<img/)
  expect(mail?.html).toContain('&lt;/blockquote&gt;&lt;script&gt;')
})

test('mails an offer to the customer, its decision to the shop and an acceptance to both', async () => {
  const customerEmail = address('cafe')
  const { _id, number } = await sales.sentOffer({ customerEmail })
  const [mail] = await mailsOf(customerEmail)
  expect(mail?.subject).toBe(`Προσφορά ${number} · Offer ${number}`)
  expect(mail?.text).toContain('Σύνολο: 1.399,22\u00a0€')
  expect(mail?.text).toContain('Total: €1,399.22')
  expect(mail?.text).not.toMatch(/868|531,22|30\s*%/)
  const token = linkIn(mail?.text, '/offer/').split('/').at(-1)

  const json = { name: 'Ελένη', comment: 'Πολύ ωραία' }
  const path = `/api/offer-link/${token}/accept`
  expect(await sales.call('POST', path, { json, token: null })).toMatchObject({ status: 200 })
  const told = await shopMail(`${number} έγινε δεκτή`)
  expect(told).toMatchObject({ replyTo: [{ address: customerEmail }] })
  expect(told?.text).toContain('> Πολύ ωραία')
  expect(told?.text).toContain(`https://shop.example/admin/offers/${_id}\n`)
  const confirmation = (await mailsOf(customerEmail, 2))[1]
  expect(confirmation?.subject).toContain(`Λάβαμε την αποδοχή της προσφοράς ${number}`)
  expect(confirmation?.text).toContain(`https://shop.example/offer/${token}`)
  expect(confirmation?.text).not.toMatch(/Πολύ ωραία|531,22/)

  const declined = await sales.sentOffer({ customerEmail })
  const decline = `/api/offer-link/${declined.token}/decline`
  await sales.call('POST', decline, { json: { reason: 'Price' }, token: null })
  const why = await shopMail(`${declined.number} δεν έγινε δεκτή`)
  expect(why?.text).toContain('Λόγος: Η τιμή')
  expect(_id).not.toBe(declined._id)
})

test('attaches the PDF, with the company’s identity, to the mail of an offer that asks for it only', async () => {
  const customerEmail = address('attached')
  const { number } = await sales.sentOffer({ customerEmail, attachPdf: true })
  // The identity is unknown until the catalog answers; the mail is retried.
  const waiting = `stampa_mails_total{outcome="retried"`
  await expect
    .poll(async () => (await worker.inject('/metrics')).body)
    .toMatch(new RegExp(`${waiting}.*\\} [1-9]`))
  expect(mailbox.of(customerEmail)).toEqual([])
  catalog.answer = (_request, response) => {
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ legalName: 'Στάμπα Εκτυπώσεις', registryNumber: '123456789000' }))
  }
  const [mail] = await mailsOf(customerEmail)
  expect(mail?.attachments).toMatchObject([
    { filename: `${number}.pdf`, mimeType: 'application/pdf', disposition: 'attachment' },
  ])
  const [{ content = '' } = {}] = mail?.attachments ?? []
  const pdf = await getDocumentProxy(new Uint8Array(content as ArrayBuffer))
  const { text } = await extractText(pdf, { mergePages: true })
  catalog.answer = undefined
  for (const part of [number, 'Στάμπα Εκτυπώσεις', '123456789000']) expect(text).toContain(part)
  expect(text).not.toMatch(/868|531,22|30\s*%/)

  const plain = address('plain')
  await sales.sentOffer({ customerEmail: plain })
  const [without] = await mailsOf(plain)
  expect(without?.attachments).toEqual([])
})

test('mails a reminder of an offer that is not decided meanwhile', async () => {
  const [kept, decided] = [address('reminded'), address('decided')]
  for (const customerEmail of [kept, decided]) {
    const { _id, number } = await sales.sentOffer({ customerEmail })
    await mailsOf(customerEmail)
    await sales.db.transaction(async tx => {
      // The decision comes between the event and its mail.
      if (customerEmail === decided)
        await tx('offers').where({ id: _id }).update({ status: 'Accepted' })
      await recordEvent(tx, 'offer.reminded', { offer: _id })
    })
    if (customerEmail === decided) continue
    const [, mail] = await mailsOf(kept, 2)
    expect(mail?.subject).toBe(`Υπενθύμιση: προσφορά ${number} · Reminder: offer ${number}`)
    expect(linkIn(mail?.text, '/offer/')).not.toBe('')
  }
  await expect
    .poll(() => sales.db('mails').where({ state: 'obsolete' }).count())
    .toMatchObject([{ count: '1' }])
  expect(mailbox.of(decided)).toHaveLength(1)
})

test('lists the latest mails with their recipients, those of offers to who may read offers', async () => {
  const customerEmail = address('listed')
  const { _id } = await sales.sentOffer({ customerEmail })
  const email = address('listed')
  const order = await sales.orders.order({ email })
  await mailsOf(customerEmail)
  await mailsOf(email)
  const list = (token?: string) =>
    sales.call<{ about: string }[]>('GET', '/api/contact/mails', token ? { token } : {})
  const mail = { audience: 'customer', state: 'sent' }
  await expect
    .poll(async () => (await list()).body)
    .toEqual(
      expect.arrayContaining([
        expect.objectContaining({ ...mail, about: _id, recipient: customerEmail }),
        expect.objectContaining({ ...mail, about: order._id, recipient: email }),
      ]),
    )
  const token = await sales.orders.test.adminToken(undefined, undefined, ['orders:read'])
  const own = (await list(token)).body.map(({ about }) => about)
  expect(own).toContain(order._id)
  expect(own).not.toContain(_id)
})

test('sends no mail for spam until it is marked as none', async () => {
  const email = address('spam')
  const json = { name: 'Α', email, message: email, website: 'https://spam.example' }
  const { body } = await sales.call<{ _id: string }>('POST', '/api/contact', { json, token: null })
  await sales.orders.call('PATCH', `/api/contact/${body._id}`, { json: { spam: false } })
  await shopMail(`> ${email}`)
})

test('holds the fourth mail of an hour that visitors cause, until an administrator sends it', async () => {
  const email = address('flooded')
  for (let n = 0; n < 3; n++) await sales.orders.order({ email })
  await mailsOf(email, 3)
  const { _id } = await sales.orders.order({ email })
  const url = '/api/contact/undelivered'
  const held = async () => {
    const { body } = await sales.orders.call<{ _id: string; about: string }[]>('GET', url)
    return body.filter(({ about }) => about === _id)
  }
  const audience = 'customer'
  const expected = [{ event: 'order.received', audience, reason: 'ELIMIT' }]
  await expect.poll(held).toMatchObject(expected)

  // All mails again is for those that the mail server refused: one call must not empty a flood into a mailbox.
  expect(await sales.orders.call('POST', `${url}/retry`)).toMatchObject({ body: { retried: 0 } })
  expect(await held()).toMatchObject(expected)
  // They raise no alert: a stranger could hide failures behind it.
  const { body: metrics } = await worker.inject('/metrics')
  expect(metrics).toContain('stampa_mails{state="limited"} 1')
  expect(metrics).toContain('stampa_mails{state="failed"} 0')

  const [mail] = await held()
  await sales.orders.call('POST', `${url}/${mail?._id}/retry`)
  await mailsOf(email, 4)
})

test('sends a held mail of a visitor an hour later, but not for days after a flood', async () => {
  const email = address('returning')
  const { db, app } = sales.orders.test
  for (let n = 0; n < 3; n++) await sales.orders.order({ email })
  await mailsOf(email, 3)
  const held = [await sales.orders.order({ email }), await sales.orders.order({ email })]
  const ids = held.map(({ _id }) => _id)
  const limited = () =>
    db('mails as m')
      .join('outbox as o', 'o.id', 'm.event_id')
      .whereRaw("o.payload->>'order' = any(?) and m.reason = 'ELIMIT'", [ids])
      .pluck('m.event_id')
  await expect.poll(async () => (await limited()).length).toBe(2)

  const [event, old] = await limited()
  await db('mails')
    .whereIn('event_id', [event, old])
    .where({ audience: 'customer' })
    .update({ settled_at: db.raw("now() - interval '61 minutes'") })
  await db('outbox')
    .where({ id: old })
    .update({ created_at: db.raw("now() - interval '27 hours'") })
  const { REDIS_KEY_PREFIX: prefix } = sales.orders.test.config
  const counts = await app.redis.keys(`${prefix}mails:to:*`)
  await app.redis.del(counts.map(key => key.slice(prefix.length)))
  const another = await startWorker(sales.orders, { MAIL_URL: mailbox.url })
  await mailsOf(email, 4)
  expect(await limited()).toEqual([old])
  await another.close()
})

test('neither holds nor counts mails that an administrator causes', async () => {
  const email = address('known')
  const { _id } = await sales.orders.order({ email })
  await mailsOf(email)
  const { number } = await sales.sentOffer({ customerEmail: email })
  const path = `/api/custom-order/${_id}`
  await sales.call('POST', `${path}/replies`, { json: { text: 'Ναι' } })
  await sales.call('PUT', path, { json: { orderStatus: 'In Progress', notify: true } })
  const { db } = sales.orders.test
  await db('outbox')
    .whereRaw("payload->>'order' = ?", [_id])
    .update({ created_at: db.raw("now() - interval '30 seconds'") })
  const subjects = (await mailsOf(email, 4)).map(({ subject }) => subject)
  expect(subjects).toContain(`Προσφορά ${number} · Offer ${number}`)
  for (let n = 0; n < 2; n++) await sales.orders.order({ email })
  await mailsOf(email, 6)
})

test('sends the mail of a status that was changed without a mail and set back', async () => {
  const email = address('silent')
  const { _id } = await sales.orders.order({ email })
  await mailsOf(email)
  const set = (orderStatus: string, notify: boolean) =>
    sales.call('PUT', `/api/custom-order/${_id}`, { json: { orderStatus, notify } })
  await set('Completed', true)
  await set('Rejected', false)
  await set('Completed', false)
  const { db } = sales.orders.test
  await db('outbox')
    .whereRaw("payload->>'order' = ?", [_id])
    .update({ created_at: db.raw("now() - interval '30 seconds'") })
  const [, mail] = await mailsOf(email, 2)
  expect(mail?.subject).toContain('Ολοκληρώθηκε')
  expect(mail?.text).toContain('Υποβλήθηκε')
})

test('mails the links of open orders and offers to their stored address only', async () => {
  const email = address('lost')
  const { db } = sales
  // Mails of their own would use up the mailbox's limit.
  const order = async (values: object = {}) => {
    const first = address('placed')
    const placed = await sales.orders.order({ email: first })
    await mailsOf(first)
    await db('custom_order_timeline').where({ order_id: placed._id }).delete()
    await db('custom_orders')
      .where({ id: placed._id })
      .update({ email, ...values })
    return placed.statusToken
  }
  const open = await order()
  await order({ order_status: 'Completed' })
  await order({ id: db.raw("uuidv7(interval '-13 months')") })
  const offer = await sales.sentOffer({ customerEmail: email })
  const expired = await sales.offer({ customerEmail: email })
  await db('offers')
    .where({ id: expired._id })
    .update({ status: 'Sent', offer_date: '2020-01-01', valid_until: '2020-01-31' })
  const ask = (address: string) =>
    sales.call('POST', '/api/order-status/links', { token: null, json: { email: address } })
  await mailsOf(email)
  await ask(email.toUpperCase())
  const [, mail] = await mailsOf(email, 2)
  expect(mail?.subject).toBe('Οι σύνδεσμοι των παραγγελιών σας · The links of your orders')
  const links = mail?.text?.match(/https:.*\/(order-status|offer)\/\S+/g)
  expect(new Set(links)).toEqual(
    new Set([
      `https://shop.example/order-status/${open}`,
      `https://shop.example/offer/${offer.token}`,
    ]),
  )

  const stranger = address('stranger')
  await ask(stranger)
  const states = () =>
    db('mails')
      .join('outbox', 'outbox.id', 'event_id')
      .whereRaw("payload->>'email' = ?", [stranger])
      .pluck('state')
  await expect.poll(states).toEqual(['obsolete'])
  expect(mailbox.of(stranger)).toEqual([])
})
