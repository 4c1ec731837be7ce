import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { markUnreferenced } from '@stampa/service-kit/testing'
import { afterAll, expect, test } from 'vitest'
import { startWorker } from './mail-worker.ts'
import { OrdersTest, png } from './orders.ts'

const orders = await OrdersTest.start()
afterAll(() => orders.stop())

test('a running service removes what has been kept for its time', async () => {
  const { app, db } = orders.test
  const ago = (days: number) => db.raw("now() - ? * interval '1 day'", [days])

  const thrown = await orders.order()
  await db('custom_orders')
    .where({ id: thrown._id })
    .update({ deleted_at: ago(31) })
  const kept = await orders.order()
  await db('custom_orders')
    .where({ id: kept._id })
    .update({ deleted_at: ago(29) })

  await orders.order({ image: await png() })
  await db('custom_orders').whereNotNull('image').delete()
  const files = await markUnreferenced(join(orders.config.MEDIA_DIR, 'orders'), 2)

  const key = { call: 'POST /', fingerprint: Buffer.alloc(32) }
  await db('idempotency_keys').insert([
    { ...key, key: 'old', created_at: ago(2) },
    { ...key, key: 'new' },
  ])

  await db('outbox').delete()
  const event = async (days: number, mail: object) => {
    const row = { type: 'order.received', payload: {}, handed_on_at: ago(days) }
    const [{ id }] = await db('outbox').insert(row).returning('id')
    await db('mails').insert({ event_id: id, audience: 'shop', ...mail })
    return id
  }
  const failed = { state: 'failed', reason: 'EENVELOPE 550' }
  await event(91, { state: 'sent', settled_at: ago(91) })
  await event(400, { ...failed, settled_at: ago(366) })
  const remaining = [
    await event(89, { state: 'sent', settled_at: ago(89) }),
    await event(400, { ...failed, settled_at: ago(364) }),
    await event(400, { state: 'waiting' }),
  ]

  await app.listen({ host: '127.0.0.1', port: 0 })
  const ids = (table: string, column = 'id') => db(table).orderBy(column).pluck(column)
  await expect.poll(() => ids('custom_orders')).toEqual([kept._id])
  await expect.poll(() => ids('idempotency_keys', 'key')).toEqual(['new'])
  await expect.poll(() => ids('outbox')).toEqual(remaining)
  await expect.poll(files).toEqual([])
})

test('a running worker removes the files of mails after 90 days, and sent mails from the queue', async () => {
  const { app, db } = orders.test
  const directory = await mkdtemp(join(tmpdir(), 'orders-mails-'))
  const days = (count: number) => Date.now() / 1000 - count * 86_400
  const aged = [
    ['old.eml', 91],
    ['new.eml', 89],
  ] as const
  for (const [name, age] of aged) {
    await writeFile(join(directory, name), '')
    await utimes(join(directory, name), days(age), days(age))
  }
  await db('outbox').delete()
  const message = { name: 'Άννα', email: 'anna@example.gr', message: 'Καλημέρα' }
  await orders.call('POST', '/api/contact', { json: message, token: null })
  const [event] = await db('outbox').pluck('id')
  const worker = await startWorker(orders, { MAIL_DIR: directory })
  await expect.poll(() => readdir(directory)).toEqual([`${event}-shop.eml`, 'new.eml'])
  await expect.poll(() => db('mails').pluck('state')).toEqual(['sent'])
  await expect.poll(() => app.redis.keys(`*${event}*`)).toEqual([])
  await worker.close()
  await rm(directory, { recursive: true })
})
