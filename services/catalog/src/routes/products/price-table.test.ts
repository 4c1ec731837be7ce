import { tableMessages } from '@stampa/pricing'
import { afterAll, describe, expect, test } from 'vitest'
import { CatalogTest, expectProblem, type Saved } from '../../../test/support.ts'

const catalog = await CatalogTest.start()
const category = await catalog.category('Μπλουζάκια')
afterAll(() => catalog.stop())

const technique = {
  name: 'Μεταξοτυπία',
  colours: 6,
  sides: 2,
  setupFee: 25,
  extraColour: 0.35,
  extraSide: 1.2,
  tiers: [
    { quantity: 20, price: 7.9 },
    { quantity: 50, price: 4.9 },
  ],
}
const table = {
  workingDays: 7,
  techniques: [technique],
  options: [{ name: 'Ατομική συσκευασία', price: 0.3 }],
}

const form = () => ({ title: 'Μπλουζάκι', description: 'Βαμβάκι', categories: [category] })

function change(id: string, fields: Record<string, unknown>) {
  return catalog.call<Saved>('PUT', `/api/products/${id}`, { form: { ...form(), ...fields } })
}

describe('a price table', () => {
  test('is stored with its product, kept by other changes and removed on request', async () => {
    const { _id } = await catalog.product({ ...form(), priceTable: table })
    const path = `/api/products/${_id}`
    expect((await catalog.visit(path)).body).toMatchObject({
      priceTable: table,
      // (4.90 × 50 + 25) ÷ 50
      fromPrice: { price: 5.4, quantity: 50 },
    })

    expect((await change(_id, { title: 'Άλλος τίτλος' })).body).toMatchObject({ priceTable: table })
    const cheaper = { ...table, workingDays: 9 }
    const both = { priceTable: cheaper, removePriceTable: true }
    expect((await change(_id, both)).body).toMatchObject({ priceTable: cheaper })

    const { body } = await change(_id, { removePriceTable: true })
    expect(body).toMatchObject({ priceTable: null })
    expect((await catalog.visit(path)).body).toMatchObject({
      priceTable: null,
      fromPrice: null,
    })
    const history = await catalog.call<{ changes: object[] }[]>('GET', `${path}/history`)
    expect(history.body[0]?.changes).toEqual([{ field: 'priceTable', from: cheaper, to: null }])
  })

  test('stores names without surrounding white space', async () => {
    const named = { ...table, techniques: [{ ...technique, name: ' DTF ' }] }
    const { _id } = await catalog.product({ ...form(), priceTable: named })
    expect((await catalog.visit(`/api/products/${_id}`)).body).toMatchObject({
      priceTable: { techniques: [{ name: 'DTF' }] },
    })
  })

  test.each<[string, string, object]>([
    ['techniques', tableMessages.noTechnique, { techniques: [] }],
    ['workingDays', tableMessages.workingDays, { workingDays: 0 }],
    ['techniques.0.name', 'A name has 1 to 100 characters', of({ name: ' ' })],
    ['techniques.0.colours', tableMessages.colours, of({ colours: 1.5 })],
    ['techniques.0.sides', tableMessages.sides, of({ sides: 3 })],
    ['techniques.0.setupFee', tableMessages.price, of({ setupFee: -1 })],
    ['techniques.0.extraColour', tableMessages.price, of({ extraColour: 0.005 })],
    ['techniques.0.extraSide', tableMessages.price, of({ extraSide: '1,2' })],
    ['techniques.0.tiers', tableMessages.noTier, of({ tiers: [] })],
    ['techniques.0.tiers.0.price', tableMessages.price, tiers([1, 10_000.01])],
    ['techniques.0.tiers.0.price', tableMessages.free, tiers([1, 0])],
    ['techniques.0.tiers.0.quantity', tableMessages.quantity, tiers([0, 1])],
    ['techniques.0.tiers.1.quantity', tableMessages.order, tiers([50, 1], [50, 1])],
    ['techniques.1.name', tableMessages.sameName, { techniques: [technique, technique] }],
    [
      'options.1.name',
      tableMessages.sameName,
      { options: [...table.options, { name: 'Ατομική συσκευασία ', price: 1 }] },
    ],
  ])('is refused for its %s: %s', async (field, message, wrong) => {
    const { _id } = await catalog.product({ ...form(), priceTable: table })
    const answer = await change(_id, { title: 'Νέος', priceTable: { ...table, ...wrong } })
    expectProblem(answer, 400, message, { [`priceTable.${field}`]: message })
    expect((await catalog.visit(`/api/products/${_id}`)).body).toMatchObject({
      title: 'Μπλουζάκι',
      priceTable: table,
    })
  })

  test('is refused with a field that it does not have', async () => {
    const { status } = await catalog.call('POST', '/api/products', {
      form: { ...form(), priceTable: { ...table, discount: 5 } },
    })
    expect(status).toBe(400)
  })
})

test('a company that shows no prices hides them from visitors everywhere, not from administrators', async () => {
  const { _id } = await catalog.product({ ...form(), priceTable: table })
  const path = `/api/products/${_id}`
  const settings = (showPrices: boolean) =>
    catalog.call('PUT', '/api/company/settings', { form: { showPrices } })
  expect((await settings(false)).body).toMatchObject({ showPrices: false })
  const hidden = [path, '/api/products', `/api/products/category/${category}`]
  for (const url of [...hidden, '/api/products/featured', '/api/products?limit=100']) {
    const { raw } = await catalog.visit(url)
    expect(raw.toString(), url).toContain('"priceTable":null,"fromPrice":null')
    expect(raw.toString(), url).not.toContain('workingDays')
  }
  expect((await catalog.call('GET', path)).body).toMatchObject({ priceTable: table })
  expect((await change(_id, { title: 'Αλλαγή' })).body).toMatchObject({ priceTable: table })
  await settings(true)
  expect((await catalog.visit(path)).body).toMatchObject({ priceTable: table })
})

function of(fields: object) {
  return { techniques: [{ ...technique, ...fields }] }
}

function tiers(...list: [quantity: number, price: number][]) {
  return of({ tiers: list.map(([quantity, price]) => ({ quantity, price })) })
}
