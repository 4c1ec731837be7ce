import { afterAll, expect, test } from 'vitest'
import { CatalogTest } from './support.ts'

const count = 250

const catalog = await CatalogTest.start()
await catalog.test.db.raw(
  `insert into faqs (question, answer, "order")
    select 'Ερώτηση «' || n || '»', E'Απάντηση\\n"' || n || '"', n / 3 from generate_series(1, ?) n`,
  [count],
)
afterAll(() => catalog.stop())

interface Faq {
  _id: string
  order: number
}

/** Returns the list, read page by page. */
async function paged(limit: number): Promise<Faq[]> {
  const pages = await catalog.pages<Faq>(`/api/faq?limit=${limit}`, { token: null })
  return pages.flatMap(({ body }) => body)
}

test('returns a long list whole, in order and without duplicates', async () => {
  const { status, headers, body } = await catalog.visit<Faq[]>('/api/faq')
  expect(status).toBe(200)
  expect(headers['content-type']).toBe('application/json; charset=utf-8')
  expect(headers.link).toBeUndefined()
  expect(body).toHaveLength(count)
  expect(body).toEqual(await paged(200))
})

test.each([100, 200])(
  'returns a list of exactly %i rows, whole portions, completely',
  async length => {
    const { db } = catalog.test
    const all = await paged(200)
    const ids = all.slice(length).map(({ _id }) => _id)
    await db('faqs').whereIn('id', ids).update({ deleted_at: db.fn.now() })
    const { body } = await catalog.visit<Faq[]>('/api/faq')
    expect(body).toEqual(all.slice(0, length))
    await db('faqs').whereIn('id', ids).update({ deleted_at: null })
  },
)

test('returns the rest of a list after a cursor', async () => {
  const first = await catalog.visit<Faq[]>('/api/faq?limit=40')
  const cursor = /cursor=([\w-]+)/.exec(String(first.headers.link))?.[1]
  const { body } = await catalog.visit<Faq[]>(`/api/faq?cursor=${cursor}`)
  expect([...first.body, ...body]).toEqual(await paged(200))
})

test('refuses an invalid cursor before a query starts, whose failure nothing would handle', async () => {
  const { db } = catalog.test
  const queries: string[] = []
  const record = ({ sql }: { sql: string }) => queries.push(sql)
  db.on('query', record)
  expect(await catalog.call('GET', '/api/faq/admin?cursor=x')).toMatchObject({ status: 400 })
  db.removeListener('query', record)
  expect(queries).toEqual([])
})

test('returns an empty list', async () => {
  expect(await catalog.visit('/api/our-work')).toMatchObject({ status: 200, body: [] })
})

test('reads a whole list in one snapshot', async () => {
  const { db } = catalog.test
  let queries = 0
  const moveFirstToTheEnd = (query: { sql: string }) => {
    if (!query.sql.includes('from "faqs"') || ++queries !== 2) return
    moved = db('faqs').where({ order: 0 }).update({ order: 1000 }).then()
  }
  let moved: Promise<unknown> | undefined
  db.on('query', moveFirstToTheEnd)
  const { body } = await catalog.visit<Faq[]>('/api/faq')
  db.off('query', moveFirstToTheEnd)
  await moved
  expect(moved).toBeDefined()
  expect(new Set(body.map(({ _id }) => _id)).size).toBe(count)
  expect(body).toHaveLength(count)
})
