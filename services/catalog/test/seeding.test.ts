import { afterEach, beforeEach, expect, test } from 'vitest'
import type { DemoContent } from '../seeds/types.ts'
import { fillCatalogue } from '../src/seeding/fill-catalogue.ts'
import { CatalogTest, png } from './support.ts'

let catalog: CatalogTest
let content: DemoContent
let lines: string[]

beforeEach(async () => {
  catalog = await CatalogTest.start()
  lines = []
  const image = await png({ width: 200, height: 250 })
  const favicon = await png({ width: 16, height: 16 })
  const texts = { facebook: 'https://facebook.example/stampa', instagram: '', twitter: '' }
  content = {
    company: {
      ...texts,
      linkedin: '',
      location: 'Αθήνα',
      telephone: '',
      email: '',
      logo: image,
      favicon,
    },
    categories: [
      { name: 'Κούπες', description: 'Κεραμικές', image, favicon },
      { name: 'Καπέλα', description: '', image, favicon },
    ],
    products: [
      {
        title: 'Κούπα',
        description: 'Α',
        categories: ['Κούπες', 'Καπέλα'],
        order: 2,
        image,
        favicon,
      },
      { title: 'Καπέλο', description: 'Β', categories: ['Καπέλα'], order: 1, image, favicon },
    ],
  }
})

afterEach(() => catalog.stop())

function fill(draw = async () => content) {
  const { db, app } = catalog.test
  return fillCatalogue(db, app.media, draw, line => lines.push(line))
}

async function listed(path: string): Promise<unknown[]> {
  return (await catalog.visit<unknown[]>(`/api/${path}`)).body
}

test('an empty catalogue is filled with all there is', async () => {
  await fill()
  expect(await listed('products')).toMatchObject([
    { title: 'Καπέλο', categories: [{ name: 'Καπέλα' }], imageAsset: { width: 200 } },
    { title: 'Κούπα', categories: [{ name: 'Κούπες' }, { name: 'Καπέλα' }], faviconAsset: {} },
  ])
  expect(await listed('categories/with-products')).toMatchObject([
    { name: 'Κούπες', description: 'Κεραμικές' },
    { name: 'Καπέλα' },
  ])
  const { body } = await catalog.visit('/api/company/settings')
  expect(body).toMatchObject({ location: 'Αθήνα', logoAsset: { width: 200, height: 250 } })
  expect((await catalog.files()).leftover).toEqual([])
  expect(lines.at(-1)).toBe('stored 2 categories and 2 products')
})

test('a catalogue with a product is left alone, nothing is even drawn', async () => {
  const category = await catalog.category('Δική μου')
  await catalog.product({ title: 'Δικό μου', categories: [category] })
  await fill(() => Promise.reject(new Error('drawn in vain')))
  expect(await listed('products')).toMatchObject([{ title: 'Δικό μου' }])
  expect(lines).toEqual(['has products already, nothing to fill in'])
})

test('two runs at the same moment fill it once', async () => {
  await Promise.all([fill(), fill()])
  expect(await listed('products')).toHaveLength(2)
  expect(await listed('categories')).toHaveLength(2)
  expect(lines).toContain('was filled by another run meanwhile')
})

test('content with a mistake stores nothing', async () => {
  const [first] = content.products
  if (!first) throw new Error('no product')
  const wrong = { ...content, products: [first, { ...first, categories: ['Άγνωστη'] }] }
  await expect(fill(async () => wrong)).rejects.toThrow('no category is called Άγνωστη')
  expect(await listed('products')).toEqual([])
  expect(await listed('categories')).toEqual([])
  expect((await catalog.visit('/api/company/settings')).body).toMatchObject({ location: '' })
})
