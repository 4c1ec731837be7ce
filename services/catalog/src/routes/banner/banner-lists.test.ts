import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Answer, CatalogTest, expectProblem } from '../../../test/support.ts'

const unknownId = '01a1f795-0000-7000-8000-000000000000'

function titles(body: unknown): string[] {
  return (body as { title: string }[]).map(({ title }) => title)
}

describe('banner lists', () => {
  let list: CatalogTest

  beforeAll(async () => {
    list = await CatalogTest.start()
    expect((await list.visit('/api/banner')).body).toEqual([])
    const banners = [
      ['Ώμος', 2, 'homepage', true],
      ['Άλφα', 1, 'other', true],
      ['βήτα', 1, 'categories', true],
      ['Γάμμα', 1, 'homepage', true],
      ['Κρυφό', 0, 'homepage', false],
      ['100% βαμβάκι', 9, 'event-banner', true],
    ] as const
    for (const [title, order, placement, active] of banners) {
      await list.banner({ title, order, placement, active, subtitle: 'Προσφορά' })
    }
  })

  afterAll(() => list.stop())

  test('show visitors active banners by order, newest first where it is equal', async () => {
    const { status, headers, body } = await list.visit('/api/banner')
    expect(status).toBe(200)
    expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=1')
    expect(titles(body)).toEqual(['Γάμμα', 'βήτα', 'Άλφα', 'Ώμος', '100% βαμβάκι'])
    for (const banner of body as object[]) {
      expect(Object.keys(banner)).toEqual([
        '_id',
        'title',
        'subtitle',
        'link',
        'placement',
        'active',
        'image',
        'imageAsset',
      ])
      expect(banner).toMatchObject({ active: true })
    }
  })

  test('answer 304 while unchanged', async () => {
    const { headers } = await list.visit('/api/banner')
    const again = await list.call('GET', '/api/banner', {
      token: null,
      headers: { 'if-none-match': String(headers.etag) },
    })
    expect(again).toMatchObject({ status: 304, body: null })
  })

  test('show administrators inactive banners too', async () => {
    const { status, headers, body } = await list.call('GET', '/api/banner/admin')
    expect(status).toBe(200)
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-total-count': '6' })
    expect(titles(body)).toEqual(['Κρυφό', 'Γάμμα', 'βήτα', 'Άλφα', 'Ώμος', '100% βαμβάκι'])
  })

  test.each([
    ['title', ['100% βαμβάκι', 'Άλφα', 'βήτα', 'Γάμμα', 'Κρυφό', 'Ώμος']],
    ['-title', ['Ώμος', 'Κρυφό', 'Γάμμα', 'βήτα', 'Άλφα', '100% βαμβάκι']],
    ['-order', ['100% βαμβάκι', 'Ώμος', 'Άλφα', 'βήτα', 'Γάμμα', 'Κρυφό']],
    ['placement', ['βήτα', '100% βαμβάκι', 'Ώμος', 'Γάμμα', 'Κρυφό', 'Άλφα']],
    ['-createdAt', ['100% βαμβάκι', 'Κρυφό', 'Γάμμα', 'βήτα', 'Άλφα', 'Ώμος']],
    ['createdAt', ['Ώμος', 'Άλφα', 'βήτα', 'Γάμμα', 'Κρυφό', '100% βαμβάκι']],
    ['active', ['Κρυφό', 'Ώμος', 'Άλφα', 'βήτα', 'Γάμμα', '100% βαμβάκι']],
  ])('sort by %s, as a whole and page by page', async (sort, expected) => {
    const whole = await list.call('GET', `/api/banner/admin?sort=${sort}`)
    expect(titles(whole.body)).toEqual(expected)
    for (const limit of [1, 2, 5, 6]) {
      expect(await pageThrough(`/api/banner/admin?sort=${sort}&limit=${limit}`)).toEqual(expected)
    }
  })

  test.each([
    ['ΑΛΦΑ', ['Άλφα']],
    ['ωμοσ', ['Ώμος']],
    ['προσφορα γαμμα', ['Γάμμα']],
    ['100%', ['100% βαμβάκι']],
    ['_', []],
    ['\\', []],
    ["' or 1=1 --", []],
  ])('find banners by %s', async (q, expected) => {
    const { headers, body } = await list.call('GET', `/api/banner/admin?q=${encodeURIComponent(q)}`)
    expect(titles(body)).toEqual(expected)
    expect(headers['x-total-count']).toBe(String(expected.length))
  })

  test.each([
    'limit=0',
    'limit=201',
    'limit=ten',
    'sort=subtitle',
    'sort=title;drop table banners',
    'cursor=garbage',
    `cursor=${Buffer.from('["title","x","y"]').toString('base64url')}`,
    `cursor=${Buffer.from(`["order","x","${unknownId}"]`).toString('base64url')}`,
    'q=%00',
    `q=${'x'.repeat(201)}`,
  ])('reject the query ?%s', async query => {
    expectProblem(await list.call('GET', `/api/banner/admin?${query}`), 400, expect.any(String))
  })

  async function pageThrough(first: string): Promise<string[]> {
    const found: string[] = []
    let url: string | undefined = first
    while (url !== undefined) {
      const { status, headers, body }: Answer = await list.call('GET', url)
      expect(status).toBe(200)
      found.push(...titles(body))
      url = /^<([^>]+)>; rel="next"$/.exec(String(headers.link ?? ''))?.[1]
    }
    return found
  }
})
