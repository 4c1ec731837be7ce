import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { buildApp } from '../src/app.ts'
import { type Part, sitemapPart, wholeSitemap } from '../src/routes/sitemap/sitemap.ts'
import { CatalogTest, png } from './support.ts'

const catalog = await CatalogTest.start()
const category = await catalog.category('Κούπες & ποτήρια')
await catalog.category('Κλειστή', { active: false })
await catalog.product({ title: 'Λευκή κούπα', categories: [category] })
await catalog.product({ title: 'Κρυφή κούπα', categories: [category], active: 'false' })
const trashed = await catalog.product({ title: 'Σπασμένη κούπα', categories: [category] })
await catalog.call('DELETE', `/api/products/${trashed._id}`)
for (const [title, fields] of Object.entries({
  Νέα: { published: 'true' },
  Πρόχειρο: { published: 'false' },
  Αύριο: { published: 'true', publishAt: new Date(Date.now() + 86_400_000).toISOString() },
})) {
  const form = { title, context: 'Κείμενο', author: 'Μαρία', image: await png(), ...fields }
  expect((await catalog.call('POST', '/api/blog', { form })).status).toBe(201)
}
afterAll(() => catalog.stop())

const fetch = (url: string, headers: Record<string, string> = {}) =>
  catalog.test.app.inject({ url, headers: { host: 'shop.example', ...headers } })

const locations = (xml: string | Buffer) =>
  Array.from(xml.toString().matchAll(/<loc>(.+?)<\/loc>/g), ([, url]) => url)

test('lists exactly the pages that visitors may see', async () => {
  const { statusCode, headers, body } = await fetch('/sitemap.xml')
  expect(statusCode).toBe(200)
  expect(headers['content-type']).toBe('application/xml; charset=utf-8')
  const origin = 'http://shop.example'
  const found = locations(body)
  expect(new Set(found).size).toBe(found.length)
  expect(found.slice(0, 2)).toEqual([`${origin}/`, `${origin}/products`])
  expect(found.slice(-3)).toEqual([
    `${origin}/products/lefki-koupa`,
    `${origin}/products/category/koupes-potiria`,
    `${origin}/blog/nea`,
  ])
})

test('contains the last change and the language versions of a page', async () => {
  const { body } = await fetch('/sitemap.xml')
  const line = body.split('\n').find(text => text.includes('/products/lefki-koupa<'))
  const page = 'http://shop.example/products/lefki-koupa'
  expect(line?.replace(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/, 'TIME')).toBe(
    `<url><loc>${page}</loc><lastmod>TIME</lastmod>` +
      `<xhtml:link rel="alternate" hreflang="el" href="${page}?lang=el"/>` +
      `<xhtml:link rel="alternate" hreflang="en" href="${page}?lang=en"/>` +
      `<xhtml:link rel="alternate" hreflang="x-default" href="${page}"/></url>`,
  )
})

test('follows the content, and answers 304 while unchanged', async () => {
  const { headers } = await fetch('/sitemap.xml')
  expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=1')
  const again = { 'if-none-match': String(headers.etag) }
  expect((await fetch('/sitemap.xml', again)).statusCode).toBe(304)
  const { _id } = await catalog.product({ title: 'Νέα κούπα', categories: [category] })
  const changed = await fetch('/sitemap.xml', again)
  expect(changed.statusCode).toBe(200)
  expect(locations(changed.body)).toContain('http://shop.example/products/nea-koupa')
  await catalog.call('DELETE', `/api/products/${_id}`)
})

test('is an index of parts above the limit, which list every page once', async () => {
  const names = Array.from({ length: 40 }, (_, n) => ({ name: `Κατηγορία ${n}`, slug: `c-${n}` }))
  await catalog.test.db('categories').insert(names)
  const whole = await wholeSitemap(catalog.test.db, 'http://a', '/sitemap.xml', 50_000)
  const index = await wholeSitemap(catalog.test.db, 'http://a', '/sitemap.xml', 20)
  expect(index.toString()).toContain('<sitemapindex ')
  const parts = locations(index).map(url => url?.replaceAll('&amp;', '&').replace('http://a', ''))
  // 41 categories by 20.
  expect(parts).toEqual([
    '/sitemap.xml?part=pages',
    '/sitemap.xml?part=products',
    '/sitemap.xml?part=categories',
    expect.stringMatching(/^\/sitemap\.xml\?part=categories&after=[0-9a-f-]{36}$/),
    expect.stringMatching(/^\/sitemap\.xml\?part=categories&after=[0-9a-f-]{36}$/),
    '/sitemap.xml?part=posts',
  ])
  const pages = await Promise.all(
    parts.map(async url => {
      const { part, after } = Object.fromEntries(new URL(url ?? '', 'http://a').searchParams)
      return locations(await sitemapPart(catalog.test.db, 'http://a', { part, after } as Part, 20))
    }),
  )
  expect(Math.max(...pages.map(({ length }) => length))).toBe(20)
  expect(pages.flat().sort()).toEqual(locations(whole).sort())
})

test('returns a part as a sitemap', async () => {
  const { body } = await fetch('/sitemap.xml?part=posts')
  expect(locations(body)).toEqual(['http://shop.example/blog/nea'])
})

test.each(['/sitemap.xml?part=secrets', '/sitemap.xml?part=posts&after=x'])(
  'rejects the part %s',
  async url => {
    expect((await fetch(url)).statusCode).toBe(400)
  },
)

test('continues a part after a deleted record', async () => {
  const { statusCode, body } = await fetch(`/sitemap.xml?part=posts&after=${randomUUID()}`)
  expect(statusCode).toBe(200)
  expect(body).toContain('<urlset ')
})

test('escapes the host name', async () => {
  const { body } = await fetch('/sitemap.xml', { host: 'a"><script>&' })
  expect(body).not.toContain('<script')
  expect(body).toContain('<loc>http://a&quot;&gt;&lt;script&gt;&amp;/</loc>')
})

test('excludes the back office and the API in robots.txt, and names the sitemap', async () => {
  const { statusCode, headers, body } = await fetch('/robots.txt', {
    'x-forwarded-proto': 'https',
    'x-forwarded-host': 'shop.example',
  })
  expect(statusCode).toBe(200)
  expect(headers['content-type']).toBe('text/plain; charset=utf-8')
  const lines = body.split('\n')
  expect(lines[0]).toBe('User-agent: *')
  expect(lines).toEqual(
    expect.arrayContaining([
      'Disallow: /admin',
      'Disallow: /api/',
      'Disallow: /design-order/',
      'Disallow: /preview/',
    ]),
  )
  expect(lines).toContain('Sitemap: https://shop.example/sitemap.xml')
})

test('the crawlers’ files name the public origin, whatever host was asked', async () => {
  const app = await buildApp({
    ...catalog.test.config,
    MEDIA_DIR: catalog.mediaDir,
    PUBLIC_ORIGIN: 'https://www.shop.example/',
  })
  try {
    const [sitemap, robots] = await Promise.all(
      ['/sitemap.xml', '/robots.txt'].map(url => app.inject({ url, headers: { host: 'inside' } })),
    )
    expect(locations(sitemap?.body ?? '')).toContain('https://www.shop.example/products')
    expect(sitemap?.body).not.toContain('//inside')
    expect(robots?.body).toContain('Sitemap: https://www.shop.example/sitemap.xml')
  } finally {
    await app.close()
  }
})
