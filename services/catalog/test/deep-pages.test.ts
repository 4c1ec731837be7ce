import { encodeCursor } from '@stampa/service-kit/listing'
import { afterAll, expect, test } from 'vitest'
import { CatalogTest } from './support.ts'

const catalog = await CatalogTest.start()
const category = await catalog.category('Όλα')
await catalog.product({ title: 'Πρώτο', categories: [category] })
// Most records have the same order, as in a shop without manual sorting.
await insert(`
  insert into products (title, description, "order", image)
  select 'Προϊόν ' || n, 'Περιγραφή', case when n % 10 = 0 then n else 0 end,
    (select image from products)
  from generate_series(1, 3000) n
`)
await catalog.banner({ title: 'Πρώτη' })
await insert(`
  insert into banners (title, placement, "order", image)
  select 'Προβολή ' || n, case when n % 10 = 0 then 'other' else 'homepage' end,
    case when n % 10 = 0 then n else 0 end, (select image from banners)
  from generate_series(1, 3000) n
`)
await catalog.test.owner.raw('vacuum analyze products, banners')

afterAll(() => catalog.stop())

/** Runs a statement without the service's time limit. */
async function insert(sql: string): Promise<void> {
  await catalog.test.db.transaction(async tx => {
    await tx.raw('set local statement_timeout = 0')
    await tx.raw(sql)
  })
}

/** A node of `explain (analyze, format json)`. */
interface PlanNode {
  'Relation Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  Plans?: PlanNode[]
}

/** Returns the number of table rows that a plan read. */
function rowsRead(node: PlanNode, table: string): number {
  const own =
    node['Relation Name'] === table
      ? (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops']
      : 0
  return own + (node.Plans ?? []).reduce((sum, child) => sum + rowsRead(child, table), 0)
}

/** Calls a list and returns the number of table rows that its query read. */
async function readOf(url: string, table: string): Promise<{ shown: number; read: number }> {
  const { db } = catalog.test
  const queries: { sql: string; bindings: string[] }[] = []
  const listen = (query: { sql: string; bindings: string[] }) => queries.push(query)
  db.on('query', listen)
  const { status, body } = await catalog.call<unknown[]>('GET', url)
  db.off('query', listen)
  expect(status).toBe(200)

  const page = queries.find(({ sql }) => sql.includes('order by'))
  const { rows } = await db.raw<{ rows: { 'QUERY PLAN': [{ Plan: PlanNode }] }[] }>(
    `explain (analyze, format json) ${page?.sql.replaceAll(/\$\d+/g, '?')}`,
    page?.bindings ?? [],
  )
  const plan = rows[0]?.['QUERY PLAN'][0].Plan
  if (!plan) throw new Error('the list ran no query')
  return { shown: body.length, read: rowsRead(plan, table) }
}

const productSorts = ['order', '-order', 'title', '-title', 'createdAt', '-createdAt', 'active']

test.each([
  ...productSorts.map(sort => ['products', '/api/products/all', sort, 'Προϊόν 1501'] as const),
  ...[...productSorts, 'placement', '-placement'].map(
    sort => ['banners', '/api/banner/admin', sort, 'Προβολή 1501'] as const,
  ),
])('reads no more rows than a page deep inside 3,000 %s of %s by %s shows', async (...list) => {
  const [table, url, sort, title] = list
  const { id } = await catalog.test.db(table).where({ title }).first('id')
  const value = { order: 0, title, createdAt: id, placement: 'homepage', active: true }[
    sort.replace('-', '')
  ]
  const cursor = encodeCursor({ sort, value, id })
  const { shown, read } = await readOf(`${url}?sort=${sort}&limit=50&cursor=${cursor}`, table)
  expect(shown).toBe(50)
  expect(read).toBeLessThanOrEqual(51)
})

test.each([
  ['products', '/api/products/all', '2501', 1],
  ['banners', '/api/banner/admin', '2501', 1],
  ['products', '/api/products/all', 'ΠΡΩΤΟ', 1],
  ['banners', '/api/banner/admin', 'πρώτη', 1],
])(
  'reads only matching rows in a search among 3,000 %s of %s for %s',
  async (table, url, q, found) => {
    const { shown, read } = await readOf(`${url}?limit=50&q=${encodeURIComponent(q)}`, table)
    expect(shown).toBe(found)
    expect(read).toBeLessThanOrEqual(100)
  },
)
