import { join } from 'node:path'
import { markUnreferenced } from '@stampa/service-kit/testing'
import { trashDays } from '@stampa/service-kit/trash'
import { afterAll, expect, test } from 'vitest'
import { CatalogTest, png, type Saved } from '../test/support.ts'
import { giveMissingSlugs, kinds, purgeTrash, referencedImages } from './housekeeping.ts'
import { products } from './routes/products/products.ts'

const catalog = await CatalogTest.start()
const category = await catalog.category('Κούπες')
afterAll(() => catalog.stop())

function later(days: number, milliseconds = 0): Date {
  return new Date(Date.now() + days * 86_400_000 + milliseconds)
}

test('deletes records after 30 days in the trash, and only these', async () => {
  const { db } = catalog.test
  const thrown = await catalog.product({ title: 'Πεταμένο', categories: [category] })
  const kept = await catalog.product({ title: 'Κρατημένο', categories: [category] })
  const url = `/api/products/${thrown._id}`
  expect((await catalog.call('DELETE', url)).status).toBe(204)
  const { body } = await catalog.call<{ purgedAt: string }[]>('GET', '/api/products/trash')

  expect(await purgeTrash(db)).toBe(0)
  expect(await purgeTrash(db, new Date(Date.parse(body[0]?.purgedAt ?? '') - 1))).toBe(0)
  expect(await purgeTrash(db, new Date(Date.parse(body[0]?.purgedAt ?? '')))).toBe(1)
  expect((await catalog.call('GET', '/api/products/trash')).body).toEqual([])
  expect((await catalog.call('POST', `${url}/restore`)).status).toBe(404)
  expect((await catalog.visit(`/api/products/${kept._id}`)).status).toBe(200)

  // The slug is free again.
  expect(await catalog.product({ title: 'Πεταμένο', categories: [category] })).toMatchObject({
    slug: 'petameno',
  })
  expect(await purgeTrash(db, later(trashDays + 1))).toBe(0)
})

test('purges every kind of content', async () => {
  const { rows } = await catalog.test.db.raw<{ rows: { name: string }[] }>(
    `select table_name as name from information_schema.columns
      where column_name = 'deleted_at' and table_schema = 'public'
        -- The site's own pages are nobody's content.
        and table_name <> 'pages' order by 1`,
  )
  expect(kinds.map(({ table }) => table).sort()).toEqual(rows.map(({ name }) => name))
})

test('keeps an image that any column of any record names, the trash included', async () => {
  const { db } = catalog.test
  const { rows: columns } = await db.raw<{ rows: { table: string; column: string }[] }>(
    `select table_name as table, column_name as column from information_schema.columns
      where data_type = 'jsonb' and table_schema = 'public'
        and table_name <> 'audit' and column_name not in ('opening_hours', 'size_table', 'translations')`,
  )
  const product = await catalog.product({ title: 'Πρότυπο', categories: [category] })
  const stored = await db('products').where({ id: product._id }).first('image')
  await catalog.call('DELETE', `/api/products/${product._id}`)
  const hash = (n: number) => n.toString(16).padStart(32, '0')
  for (const [index, { table, column }] of columns.entries()) {
    await insertImage(table, column, { ...stored.image, hash: hash(index + 1) })
  }
  const all = columns.map((_column, index) => hash(index + 1))
  const found = await referencedImages(db, [...all, stored.image.hash, hash(999)])
  expect([...found].sort()).toEqual([...all, stored.image.hash].sort())
})

/** Inserts a row with the image in this column and a value in every required column. */
async function insertImage(table: string, column: string, image: { hash: string }) {
  const { db } = catalog.test
  if (table === 'company') {
    await db('company').update({ [column]: image })
    return
  }
  const { rows } = await db.raw<{ rows: { name: string; type: string }[] }>(
    `select column_name as name, data_type as type from information_schema.columns
      where table_name = ? and is_nullable = 'NO' and column_default is null
        and is_generated = 'NEVER'`,
    [table],
  )
  const filled = rows.map(({ name, type }) => [name, type === 'jsonb' ? image : 'x'])
  const value = column === 'images' ? JSON.stringify([image]) : image
  await db(table).insert({ ...Object.fromEntries(filled), [column]: value })
}

test('adds a slug to rows that an older release stored without one', async () => {
  const { db } = catalog.test
  const { body } = await catalog.call<Saved>('POST', '/api/products', {
    form: { title: 'Παλιό', description: 'Α', categories: [category], image: await png() },
  })
  await db.raw(
    `insert into products (title, description, image)
      select 'Παλιό', description, image from products, generate_series(1, 150) where id = ?`,
    [body._id],
  )
  await giveMissingSlugs(db, products)
  const slugs: string[] = await db('products').where('title', 'Παλιό').pluck('slug')
  expect(slugs).toHaveLength(151)
  expect(new Set(slugs).size).toBe(151)
  expect(slugs.every(slug => slug.startsWith('palio'))).toBe(true)
  expect(await giveMissingSlugs(db, products)).toBe(0)
})

test('a running service removes what has been kept for its time', async () => {
  const { app, db } = catalog.test
  const thrown = await catalog.product({ title: 'Παλιά αφίσα', categories: [category] })
  const kept = await catalog.product({ title: 'Νέα αφίσα', categories: [category] })
  const deleted = (days: number) => ({
    deleted_at: db.raw("now() - ? * interval '1 day'", [days]),
  })
  await db('products').where({ id: thrown._id }).update(deleted(31))
  await db('products').where({ id: kept._id }).update(deleted(29))
  const orphan = await catalog.product({
    title: 'Χωρίς εγγραφή',
    categories: [category],
    image: await png({ noise: true }),
  })
  const { image } = await db('products').where({ id: orphan._id }).first('image')
  await db('products').where({ id: orphan._id }).delete()
  await db('media').whereRaw("image->>'hash' = ?", [image.hash]).delete()
  const files = await markUnreferenced(join(catalog.mediaDir, 'catalog'), 8)

  await app.listen({ host: '127.0.0.1', port: 0 })
  const history = () => db('audit').whereIn('record_id', [thrown._id, kept._id]).pluck('record_id')
  await expect.poll(() => db('products').where({ id: thrown._id })).toEqual([])
  await expect.poll(history).toEqual([kept._id])
  await expect.poll(files).not.toContain(image.hash)
  expect(await db('products').where({ id: kept._id })).toHaveLength(1)
})
