import { expect, test } from 'vitest'
import { createHashSlots } from './hash-slots.ts'

test('answers 503 when too many hashes wait', async () => {
  const slots = createHashSlots(1, 1)
  const { promise, resolve } = Promise.withResolvers<string>()
  const running = slots(() => promise)
  const waiting = slots(async () => 'next')
  await expect(slots(async () => 'never')).rejects.toMatchObject({
    statusCode: 503,
    code: 'busy',
    headers: { 'retry-after': '5' },
  })
  resolve('done')
  expect(await Promise.all([running, waiting])).toEqual(['done', 'next'])
})
