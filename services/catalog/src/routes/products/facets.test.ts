import fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import { CatalogTest, type Saved } from '../../../test/support.ts'
import { chooseProducts, type FacetItem, facetSorts, relatedProducts } from './facets.ts'

const word = fc.constantFrom('α', 'β', 'γ')
const words = fc.uniqueArray(word, { maxLength: 3 })
const item = fc.record({
  title: fc.string(),
  categories: words.map(names => names.map(name => ({ _id: `id ${name}`, slug: name, name }))),
  colours: words,
  techniques: words,
  minimum: fc.integer({ min: 1, max: 50 }),
  price: fc.option(fc.integer({ min: 0, max: 9 })),
})
const items = fc
  .array(item, { maxLength: 12 })
  .map(list =>
    list.map((fields, index): FacetItem => ({ id: `${index}`.padStart(3, '0'), ...fields })),
  )
const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined })
const query = fc.record({
  category: maybe(word),
  colour: maybe(word),
  technique: maybe(word),
  quantity: maybe(fc.integer({ min: 1, max: 50 })),
  price: maybe(fc.integer({ min: 0, max: 9 })),
  sort: maybe(fc.constantFrom(...facetSorts)),
})

describe('a choice of products', () => {
  test('finds those that match every filter, and sorting loses none', () => {
    fc.assert(
      fc.property(items, query, (list, { sort, ...filter }) => {
        const { products } = chooseProducts(list, filter)
        const expected = list.filter(
          product =>
            (!filter.category || product.categories.some(({ slug }) => slug === filter.category)) &&
            (!filter.colour || product.colours.includes(filter.colour)) &&
            (!filter.technique || product.techniques.includes(filter.technique)) &&
            (!filter.quantity || product.minimum <= filter.quantity) &&
            (filter.price === undefined ||
              (product.price !== null && product.price <= filter.price)),
        )
        expect(products).toEqual(expected)
        expect(new Set(chooseProducts(list, { ...filter, sort }).products)).toEqual(
          new Set(expected),
        )
      }),
    )
  })

  test('counts for each value what choosing it would leave, and names none that leaves nothing', () => {
    fc.assert(
      fc.property(items, query, (list, asked) => {
        const { categories, colours, techniques } = chooseProducts(list, asked)
        const left = (change: object) => chooseProducts(list, { ...asked, ...change }).products
        for (const { value, count } of categories) {
          expect(count).toBe(left({ category: value }).length)
          if (count === 0) expect(value).toBe(asked.category)
        }
        for (const { value, count } of colours) expect(count).toBe(left({ colour: value }).length)
        for (const { value, count } of techniques) {
          expect(count).toBe(left({ technique: value }).length)
        }
      }),
    )
  })

  test('sorts by price with the unpriced last, by title and by age', () => {
    fc.assert(
      fc.property(items, list => {
        const prices = (sort: 'price' | '-price') =>
          chooseProducts(list, { sort }).products.map(({ price }) => price)
        const known = list.flatMap(({ price }) => price ?? [])
        const unknown = list.filter(({ price }) => price === null).map(() => null)
        expect(prices('price')).toEqual([...known.toSorted((a, b) => a - b), ...unknown])
        expect(prices('-price')).toEqual([...known.toSorted((a, b) => b - a), ...unknown])
        const ids = chooseProducts(list, { sort: 'newest' }).products.map(({ id }) => id)
        expect(ids).toEqual(list.map(({ id }) => id).toReversed())
      }),
    )
  })
})

test('related products share a category or technique, a shared category comes first, never the product itself', () => {
  fc.assert(
    fc.property(items, fc.nat({ max: 11 }), fc.nat({ max: 5 }), (list, index, count) => {
      const shown = list[index]
      if (!shown) return
      const related = relatedProducts(list, shown.id, count)
      const shares = (product: FacetItem) =>
        product.categories.some(({ slug }) => shown.categories.some(other => other.slug === slug))
      const isNear = (product: FacetItem) =>
        product !== shown &&
        (shares(product) || product.techniques.some(name => shown.techniques.includes(name)))
      expect(related).toHaveLength(Math.min(count, list.filter(isNear).length))
      expect(related.every(isNear)).toBe(true)
      const order = related.map(shares)
      expect(order).toEqual(order.toSorted((one, other) => Number(other) - Number(one)))
    }),
  )
})

describe('over HTTP', async () => {
  const catalog = await CatalogTest.start()
  afterAll(() => catalog.stop())
  const shirts = await catalog.category('Μπλουζάκια')
  const mugs = await catalog.category('Κούπες')
  const table = (name: string, quantity: number, price: number) => ({
    workingDays: 5,
    techniques: [
      {
        name,
        colours: 1,
        sides: 1,
        setupFee: 0,
        extraColour: 0,
        extraSide: 0,
        tiers: [{ quantity, price }],
      },
    ],
    options: [],
  })
  const shirt = await catalog.product({
    title: 'Μπλουζάκι',
    categories: [shirts],
    colours: 'Λευκό, Μαύρο',
    sizes: 'S, M',
    priceTable: table('DTF', 20, 7.5),
  })
  const vest = await catalog.product({
    title: 'Αμάνικο',
    categories: [shirts],
    colours: 'Λευκό',
    priceTable: table('Μεταξοτυπία', 50, 4.5),
  })
  const mug = await catalog.product({
    title: 'Κούπα',
    categories: [mugs],
    priceTable: table('DTF', 1, 9),
  })
  interface Facets {
    products: string[]
    categories: object[]
    colours: object[]
    techniques: object[]
    prices: boolean
  }
  const find = async (query: string) =>
    (await catalog.visit<Facets>(`/api/products/facets?${query}`)).body
  const all = [mug._id, vest._id, shirt._id]

  test('the call answers with the ids in the order of the list and the choices', async () => {
    expect(await find('')).toEqual({
      products: all,
      categories: [
        { value: 'koupes', name: 'Κούπες', count: 1 },
        { value: 'blouzakia', name: 'Μπλουζάκια', count: 2 },
      ],
      colours: [
        { value: 'Λευκό', name: 'Λευκό', count: 2 },
        { value: 'Μαύρο', name: 'Μαύρο', count: 1 },
      ],
      techniques: [
        { value: 'Μεταξοτυπία', name: 'Μεταξοτυπία', count: 1 },
        { value: 'DTF', name: 'DTF', count: 2 },
      ],
      prices: true,
    })
    const [{ value } = { value: '' }] = (await find('colour=Μαύρο')).categories as {
      value: string
    }[]
    expect((await find(`category=${value}&sort=price`)).products).toEqual([vest._id, shirt._id])
    expect((await find(`category=${shirts}&quantity=20`)).products).toEqual([shirt._id])
    expect((await find('price=7.5&sort=title')).products).toEqual([vest._id, shirt._id])
    expect((await find('technique=DTF&sort=-price')).products).toEqual([mug._id, shirt._id])
    expect((await catalog.visit('/api/products/facets?quantity=0')).status).toBe(400)
    expect((await catalog.visit('/api/products/facets?sort=margin')).status).toBe(400)
  })

  test('related products come with their public fields; an unknown product has none', async () => {
    const url = (id: string) => `/api/products/${id}/related`
    const { body } = await catalog.visit<Saved[]>(url(shirt._id))
    expect(body).toMatchObject([
      { _id: vest._id, colours: ['Λευκό'], sizes: [] },
      { _id: mug._id, fromPrice: { price: 9, quantity: 1 } },
    ])
    expect((await catalog.visit(url(crypto.randomUUID()))).status).toBe(404)
  })

  test('a change, an inactive product and a renamed category show at once', async () => {
    const fields = { title: 'Κούπα', description: 'Κεραμική', categories: [mugs] }
    const put = (form: object) =>
      catalog.call('PUT', `/api/products/${mug._id}`, { form: { ...fields, ...form } })
    await put({ colours: 'Κόκκινο' })
    expect((await find('colour=Κόκκινο')).products).toEqual([mug._id])
    await put({ active: false })
    expect(await find('colour=Κόκκινο')).toMatchObject({ products: [] })
    await put({ active: true, colours: '' })
    expect((await find('')).products).toEqual(all)
  })

  test('a price is that of the wanted quantity', async () => {
    const { techniques, ...rest } = table('DTF', 1, 9)
    const [technique] = techniques
    if (!technique) throw new Error('the table has a technique')
    const tiers = [...technique.tiers, { quantity: 1000, price: 1 }]
    const priceTable = { ...rest, techniques: [{ ...technique, tiers }] }
    const put = (table: object) =>
      catalog.call('PUT', `/api/products/${mug._id}`, {
        form: { title: 'Κούπα', description: 'Κεραμική', categories: [mugs], priceTable: table },
      })
    await put(priceTable)
    expect((await find('price=1')).products).toEqual([mug._id])
    expect((await find('price=1&quantity=50')).products).toEqual([])
    expect(await find('price=4.5&quantity=50')).toMatchObject({
      products: [vest._id],
      quantityPrices: [{ price: 4.5, quantity: 50 }],
    })
    await put(table('DTF', 1, 9))
  })

  test('a shop that hides its prices gives none away by filters, sorting or related products', async () => {
    const show = (showPrices: boolean) =>
      catalog.call('PUT', '/api/company/settings', { form: { showPrices } })
    await show(false)
    const hidden = await find('')
    expect(hidden).toMatchObject({ products: all, techniques: [], prices: false })
    for (const query of ['price=1', 'sort=price', 'sort=-price', 'quantity=1', 'technique=DTF']) {
      expect(await find(query), query).toEqual(hidden)
    }
    expect((await find('sort=title')).products).toEqual([vest._id, mug._id, shirt._id])
    const { raw, body } = await catalog.visit<Saved[]>(`/api/products/${shirt._id}/related`)
    expect(body.map(({ _id }) => _id)).toEqual([vest._id])
    expect(raw.toString()).toContain('"priceTable":null,"fromPrice":null')
    await show(true)
    expect((await find('price=1')).products).toEqual([])
  })
})
