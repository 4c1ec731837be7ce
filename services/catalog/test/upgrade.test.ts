import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { giveMissingSlugs } from '../src/housekeeping.ts'
import { products } from '../src/routes/products/products.ts'
import type { AnyRecord } from './kinds.ts'
import { CatalogTest } from './support.ts'

const catalog = await CatalogTest.start()
afterAll(() => catalog.stop())

const image = {
  hash: '0'.repeat(32),
  width: 40,
  height: 50,
  widths: [40],
  color: '#d6004c',
  format: 'png',
  bytes: 100,
}

/** Writes a product as the first release does. */
async function writeAsFirstRelease(title: string): Promise<string> {
  const { db } = catalog.test
  const [category] = await db('categories').insert({ name: title }).returning('id')
  const [event] = await db('events').insert({ name: title }).returning('id')
  await db('banners').insert({ title, placement: 'homepage', image })
  const [product] = await db('products')
    .insert({ title, description: 'Α', image })
    .returning<{ id: string }[]>('id')
  const product_id = product?.id ?? ''
  await db('product_categories').insert({ product_id, category_id: category?.id })
  await db('product_events').insert({ product_id, event_id: event?.id })
  await db('company').update({ telephone: title, version: db.raw('version + 1') })
  return product_id
}

test('keeps the data of the first release, and lets it write after the upgrade', async () => {
  const { db, owner } = catalog.test
  const options = { directory: join(import.meta.dirname, '../migrations') }
  for (;;) {
    const current: string = await owner.migrate.currentVersion(options)
    if (current.startsWith('20261120t0700')) break
    await owner.migrate.down(options)
  }
  const before = await writeAsFirstRelease('Πριν')
  await owner.migrate.latest(options)
  const after = await writeAsFirstRelease('Μετά')

  for (const [id, title] of [
    [before, 'Πριν'],
    [after, 'Μετά'],
  ] as const) {
    // Until the row has a slug its URL contains the id.
    expect((await catalog.visit(`/api/products/${id}`)).body).toMatchObject({
      slug: id,
      title,
      categories: [{ name: title }],
      events: [{ name: title }],
    })
  }
  const lists = ['/api/categories', '/api/events', '/api/banner', '/api/products']
  for (const url of lists) expect((await catalog.visit<AnyRecord[]>(url)).body).toHaveLength(2)
  expect((await catalog.visit('/api/company/settings')).body).toMatchObject({ telephone: 'Μετά' })

  // The first release wrote no audit entries.
  const history = await catalog.call('GET', `/api/products/${before}/history`)
  expect(history).toMatchObject({ status: 200, body: [] })

  await giveMissingSlugs(db, products)
  expect((await catalog.visit('/api/products/prin')).body).toMatchObject({ _id: before })
  const changed = await catalog.call('POST', '/api/products/bulk', {
    json: { action: 'deactivate', ids: [before, after] },
  })
  expect(changed.body).toEqual({ changed: 2 })

  // The first release deletes rows; no newer table prevents it.
  await db('products').where({ id: before }).delete()
  expect((await catalog.visit('/api/products/prin')).status).toBe(404)
})
