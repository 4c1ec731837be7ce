import { tableMessages } from '@stampa/pricing'
import { afterAll, expect, test } from 'vitest'
import {
  choice,
  expectProblem,
  priceTable,
  StudioTest,
  startCatalog,
} from '../../../../test/studio.ts'
import type { StudioProduct } from '../../../products/schema.ts'

const catalog = await startCatalog()
const studio = await StudioTest.start({ CATALOG_URL: catalog.url })
const { _id } = await studio.product({ priceTable })
const shirt = (await studio.colour(_id))._id

afterAll(async () => {
  await studio.stop()
  catalog.stop()
})

const productPath = (id: string) => `/api/design-studio/products/${id}`

test('estimates each item by the table of its product, on the sides of its designs', async () => {
  const both = { productId: shirt, item: 'a', quantity: 50, choice }
  const order = await studio.order({
    mockups: [both, { ...both, view: 'back' }, { productId: shirt, quantity: 20, choice }],
  })
  // 6.00 + 1.20 + 2 × 2 × 0.35 + 0.30; 25 × 2 × 3
  const twoSides = {
    ...choice,
    sides: 2,
    pricePerItem: 8.9,
    setupFee: 150,
    net: 595,
    vat: 142.8,
    total: 737.8,
  }
  // 7.80 + 2 × 0.35 + 0.30; 25 × 3
  const oneSide = {
    ...choice,
    sides: 1,
    pricePerItem: 8.8,
    setupFee: 75,
    net: 251,
    vat: 60.24,
    total: 311.24,
  }
  const estimates = [twoSides, null, oneSide]
  expect(order.mockups.map(({ estimate }) => estimate)).toEqual(estimates)
  const token = order.proofUrl.split('/').at(-1)
  const { body } = await studio.visit<{ mockups: { estimate: unknown }[] }>(
    `/api/design-studio/proofs/${token}`,
  )
  expect(body.mockups.map(({ estimate }) => estimate)).toEqual(estimates)
})

test('shows the customer an ordered item in English while its product has the same name', async () => {
  const names = { T: 'T-shirt', Μαύρο: 'Black', Μεταξοτυπία: 'Screen printing', Ενιαίο: 'One size' }
  const { T: name, ...words } = names
  const { _id: product } = await studio.product({
    priceTable,
    sizes: ['Ενιαίο'],
    translations: { en: { name }, words },
  })
  await studio.colour(product)
  const mockup = { productId: product, quantity: 20, sizes: { Ενιαίο: 20 }, choice }
  const { proofUrl } = await studio.order({ mockups: [mockup] })
  const page = `/api/design-studio/proofs/${proofUrl.split('/').at(-1)}`
  const greek = {
    productName: 'Μπλουζάκι',
    colorName: 'Μαύρο',
    sizes: { Ενιαίο: 20 },
    estimate: { technique: 'Μεταξοτυπία', options: ['Ατομική συσκευασία'] },
  }
  expect((await studio.visit(page)).body).toMatchObject({ mockups: [greek] })
  expect((await studio.visit(`${page}?lang=en`)).body).toMatchObject({
    mockups: [
      {
        productName: 'T-shirt',
        colorName: 'Black',
        sizes: { 'One size': 20 },
        estimate: { technique: 'Screen printing', options: ['Ατομική συσκευασία'] },
      },
    ],
  })
  await studio.call('PUT', productPath(product), { json: { name: 'Φανέλα' } })
  expect((await studio.visit(`${page}?lang=en`)).body).toMatchObject({ mockups: [greek] })
})

test('estimates each side by its own colours', async () => {
  const logo = { ...choice, secondColours: 1 }
  const both = { productId: shirt, item: 'a', quantity: 20, choice: logo }
  const order = await studio.order({ mockups: [both, { ...both, view: 'back' }] })
  // 7.80 + 1.20 + 2 × 0.35 + 0.30; 25 × (3 + 1)
  expect(order.mockups[0]?.estimate).toEqual({
    ...logo,
    sides: 2,
    pricePerItem: 10,
    setupFee: 100,
    net: 300,
    vat: 72,
    total: 372,
  })
})

test('keeps how an item is printed where it has no price', async () => {
  const few = { productId: shirt, item: 'a', quantity: 3, choice }
  const unknown = { productId: shirt, quantity: 3, choice: { ...choice, technique: 'DTF' } }
  const order = await studio.order({ mockups: [few, { ...few, view: 'back' }, unknown] })
  const choices = [{ ...choice, sides: 2 }, undefined, undefined]
  expect(order.mockups.map(mockup => mockup.choice)).toEqual(choices)
  const token = order.proofUrl.split('/').at(-1)
  const { body } = await studio.visit<{ mockups: { choice?: unknown }[] }>(
    `/api/design-studio/proofs/${token}`,
  )
  expect(body.mockups.map(mockup => mockup.choice)).toEqual(choices)
})

test.each<[string, object]>([
  ['without a choice', { quantity: 50 }],
  ['below the smallest quantity', { quantity: 19, choice }],
  ['by a technique that the table does not have', { choice: { ...choice, technique: 'DTF' } }],
  ['in more colours than the technique has', { choice: { ...choice, colours: 7 } }],
])('accepts an item %s without an estimate', async (_, fields) => {
  const order = await studio.order({ mockups: [{ productId: shirt, quantity: 50, ...fields }] })
  expect(order.mockups).toMatchObject([{ estimate: null }])
})

test('rejects a price and sides of the caller', async () => {
  for (const claim of [{ choice: { ...choice, sides: 1 } }, { choice, estimate: { net: 1 } }]) {
    const { status } = await studio.submit({ mockups: [{ productId: shirt, ...claim }] })
    expect(status).toBe(400)
  }
})

test('shows no prices and estimates none in a shop that shows none, except to administrators', async () => {
  const hiding = await StudioTest.start()
  try {
    const { _id } = await hiding.product({ priceTable })
    const { _id: productId } = await hiding.colour(_id)
    const visited = await hiding.visit<StudioProduct[]>('/api/design-studio/products')
    expect(visited.body).toMatchObject([{ priceTable: null, fromPrice: null }])
    expect((await hiding.visit(productPath(productId))).body).toMatchObject({ priceTable: null })
    expect((await hiding.call('GET', productPath(productId))).body).toMatchObject({ priceTable })
    const order = await hiding.order({ mockups: [{ productId, quantity: 50, choice }] })
    expect(order.mockups).toMatchObject([{ estimate: null }])
  } finally {
    await hiding.stop()
  }
})

test('keeps the table at other changes, removes it on request and refuses a faulty one', async () => {
  const change = (json: object) => studio.call('PUT', productPath(shirt), { json })
  expect((await studio.visit(productPath(shirt))).body).toMatchObject({
    priceTable,
    // (6.00 × 50 + 25) ÷ 50
    fromPrice: { price: 6.5, quantity: 50 },
  })
  expect((await change({ name: 'Άλλο' })).body).toMatchObject({ priceTable })
  const faulty = { ...priceTable, techniques: [...priceTable.techniques, ...priceTable.techniques] }
  expectProblem(await change({ name: 'Νέο', priceTable: faulty }), 400, tableMessages.sameName, {
    'priceTable.techniques.1.name': tableMessages.sameName,
  })
  expect((await change({ removePriceTable: true })).body).toMatchObject({
    name: 'Άλλο',
    priceTable: null,
  })
  expect((await change({ priceTable })).body).toMatchObject({ priceTable })
})
