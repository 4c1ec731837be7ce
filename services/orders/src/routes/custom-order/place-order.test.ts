import { afterAll, describe, expect, test } from 'vitest'
import { expectProblem, OrdersTest, png } from '../../../test/orders.ts'

// A connection for each of the simultaneous requests: one that waits for the pool too long is answered with 503.
const orders = await OrdersTest.start({ DATABASE_POOL_MAX: 50 })
afterAll(() => orders.stop())

const mug = '01a1f795-0000-7000-8000-000000000001'
const shirt = '01a1f795-0000-7000-8000-000000000002'

async function stored(): Promise<number> {
  const rows = await orders.test.db('custom_orders').select('id')
  return rows.length
}

describe('an order', () => {
  test('is stored as sent and recorded as an event', async () => {
    const { status, headers, body } = await orders.send({
      products: [mug, shirt],
      quantities: [3, 12],
      options: ['Στήθος', 'Πλάτη', 'Στήθος'],
      email: ' maria@example.gr ',
      phone: '+30 (210) 123-4567',
      image: await png(),
    })
    expect(status).toBe(201)
    expect(headers['cache-control']).toBe('no-store')
    expect(body).toEqual({
      _id: expect.any(String),
      orderStatus: 'Submitted',
      createdAt: expect.any(String),
      statusToken: expect.stringMatching(/^[\w-]{43}$/),
    })
    const seen = await orders.call('GET', `/api/custom-order/${body._id}`)
    expect(seen.headers.etag).toBe('"1"')
    expect(seen.body).toEqual({
      _id: body._id,
      products: [
        { _id: mug, title: null, favicon: null, state: 'pending' },
        { _id: shirt, title: null, favicon: null, state: 'pending' },
      ],
      quantities: [3, 12],
      options: ['Στήθος', 'Πλάτη'],
      email: 'maria@example.gr',
      phone: '+30 (210) 123-4567',
      image: expect.stringMatching(/^\/api\/custom-order\/image\/\d+\/[\w-]{43}$/),
      imageOriginal: expect.stringMatching(/\/original$/),
      orderStatus: 'Submitted',
      unread: false,
      statusLink: `/order-status/${(body as { statusToken?: string }).statusToken}`,
      version: 1,
      createdAt: (body as { createdAt?: string }).createdAt,
      updatedAt: expect.any(String),
    })
    const events = await orders.test
      .db('outbox')
      .whereRaw("payload->>'order' = ?", [body._id])
      .select('type', 'handed_on_at')
    expect(events).toEqual([{ type: 'order.received', handed_on_at: null }])
  })

  const pieces = [
    [
      { colour: 'Λευκό', size: 'S', count: 5 },
      { colour: 'Μαύρο', size: 'M', count: 7 },
    ],
    [],
  ]
  const detailed = {
    deadline: '2026-12-24',
    name: 'Μαρία Παππά',
    company: 'Άλφα ΑΕ',
    vatNumber: '094014201',
    notes: 'Διπλωμένα\nανά δέκα',
  }

  test('says sizes, colours, deadline, company and VAT number to the shop; its page names nobody', async () => {
    const { body } = await orders.send({
      products: [shirt, mug],
      quantities: [12, 1],
      ...detailed,
      pieces: [pieces[0]?.map(piece => ({ ...piece, size: `${piece.size}\n` })), []],
      ...{
        name: ' Μαρία\r\nΠαππά\u202e',
        company: ' Άλφα\n\u202eΑΕ ',
        vatNumber: 'EL 094 014 201',
        email: 'a@example.gr',
        phone: '6900000000',
      },
    })
    const seen = await orders.call('GET', `/api/custom-order/${body._id}`)
    expect(seen.body).toMatchObject({
      ...detailed,
      products: [{ pieces: pieces[0] }, { _id: mug }],
    })
    expect(JSON.stringify(seen.body).match(/"pieces"/g)).toHaveLength(1)
    const { statusToken } = body as { statusToken?: string }
    const page = await orders.call<object>('GET', `/api/order-status/${statusToken}`)
    expect(page.body).toMatchObject({
      deadline: '2026-12-24',
      items: [{ quantity: 12, pieces: pieces[0] }, { quantity: 1 }],
    })
    expect(JSON.stringify(page.body)).not.toMatch(/Άλφα|094014201|Παππά|Διπλωμένα/)
    const draft = await orders.call<{ notes: string }>(
      'GET',
      `/api/offers/draft?customOrder=${body._id}`,
    )
    expect(draft.body).toMatchObject({
      customerName: 'Άλφα ΑΕ',
      items: [{ quantity: 5 }, { quantity: 7 }, { quantity: 1 }],
    })
    for (const text of [
      'Λευκό: 5 × S · Μαύρο: 7 × M',
      '24/12/2026',
      'ανά δέκα',
      'Άλφα ΑΕ',
      '094014201',
    ]) {
      expect(draft.body.notes).toContain(text)
    }
  })

  const team = [
    { size: 'S', colour: 'Λευκό', name: 'Ζηνοβία', number: '07' },
    { size: 'M', colour: 'Μαύρο', name: '=1+1', number: '' },
    { size: 'S', colour: 'Λευκό', name: '', number: '00' },
  ]
  const row = { size: '', colour: '', name: 'Μαρία', number: '' }
  const makesUp = 'Names and numbers must add up to the quantity, sizes and colours'

  test.each<[string, object]>([
    ['Sizes and colours must add up to the quantity', { pieces: [pieces[0]], quantities: [11] }],
    ['Each list of pieces needs a product', { pieces: [pieces[0], []] }],
    ['The deadline is no date', { deadline: 'αύριο' }],
    ['The deadline is in the past', { deadline: '2020-02-01' }],
    ['Please enter a valid VAT number', { vatNumber: '094014202' }],
    ['Please enter a valid VAT number', { vatNumber: '@SUM(1)' }],
    [expect.any(String), { pieces: [[{ colour: '', size: 'S', count: 12, note: 'x' }]] }],
    [expect.any(String), { pieces: [[{ colour: '', size: 'S', count: 0 }]] }],
    [expect.any(String), { pieces: [Array(201).fill({ colour: '', size: '', count: 1 })] }],
    ['Each list of names needs a product', { roster: [[], []] }],
    [makesUp, { roster: [team], quantities: [2] }],
    [makesUp, { roster: [team.slice(1)], quantities: [3] }],
    [
      makesUp,
      { roster: [team], quantities: [3], pieces: [[{ colour: 'Λευκό', size: 'S', count: 3 }]] },
    ],
    [
      makesUp,
      {
        roster: [Array.from({ length: 201 }, (_, size) => ({ ...team[0], size: `${size}` }))],
        quantities: [201],
      },
    ],
    [
      'Names and numbers can have at most 500 rows',
      {
        roster: [Array(300).fill(row), Array(201).fill(row)],
        products: [shirt, mug],
        quantities: [300, 201],
      },
    ],
    [expect.any(String), { roster: [Array(501).fill(row)], quantities: [501] }],
    [expect.any(String), { roster: Array(50).fill(Array(500).fill(row)) }],
    [expect.any(String), { roster: [[{ ...row, name: 'α'.repeat(41) }]], quantities: [1] }],
    [expect.any(String), { roster: [[{ ...row, number: '1'.repeat(11) }]], quantities: [1] }],
    [expect.any(String), { roster: [[{ ...row, note: '' }]], quantities: [1] }],
    ['Each list of positions needs a product', { positions: [[], []] }],
    [expect.any(String), { positions: [['front', 'heart']] }],
    [expect.any(String), { positions: [['front', '__proto__']] }],
    [expect.any(String), { positions: [Array(9).fill('front')] }],
    [expect.any(String), { company: 'α'.repeat(201) }],
    [expect.any(String), { name: 'α'.repeat(201) }],
    [expect.any(String), { notes: 'α'.repeat(2001) }],
    [expect.any(String), { vatNumber: '1'.repeat(31) }],
  ])('is refused with %s: %j', async (message, wrong) => {
    const before = await stored()
    const answer = await orders.send({
      products: [shirt],
      quantities: [12],
      email: 'a@example.gr',
      phone: '6900000000',
      ...wrong,
    })
    expectProblem(answer, 400, message)
    expect(await stored()).toBe(before)
  })

  test('says where each product is printed, to shop and customer; each place is a printed side', async () => {
    const choice = { technique: 'DTF', sides: 1, colours: 1, options: [] }
    const { body } = await orders.send({
      products: [shirt, mug],
      quantities: [12, 1],
      choices: [choice, choice],
      positions: [['front', 'left-sleeve', 'neck', 'front'], []],
    })
    const printed = { positions: ['front', 'left-sleeve', 'neck'] }
    const seen = await orders.call('GET', `/api/custom-order/${body._id}`)
    expect(seen.body).toMatchObject({ products: [printed, { _id: mug }] })
    expect(JSON.stringify(seen.body).match(/"positions"/g)).toHaveLength(1)
    const page = await orders.call('GET', `/api/order-status/${body.statusToken}`)
    expect(page.body).toMatchObject({ items: [printed, { quantity: 1 }] })
    const { lines } = await orders.test.db('custom_orders').where({ id: body._id }).first()
    expect(lines).toMatchObject([{ choice: { sides: 3 } }, { choice: { sides: 1 } }])
    const draft = await orders.call('GET', `/api/offers/draft?customOrder=${body._id}`)
    expect(draft.body).toMatchObject({
      items: [{ printPositions: ['Μπροστά', 'Αριστερό μανίκι', 'Αυχένας'] }, {}],
    })
  })

  test('has names and numbers by row, which only an opened order and the export of its client show', async () => {
    const { body } = await orders.send({
      products: [mug, shirt],
      quantities: [1, 3],
      email: 'team@example.gr',
      roster: [[], team.map(row => ({ ...row, name: `\u202e${row.name}\n` }))],
    })
    const counted = [
      { colour: 'Λευκό', size: 'S', count: 2 },
      { colour: 'Μαύρο', size: 'M', count: 1 },
    ]
    const path = `/api/custom-order/${body._id}`
    const seen = await orders.call<{ version: number }>('GET', path)
    expect(seen.body).toMatchObject({
      products: [{ _id: mug }, { named: 3, pieces: counted }],
      roster: [[], team],
    })
    const page = await orders.call('GET', `/api/order-status/${body.statusToken}`)
    expect(page.body).toMatchObject({ items: [{ quantity: 1 }, { named: 3, pieces: counted }] })
    const list = await orders.call('GET', '/api/custom-order?q=team@example.gr')
    const draft = await orders.call<{ notes: string }>(
      'GET',
      `/api/offers/draft?customOrder=${body._id}`,
    )
    expect(draft.body.notes).toContain('3 ονόματα και νούμερα')
    const { raw } = await orders.call('GET', '/api/custom-order/export?q=team@example.gr')
    const changed = await orders.call('PUT', path, { json: { orderStatus: 'Completed' } })
    const timeline = await orders.call('GET', `${path}/timeline`)
    const found = await orders.call('GET', '/api/custom-order?q=Ζηνοβία')
    expect(found.body).toEqual([])
    const outbox = await orders.test.db('outbox').select()
    const others = [page, list, draft, changed, timeline].map(answer => answer.raw.toString())
    expect([...others, raw.toString(), JSON.stringify(outbox)].join()).not.toMatch(
      /Μαρία|1\+1|"07"/,
    )
    const none = await orders.call('GET', `/api/custom-order/${(await orders.order())._id}`)
    expect(none.body).not.toHaveProperty('roster')
  })

  test('needs only e-mail and phone', async () => {
    const order = await orders.order()
    expect(order).toMatchObject({ products: [], quantities: [], options: [], image: null })
  })

  test('stores SQL and HTML as plain text', async () => {
    const email = "o'neil+50%_$1@example.gr"
    expect(await orders.order({ email })).toMatchObject({ email })
  })
})

const open = { technique: '', sides: 1, colours: 1, options: [] }
const quantityMissing = 'Each selected product needs a quantity of at least 1'
const areas = 'Print areas can be: Κέντρο, Στήθος, Πλάτη, Αλλού'

describe('an invalid order is rejected and leaves nothing stored', () => {
  test.each<[string, string, Record<string, unknown>]>([
    ['email', 'Email is required', { email: undefined }],
    ['email', 'Please enter a valid email address', { email: 'maria' }],
    ['email', 'Please enter a valid email address', { email: 'a@b.gr\r\nBcc: all@b.gr' }],
    ['email', 'Email must be at most 254 characters', { email: `${'a'.repeat(250)}@b.gr` }],
    ['phone', 'Phone is required', { phone: undefined }],
    ['phone', 'Please enter a valid phone number', { phone: '69444' }],
    ['phone', 'Please enter a valid phone number', { phone: '=1+1+cmd()' }],
    ['phone', 'Phone must be at most 30 characters', { phone: '6'.repeat(31) }],
    ['products.0', 'Product not found', { products: ['no id'], quantities: [1] }],
    ['products', 'Products must be an array', { products: 'not json' }],
    ['products', 'Products must have at most 50 entries', { products: Array(51).fill(mug) }],
    ['quantities', quantityMissing, { products: [mug] }],
    ['quantities', quantityMissing, { products: [mug, shirt], quantities: [1] }],
    ['quantities', 'Each quantity needs a product', { quantities: [1] }],
    ['quantities.0', quantityMissing, { products: [mug], quantities: [0] }],
    ['quantities.0', quantityMissing, { products: [mug], quantities: [1.5] }],
    ['quantities', 'A quantity must be 1000000 or less', { products: [mug], quantities: [1e12] }],
    ['choices', 'Each choice needs a product', { choices: [open] }],
    ['choices', 'Choices must be an array', { choices: 'DTF' }],
    [
      'choices.0.sides',
      'Sides must be 2 or less',
      {
        products: [mug],
        quantities: [1],
        choices: [{ technique: 'DTF', sides: 3, colours: 1, options: [] }],
      },
    ],
    [
      'choices.0.price',
      'Price is not a known field',
      {
        products: [mug],
        quantities: [1],
        choices: [{ technique: 'DTF', sides: 1, colours: 1, options: [], price: 1 }],
      },
    ],
    ['options', areas, { options: ['Ώμος'] }],
    ['options', 'Options must have at most 4 entries', { options: Array(5).fill('Κέντρο') }],
    ['options', 'Options must be an array', { options: 'Κέντρο' }],
    ['image', 'Please select an image file', { image: Buffer.from('just text') }],
    ['image', 'Please select an image file', { image: 'https://example.gr/image.png' }],
    ['image', 'Please select an image file', { image: Buffer.from('%PDF-1.7\n') }],
    ['image', 'File size must be less than 5MB', { image: Buffer.alloc(5_242_880, 1) }],
    ['orderStatus', 'Order status is not a known field', { orderStatus: 'Completed' }],
  ])('%s: %s', async (field, message, fields) => {
    const before = [await stored(), await orders.files()]
    expectProblem(await orders.send(fields), 400, message, { [field]: message })
    expect([await stored(), await orders.files()]).toEqual(before)
  })

  test('ten megabytes of options', async () => {
    const before = await stored()
    const options = Array(1_000_000).fill('Κέντρο')
    const answer = await orders.send({ options })
    expect(answer.status).toBe(400)
    expect(await stored()).toBe(before)
  })

  test('a truncated image', async () => {
    const image = (await png('#0086b3', 400, 400)).subarray(0, 700)
    const message = 'The image is damaged: please save it anew and try again'
    expectProblem(await orders.send({ image }), 400, message, { image: message })
    expect((await orders.files()).leftover).toEqual([])
  })

  test('all errors at once, in the order of the rules', async () => {
    const answer = await orders.send({ email: '', phone: undefined, products: 7, options: 7 })
    expectProblem(answer, 400, 'Email is required', {
      email: 'Email is required',
      phone: 'Phone is required',
      products: 'Products must be an array',
      options: 'Options must be an array',
    })
  })

  test('JSON instead of a form', async () => {
    const json = { email: 'maria@example.gr', phone: '694444444' }
    const answer = await orders.call('POST', '/api/custom-order', { json, token: null })
    expectProblem(answer, 415, 'This must be sent as multipart/form-data')
  })
})

describe('with an Idempotency-Key', () => {
  test('fifty simultaneous requests make one order and get the same response', async () => {
    const before = await stored()
    const headers = { 'idempotency-key': 'fifty-orders-at-once' }
    const fields = { products: [mug], quantities: [1], image: await png('#00ff00') }
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => orders.send(fields, headers)),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(201))
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(await stored()).toBe(before + 1)
  })

  test('rejects another order or another image under the same key', async () => {
    const headers = { 'idempotency-key': 'the-key-of-one-order' }
    expect((await orders.send({ image: await png() }, headers)).status).toBe(201)
    const before = await stored()
    const other = [{ phone: '69 5555 5555', image: await png() }, { image: await png('#123456') }]
    for (const fields of other) {
      expectProblem(
        await orders.send(fields, headers),
        422,
        'This Idempotency-Key was used for another request: make up a new one',
      )
    }
    expect(await stored()).toBe(before)
  })
})
