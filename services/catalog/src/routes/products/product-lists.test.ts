import { afterAll, describe, expect, test } from 'vitest'
import { CatalogTest, expectProblem } from '../../../test/support.ts'

const unknownId = '01a1f795-0000-7000-8000-000000000000'

function titles(body: unknown): string[] {
  return (body as { title: string }[]).map(({ title }) => title)
}

describe('product lists', async () => {
  const list = await CatalogTest.start()
  const caps = await list.category('Καπέλα')
  const bags = await list.category('Τσάντες')
  const off = await list.category('Κλειστή', { active: false })
  const products = [
    ['Ώμος', 2, [bags], true],
    ['Άλφα', 1, [caps], true],
    ['βήτα', 1, [caps, bags], true],
    ['Γάμμα', 1, [off], true],
    ['Κρυφό', 0, [caps], false],
    ['100% βαμβάκι', 9, [bags], true],
  ] as const
  for (const [title, order, categories, active] of products) {
    await list.product({ title, order, categories, active })
  }

  afterAll(() => list.stop())

  test('show visitors active products by order, newest first where it is equal', async () => {
    const { status, headers, body } = await list.visit('/api/products')
    expect(status).toBe(200)
    expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=1')
    expect(titles(body)).toEqual(['Γάμμα', 'βήτα', 'Άλφα', 'Ώμος', '100% βαμβάκι'])
    // Products show active categories only.
    expect(body).toMatchObject([
      { categories: [] },
      { categories: [{ name: 'Καπέλα' }, {}] },
      {},
      {},
      {},
    ])
  })

  test('answer 304 while unchanged', async () => {
    const { headers } = await list.visit('/api/products')
    const again = await list.call('GET', '/api/products', {
      token: null,
      headers: { 'if-none-match': String(headers.etag) },
    })
    expect(again).toMatchObject({ status: 304, body: null })
  })

  test('contain the active products of a category', async () => {
    expect(titles((await list.visit(`/api/products/category/${caps}`)).body)).toEqual([
      'βήτα',
      'Άλφα',
    ])
    for (const id of [unknownId, 'no-id', '%00']) {
      expectProblem(await list.visit(`/api/products/category/${id}`), 404, 'Category not found')
    }
  })

  test('contain the first eight as featured', async () => {
    const more = await CatalogTest.start()
    const category = await more.category('Όλα')
    for (let order = 10; order > 0; order--) {
      await more.product({ title: `Προϊόν ${order}`, order, categories: [category] })
    }
    const { body } = await more.visit('/api/products/featured')
    expect(titles(body)).toEqual([1, 2, 3, 4, 5, 6, 7, 8].map(order => `Προϊόν ${order}`))
    await more.stop()
  })

  test('show administrators inactive products too', async () => {
    const { status, headers, body } = await list.call('GET', '/api/products/all')
    expect(status).toBe(200)
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-total-count': '6' })
    expect(titles(body)).toEqual(['Κρυφό', 'Γάμμα', 'βήτα', 'Άλφα', 'Ώμος', '100% βαμβάκι'])
  })

  test.each([
    ['title', ['100% βαμβάκι', 'Άλφα', 'βήτα', 'Γάμμα', 'Κρυφό', 'Ώμος']],
    ['-title', ['Ώμος', 'Κρυφό', 'Γάμμα', 'βήτα', 'Άλφα', '100% βαμβάκι']],
    ['-order', ['100% βαμβάκι', 'Ώμος', 'Άλφα', 'βήτα', 'Γάμμα', 'Κρυφό']],
    ['-createdAt', ['100% βαμβάκι', 'Κρυφό', 'Γάμμα', 'βήτα', 'Άλφα', 'Ώμος']],
    ['createdAt', ['Ώμος', 'Άλφα', 'βήτα', 'Γάμμα', 'Κρυφό', '100% βαμβάκι']],
    ['active', ['Κρυφό', 'Ώμος', 'Άλφα', 'βήτα', 'Γάμμα', '100% βαμβάκι']],
  ])('sort by %s, as a whole and page by page', async (sort, expected) => {
    const whole = await list.call('GET', `/api/products/all?sort=${sort}`)
    expect(titles(whole.body)).toEqual(expected)
    for (const limit of [1, 2, 5, 6]) {
      expect(await pageThrough(`/api/products/all?sort=${sort}&limit=${limit}`)).toEqual(expected)
    }
  })

  test('have pages for visitors', async () => {
    const expected = ['Γάμμα', 'βήτα', 'Άλφα', 'Ώμος', '100% βαμβάκι']
    expect(await pageThrough('/api/products?limit=2')).toEqual(expected)
    expect(await pageThrough(`/api/products/category/${bags}?limit=1`)).toEqual([
      'βήτα',
      'Ώμος',
      '100% βαμβάκι',
    ])
  })

  test.each([
    ['ΑΛΦΑ', ['Άλφα']],
    ['ωμοσ', ['Ώμος']],
    ['περιγραφη γαμμα', ['Γάμμα']],
    ['100%', ['100% βαμβάκι']],
    ['%', ['100% βαμβάκι']],
    ['_', []],
    ['\\', []],
    ["' or 1=1 --", []],
  ])('find products by %s', async (q, expected) => {
    const { headers, body } = await list.call('GET', `/api/products/all?q=${encodeURIComponent(q)}`)
    expect(titles(body)).toEqual(expected)
    expect(headers['x-total-count']).toBe(String(expected.length))
  })

  test.each([
    'limit=0',
    'limit=201',
    'limit=ten',
    'sort=price',
    'sort=title;drop table products',
    'cursor=garbage',
    `cursor=${Buffer.from('["order",1,"x"]').toString('base64url')}`,
    `cursor=${Buffer.from('["title","x","y"]').toString('base64url')}`,
    `cursor=${Buffer.from(`["order","x","${unknownId}"]`).toString('base64url')}`,
    `cursor=${Buffer.from(`["order",1e300,"${unknownId}"]`).toString('base64url')}`,
    `cursor=${Buffer.from('["order",{},{}]').toString('base64url')}`,
    'q=%00',
    `q=${'x'.repeat(201)}`,
  ])('reject the query ?%s', async query => {
    expectProblem(await list.call('GET', `/api/products/all?${query}`), 400, expect.any(String))
  })

  async function pageThrough(first: string): Promise<string[]> {
    return (await list.pages(first)).flatMap(({ body }) => titles(body))
  }
})
