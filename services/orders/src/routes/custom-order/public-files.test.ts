import { randomBytes } from 'node:crypto'
import { createCable } from '@stampa/service-kit/testing'
import sharp from 'sharp'
import { describe, expect, inject, test } from 'vitest'
import { expectProblem, OrdersTest, png } from '../../../test/orders.ts'
import type { OrdersConfig } from '../../config.ts'

const full = 'We cannot take files at the moment: please send this without them, or try again later'
const tooMuch = (when: string) =>
  `Too many files were sent: please send this without them, or try again ${when}`

async function withOrders(
  overrides: Partial<OrdersConfig>,
  run: (orders: OrdersTest) => Promise<void>,
): Promise<void> {
  const orders = await OrdersTest.start(overrides)
  try {
    await run(orders)
    expect((await orders.files()).leftover).toEqual([])
  } finally {
    await orders.stop()
  }
}

/** A picture of about 600 KB, which compresses badly. */
function largePicture(): Promise<Buffer> {
  const raw = { width: 450, height: 450, channels: 3 } as const
  return sharp(randomBytes(450 * 450 * 3), { raw })
    .png()
    .toBuffer()
}

const from = (address: string) => ({ 'x-forwarded-for': address })

test('asks to send an image again when the connection to PostgreSQL breaks', async () => {
  const cable = await createCable(inject('databaseUrl'))
  const orders = await OrdersTest.start({}, { databaseServer: cable.url })
  try {
    const { db } = orders.test
    const image = await png()
    const lock = await db.transaction()
    await lock.raw('lock table custom_orders in access exclusive mode')
    const answer = orders.send({ image })
    const waiting = () =>
      db('pg_stat_activity')
        .where({ wait_event_type: 'Lock' })
        .whereRaw('datname = current_database()')
    await expect.poll(waiting).toHaveLength(1)
    await cable.cut()
    const refused = await answer
    await lock.rollback().catch(() => {})
    expectProblem(refused, 503, 'The service is not available, please try again shortly')
    await cable.mend()
    await expect.poll(async () => (await orders.send({ image })).status).toBe(201)
  } finally {
    await cable.mend()
    await orders.stop()
    await cable.cut()
  }
})

describe('an order is taken without its image, which is refused,', () => {
  test.each([
    ['below the free space that is kept', { PUBLIC_FILES_FREE_MB: 2 ** 40 }],
    ['above the total of stored files', { PUBLIC_FILES_GB: 0 }],
  ])('when storage is full: %s', async (_, overrides) => {
    await withOrders(overrides, async orders => {
      const refused = await orders.send({ image: await png() })
      expectProblem(refused, 503, full)
      expect(refused.body).toMatchObject({ code: 'storage_full' })
      expect(refused.headers['retry-after']).toBe('3600')
      // Browsers send an empty file for an unused field.
      expect((await orders.send({ image: Buffer.alloc(0) })).status).toBe(201)
      expect((await orders.send()).status).toBe(201)
    })
  })

  test('above the megabytes of an address in a day', async () => {
    await withOrders({ PUBLIC_FILES_MB_PER_DAY: 1 }, async orders => {
      const send = async (address: string) =>
        orders.send({ image: await largePicture() }, from(address))
      expect((await send('2001:db8:1:2::1')).status).toBe(201)
      // The same customer has 2^64 addresses.
      expectProblem(await send('2001:db8:1:2:ffff::9'), 429, tooMuch('tomorrow'))
      expect((await send('2001:db8:1:3::1')).status).toBe(201)
      // A refused file does not count.
      const small = { image: await png() }
      expect((await orders.send(small, from('2001:db8:1:2::1'))).status).toBe(201)
      expect((await orders.send({}, from('2001:db8:1:2::1'))).status).toBe(201)

      const { redis, db } = { redis: orders.test.app.redis, db: orders.test.db }
      const keys = (await redis.keys('*limit:files:*')).filter(key =>
        key.startsWith(orders.test.config.REDIS_KEY_PREFIX),
      )
      expect(keys).toHaveLength(2)
      expect(keys.join()).not.toContain('db8')
      expect(await db('custom_orders').whereNotNull('image')).toHaveLength(3)
    })
  })

  test('above the decoding time of an address', async () => {
    await withOrders({ PUBLIC_DECODING_SECONDS_PER_10_MINUTES: 1 }, async orders => {
      const costly = Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1600"><filter id="f" x="0" y="0" width="1" height="1">${'<feTurbulence baseFrequency="0.9" numOctaves="200"/>'.repeat(50)}</filter><rect width="1600" height="1600" filter="url(#f)"/></svg>`,
      )
      const message = 'The image is too complex: please save it in a simpler form and try again'
      let answer = await orders.send({ image: costly })
      expectProblem(answer, 400, message)
      // Threads may use a second of processor time in less than a second.
      while (answer.status === 400) answer = await orders.send({ image: costly })
      expectProblem(answer, 429, tooMuch('in ten minutes'))
      expectProblem(await orders.send({ image: await png() }), 429, tooMuch('in ten minutes'))
      expect((await orders.send()).status).toBe(201)
      expect((await orders.send({ image: await png() }, from('10.1.2.3'))).status).toBe(201)
    })
  })
})
