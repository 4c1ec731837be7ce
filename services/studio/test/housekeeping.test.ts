import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { markUnreferenced } from '@stampa/service-kit/testing'
import { afterAll, expect, test } from 'vitest'
import { StudioTest } from './studio.ts'

const studio = await StudioTest.start()
afterAll(() => studio.stop())

test('a running service removes what has been kept for its time', async () => {
  const { app, db } = studio.test
  const ago = (days: number) => db.raw("now() - ? * interval '1 day'", [days])

  await studio.order()
  await db('design_orders').delete()
  await db('color_variants').delete()
  const [pictures = ''] = (await readdir(studio.config.MEDIA_DIR)).filter(name => name !== '.tmp')
  const remaining = await Promise.all([
    markUnreferenced(join(studio.config.MEDIA_DIR, pictures), 8),
    markUnreferenced(join(studio.config.ORDER_FILES_DIR, 'studio-orders'), 2),
  ])

  const thrown = await studio.product()
  await db('products')
    .where({ id: thrown._id })
    .update({ deleted_at: ago(31) })
  const draft = (days: number) => ({
    id: db.raw("uuidv7(? * interval '-1 day')", [days]),
    document: `kept for ${days} days`,
  })
  await db('drafts').insert([draft(31), draft(29)])

  await app.listen({ host: '127.0.0.1', port: 0 })
  await expect.poll(() => db('products').where({ id: thrown._id })).toEqual([])
  await expect.poll(() => db('drafts').pluck('document')).toEqual(['kept for 29 days'])
  for (const files of remaining) await expect.poll(files).toEqual([])
})
