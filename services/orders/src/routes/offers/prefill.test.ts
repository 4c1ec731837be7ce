import { afterAll, expect, test } from 'vitest'
import { expectProblem, SalesTest, unknownId } from '../../../test/sales.ts'

const sales = await SalesTest.start()
afterAll(() => sales.stop())

test('prefills an offer from a custom order with the most similar SKUs', async () => {
  const mug = await sales.sku({ productDescription: 'Κούπα κεραμική 330 ml' })
  const shirt = await sales.sku({ productDescription: 'Μπλουζάκι λευκό' })
  const deleted = await sales.sku({ productDescription: 'Μπλουζάκι βαμβακερό λευκό' })
  await sales.call('DELETE', `/api/sku/${deleted._id}`)
  const order = await sales.orders.order({
    products: [unknownId, unknownId.replace('8000', '8001'), unknownId.replace('8000', '8002')],
    quantities: [100, 24, 5],
    options: ['Στήθος', 'Πλάτη'],
  })
  const titles = ['ΜΠΛΟΥΖΑΚΙ βαμβακερό λευκό', 'Κεραμική κούπα', null]
  const { lines } = await sales.db('custom_orders').where({ id: order._id }).first()
  await sales
    .db('custom_orders')
    .where({ id: order._id })
    .update({
      lines: JSON.stringify(
        lines.map((line: object, index: number) => ({ ...line, title: titles[index] })),
      ),
    })

  const { status, body } = await sales.call('GET', `/api/offers/draft?customOrder=${order._id}`)
  expect(status).toBe(200)
  expect(body).toEqual({
    customOrder: order._id,
    customerName: '',
    customerEmail: 'maria@example.gr',
    offerDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    notes: 'Θέση εκτύπωσης: Στήθος, Πλάτη',
    items: [
      { sku: shirt._id, productTitle: titles[0], quantity: 100 },
      { sku: mug._id, productTitle: titles[1], quantity: 24 },
      { sku: null, productTitle: null, quantity: 5 },
    ],
  })
})

test.each([
  ['Σημειωματάριο σπιράλ', 'ΣΗΜΕΙΩΜΑΤΆΡΙΟ, σπιραλ Α5', true],
  ['Φάκελος (χάρτινος) με λαστιχο', 'Φάκελος χάρτινος', true],
  // Part of a word, and half of the words.
  ['Στικεράκια σε φύλλο A4', 'Κασκέτο πεντάφυλλο', false],
  ['Ομπρέλα παραλίας', 'Ομπρέλα σπαστή', false],
  ['A4', 'Χαρτί A4', false],
])(
  'prefills for «%s» the SKU «%s» if it has most of the words: %s',
  async (title, sku, isFound) => {
    const { _id } = await sales.sku({ productDescription: sku })
    const items = [{ productTitle: title, quantity: 100 }]
    const { body } = await sales.call('POST', '/api/offers/draft', {
      json: { designOrder: unknownId, items },
    })
    expect(body).toMatchObject({ items: [{ sku: isFound ? _id : null }] })
  },
)

test('prefills the margin that makes a line’s net revenue that of its estimate', async () => {
  const sku = await sales.sku({ productDescription: 'Ποδιά κήπου', priceWithoutVAT: 4 })
  const order = await sales.orders.order({ products: [unknownId], quantities: [50] })
  const estimate = {
    technique: 'Μεταξοτυπία',
    sides: 2,
    colours: 3,
    options: ['Ατομική συσκευασία'],
    pricePerItem: 7.8,
    setupFee: 150,
    net: 540,
    vat: 129.6,
    total: 669.6,
  }
  const lines = [
    { product: unknownId, quantity: 50, state: 'known', title: 'Ποδιά κήπου', estimate },
  ]
  await sales
    .db('custom_orders')
    .where({ id: order._id })
    .update({ lines: JSON.stringify(lines) })
  const { body } = await sales.call('GET', `/api/offers/draft?customOrder=${order._id}`)
  expect(body).toMatchObject({
    notes: 'Ποδιά κήπου: Μεταξοτυπία, 2 πλευρές, 3 χρώματα, Ατομική συσκευασία',
    // 540.00 ÷ (4.00 × 50 × 1.24) − 1
    items: [{ sku: sku._id, quantity: 50, marginPercentage: 117.74 }],
  })
})

test('describes a line by product, colour and sizes', async () => {
  const order = await sales.orders.order({ products: [unknownId], quantities: [40] })
  const white = [{ colour: 'Λευκό', size: 'S', count: 10 }]
  const black = ['M', 'L'].map(size => ({ colour: 'Μαύρο', size, count: 15 }))
  const prefilled = async (pieces: object[]) => {
    const line = { product: unknownId, quantity: 40, title: 'Ανεμόπτερο', pieces }
    const lines = JSON.stringify([line])
    await sales.db('custom_orders').where({ id: order._id }).update({ lines })
    const { body } = await sales.call<{ items: object[] }>(
      'GET',
      `/api/offers/draft?customOrder=${order._id}`,
    )
    return body.items
  }
  expect(await prefilled([...white, ...black])).toMatchObject([
    { sku: null, productDescription: 'Ανεμόπτερο – Λευκό: 10 × S', quantity: 10 },
    { sku: null, productDescription: 'Ανεμόπτερο – Μαύρο: 15 × M, 15 × L', quantity: 30 },
  ])
  expect(await prefilled(black)).toMatchObject([
    { sku: null, productDescription: 'Ανεμόπτερο – Μαύρο: 15 × M, 15 × L', quantity: 40 },
  ])
})

test('prefills no lines for an order without products', async () => {
  const { _id } = await sales.orders.order()
  const { body } = await sales.call('GET', `/api/offers/draft?customOrder=${_id}`)
  expect(body).toMatchObject({ items: [], notes: '' })
})

test.each([unknownId, 'x', "'; --"])('responds 404 to the order %s', async id => {
  expectProblem(
    await sales.call('GET', `/api/offers/draft?customOrder=${encodeURIComponent(id)}`),
    404,
    'Custom order not found',
  )
})

test('prefills an offer from a design order and finds it by that order', async () => {
  const cap = await sales.sku({ productDescription: 'Καπέλο τζόκεϊ με κέντημα' })
  const designOrder = crypto.randomUUID()
  const { status, body } = await sales.call('POST', '/api/offers/draft', {
    json: {
      designOrder,
      customerEmail: 'nikos@example.gr',
      items: [
        { productTitle: 'Καπέλο τζόκεϊ', quantity: 30 },
        { productTitle: 'Αερόστατο', quantity: 1 },
      ],
    },
  })
  expect(status).toBe(200)
  expect(body).toEqual({
    designOrder,
    customerName: '',
    customerEmail: 'nikos@example.gr',
    offerDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    notes: '',
    items: [
      { sku: cap._id, productTitle: 'Καπέλο τζόκεϊ', quantity: 30 },
      { sku: null, productTitle: 'Αερόστατο', quantity: 1 },
    ],
  })
  const { _id } = await sales.offer({ designOrder })
  expect((await sales.call('GET', `/api/offers?designOrder=${designOrder}`)).body).toMatchObject([
    { _id, designOrder, customOrder: null },
  ])
})

test('prefills the margin of an item of a design order from its estimate', async () => {
  const sku = await sales.sku({ productDescription: 'Φούτερ βουνού', priceWithoutVAT: 4 })
  const estimate = {
    choice: { technique: 'DTF', sides: 2, colours: 1, options: ['Ατομική συσκευασία'] },
    net: 540,
  }
  const item = { productTitle: 'Φούτερ βουνού', quantity: 50 }
  const draft = (net: number) =>
    sales.call('POST', '/api/offers/draft', {
      json: { designOrder: unknownId, items: [{ ...item, estimate: { ...estimate, net } }] },
    })
  expect((await draft(540)).body).toMatchObject({
    notes: 'Φούτερ βουνού: DTF, 2 πλευρές, Ατομική συσκευασία',
    items: [{ sku: sku._id, quantity: 50, marginPercentage: 117.74 }],
  })
  for (const net of [-1, 1.005, 1e13]) expect((await draft(net)).status, `${net}`).toBe(400)
})

test.each([
  [{}, 'Design order is required'],
  [{ designOrder: 'x' }, 'Design order must be a valid uuid'],
  [{ designOrder: unknownId }, 'At least one item is required'],
  [{ designOrder: unknownId, items: [] }, 'At least one item is required'],
])('rejects a draft for %j', async (json, message) => {
  expectProblem(await sales.call('POST', '/api/offers/draft', { json }), 400, message)
})
