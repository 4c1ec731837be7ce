import { afterAll, expect, test } from 'vitest'
import type { ContentRow, ContentType } from '../src/content/content-type.ts'
import { listContent, listTrash } from '../src/content/read.ts'
import { kinds } from '../src/housekeeping.ts'
import { CatalogTest } from './support.ts'

const catalog = await CatalogTest.start()
afterAll(() => catalog.stop())

/**
 * Returns the plan of the only query that `run` executes, with sequential scans and sorts disabled.
 */
async function planOf(run: () => Promise<unknown>): Promise<string> {
  const { db } = catalog.test
  const queries: { sql: string; bindings: unknown[] }[] = []
  const listen = (query: (typeof queries)[number]) => queries.push(query)
  db.on('query', listen)
  await run()
  db.off('query', listen)
  const [query] = queries
  expect(queries).toHaveLength(1)
  return db.transaction(async tx => {
    await tx.raw('set local enable_sort = off')
    await tx.raw('set local enable_seqscan = off')
    const sql = `explain ${query?.sql.replaceAll(/\$\d+/g, '?')}`
    const { rows } = await tx.raw<{ rows: Record<'QUERY PLAN', string>[] }>(
      sql,
      query?.bindings as string[],
    )
    return rows.map(row => row['QUERY PLAN']).join('\n')
  })
}

const cases = kinds.flatMap(kind => {
  const type = kind as unknown as ContentType<ContentRow>
  return Object.keys(type.sorting.keys).map(sort => [type.kind, sort, type] as const)
})

test.each(cases)(
  'sorts the administrators’ list by an index: %s by %s',
  async (_kind, sort, type) => {
    const { db } = catalog.test
    for (const way of [sort, `-${sort}`]) {
      const page = { sort: way, limit: 50 }
      expect(await planOf(() => listContent(db, type, { visible: false }, page))).not.toMatch(
        /Sort/,
      )
    }
  },
)

test.each([
  ['product', 'order'],
  ['banner', 'order'],
  ['post', 'publishedAt'],
  ['faq', 'order'],
  ['work', 'order'],
])('sorts the public list by an index: %s by %s', async (name, sort) => {
  const type = cases.find(([kind]) => kind === name)?.[2]
  if (!type) throw new Error(`there is no ${name}`)
  const list = () => listContent(catalog.test.db, type, { visible: true }, { sort, limit: 8 })
  expect(await planOf(list)).not.toMatch(/Sort/)
})

test.each(kinds.map(kind => [kind.kind, kind] as const))(
  'sorts the trash by an index: %s',
  async (_kind, kind) => {
    const type = kind as unknown as ContentType<ContentRow>
    expect(await planOf(() => listTrash(catalog.test.db, type, { limit: 50 }))).not.toMatch(/Sort/)
  },
)

test('limits the pending list of every trigram index', async () => {
  const { rows } = await catalog.test.db.raw<{
    rows: { name: string; options: string[] | null }[]
  }>(`
    select index.relname as name, index.reloptions as options
    from pg_class index join pg_am method on method.oid = index.relam and method.amname = 'gin'
    where index.relkind = 'i'
  `)
  expect(rows.length).toBeGreaterThan(10)
  const short = ['fastupdate=off', 'gin_pending_list_limit=256']
  expect(rows.filter(({ options }) => !options?.some(option => short.includes(option)))).toEqual([])
})
