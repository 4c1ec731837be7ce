import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { SessionEvent } from '../storage/event.ts'
import type { Batch } from '../storage/writer.ts'
import { Batcher } from './batcher.ts'

function batchOf(events: number): Batch {
  const event: SessionEvent = { type: 'end', session: randomUUID(), at: 0 }
  return { id: randomUUID(), events: Array.from({ length: events }, () => event) }
}

/** Returns a batcher and the list of its writes. */
function watched(write: (batches: Batch[]) => void = () => {}) {
  const writes: Batch[][] = []
  const batcher = new Batcher(async batches => {
    writes.push(batches)
    write(batches)
  })
  return { batcher, writes }
}

test('writes batches that arrive before the next write together, in order', async () => {
  const { batcher, writes } = watched()
  const first = batchOf(1)
  await batcher.add(first)
  const others = [batchOf(1), batchOf(2), batchOf(3)]
  await Promise.all(others.map(batch => batcher.add(batch)))
  expect(writes).toEqual([[first], others])
})

test('limits the events of one write, and writes every batch', async () => {
  const { batcher, writes } = watched()
  const batches = Array.from({ length: 30 }, () => batchOf(500))
  await Promise.all(batches.map(batch => batcher.add(batch)))
  expect(writes.flat()).toEqual(batches)
  expect(writes.map(some => some.length)).toEqual([12, 12, 6])
})

test('writes a batch above the limit alone', async () => {
  const { batcher, writes } = watched()
  const batches = [batchOf(1), batchOf(10_000), batchOf(1)]
  await Promise.all(batches.map(batch => batcher.add(batch)))
  expect(writes).toEqual(batches.map(batch => [batch]))
})

test('rejects only the batch that cannot be written', async () => {
  const [good, bad, better] = [batchOf(1), batchOf(1), batchOf(1)]
  const { batcher, writes } = watched(batches => {
    if (batches.includes(bad)) throw Object.assign(new Error('refused'), { code: '23514' })
  })
  const results = await Promise.allSettled([good, bad, better].map(batch => batcher.add(batch)))
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(writes).toEqual([[good, bad, better], [good], [bad], [better]])
})

test('rejects all batches at once while the database is unavailable', async () => {
  const { batcher, writes } = watched(() => {
    throw Object.assign(new Error('away'), { code: 'ECONNREFUSED' })
  })
  const results = await Promise.allSettled([batchOf(1), batchOf(1)].map(one => batcher.add(one)))
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(writes).toHaveLength(1)
})

test('idle writes the waiting batches at once', async () => {
  const { batcher, writes } = watched()
  await batcher.add(batchOf(1))
  const last = batchOf(1)
  const written = batcher.add(last)
  await batcher.idle()
  await written
  expect(writes.at(-1)).toEqual([last])
})
