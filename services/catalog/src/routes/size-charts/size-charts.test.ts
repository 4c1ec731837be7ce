import { afterAll, expect, test } from 'vitest'
import { CatalogTest, expectProblem, type Saved } from '../../../test/support.ts'

const catalog = await CatalogTest.start()
afterAll(() => catalog.stop())

const chest = { name: 'Πλάτος στήθους', values: ['48', '52.5-54'] }
const table = { sizes: [{ name: 'S' }, { name: 'M' }], measures: [chest] }
const words = { 'Πλάτος στήθους': 'Chest width' }

async function chart(fields: object = {}) {
  const json = { name: 'Μπλουζάκια', table, ...fields }
  return (await catalog.call<Saved>('POST', '/api/size-charts', { json })).body._id
}

test('lists size charts by name, and shows them with the products that refer to them, in both languages', async () => {
  const en = { name: 'T-shirts', note: 'Lay it flat.' }
  const shirts = await chart({ note: 'Απλώστε το.', translations: { en, words } })
  const caps = await chart({ name: 'Καπέλα' })
  const greek = { _id: shirts, name: 'Μπλουζάκια', note: 'Απλώστε το.', table }
  expect((await catalog.visit('/api/size-charts')).body).toEqual([
    { _id: caps, name: 'Καπέλα', note: '', table },
    greek,
  ])

  const withoutWords = { en: { name: 'Caps' } }
  await catalog.call('PUT', `/api/size-charts/${caps}`, {
    json: { name: 'Καπέλα', table, translations: withoutWords },
  })
  const untranslated = await catalog.call('GET', '/api/size-charts/admin?untranslated=en')
  expect(untranslated.body).toMatchObject([{ _id: caps, translations: withoutWords }])

  const categories = [await catalog.category('Ένδυση')]
  const { _id } = await catalog.product({ title: 'Αίγινα', categories, sizeCharts: [shirts] })
  const url = `/api/products/${_id}`
  expect((await catalog.visit(url)).body).toMatchObject({ sizeCharts: [greek] })
  expect((await catalog.visit(`${url}?lang=en`)).body).toMatchObject({
    sizeCharts: [{ ...en, table, words, language: 'en' }],
  })

  const form = { title: 'Αίγινα', description: 'Βαμβακερό', categories }
  const answer = await catalog.call('PUT', url, {
    form: { ...form, sizeCharts: [crypto.randomUUID()] },
  })
  expectProblem(answer, 400, 'Size chart not found')
  await catalog.call('PUT', url, { form })
  await catalog.call('DELETE', `/api/size-charts/${shirts}`)
  expect((await catalog.visit(url)).body).toMatchObject({ sizeCharts: [] })
  await catalog.call('POST', `/api/size-charts/${shirts}/restore`)
  expect((await catalog.visit(url)).body).toMatchObject({ sizeCharts: [greek] })
})

test('stores plain names and measures, and refuses a table with a fault', async () => {
  const sizes = [{ name: ' S ' }, { name: 'M' }]
  const id = await chart({
    table: { sizes, measures: [{ ...chest, values: ['48 ', '52,5 – 54'] }] },
  })
  expect((await catalog.call('GET', `/api/size-charts/${id}`)).body).toMatchObject({ table })
  const json = { name: 'Καπέλα', table: { ...table, measures: [{ ...chest, values: ['48'] }] } }
  const refused = await catalog.call('POST', '/api/size-charts', { json })
  expectProblem(refused, 400, 'Each measure needs a value for each size, which may be empty')
})
