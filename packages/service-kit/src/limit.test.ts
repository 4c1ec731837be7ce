import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createLimit, QueueFullError } from './limit.ts'

test('runs all tasks in order, at most its size at once', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 5 }),
      fc.array(fc.record({ turns: fc.nat(4), fails: fc.boolean() }), { maxLength: 30 }),
      async (size, tasks) => {
        const limit = createLimit(size)
        const started: number[] = []
        let running = 0
        const results = await Promise.allSettled(
          tasks.map(({ turns, fails }, index) =>
            limit(async () => {
              started.push(index)
              expect(++running).toBeLessThanOrEqual(size)
              for (let turn = 0; turn < turns; turn++) await null
              running--
              if (fails) throw new Error('failed')
              return index
            }),
          ),
        )
        expect(started).toEqual(tasks.map((_, index) => index))
        expect(results.map(({ status }) => status === 'rejected')).toEqual(
          tasks.map(({ fails }) => fails),
        )
      },
    ),
  )
})

test('rejects a task when the queue is full', async () => {
  const limit = createLimit(1, { waiting: 1 })
  const gate = Promise.withResolvers<string>()
  const first = limit(() => gate.promise)
  const second = limit(async () => 'second')
  await expect(limit(async () => 'third')).rejects.toThrow(QueueFullError)
  gate.resolve('first')
  expect(await Promise.all([first, second])).toEqual(['first', 'second'])
  expect(await limit(async () => 'fourth')).toBe('fourth')
})

test('runs an urgent task before all waiting ones', async () => {
  const limit = createLimit(1)
  const order: string[] = []
  const task = (name: string) => async () => {
    order.push(name)
  }
  await Promise.all([
    limit(task('running')),
    limit(task('waiting')),
    limit(task('urgent'), { urgent: true }),
  ])
  expect(order).toEqual(['running', 'urgent', 'waiting'])
})

test('runs one task of a group while others wait, and keeps half of the places for them', async () => {
  const limit = createLimit(2, { waiting: 6 })
  const gates = Array.from({ length: 5 }, () => Promise.withResolvers<void>())
  const order: string[] = []
  const greedy = gates.map(({ promise }, index) =>
    limit(
      () => {
        order.push(`greedy ${index}`)
        return promise
      },
      { group: 'greedy' },
    ),
  )
  await expect(limit(async () => {}, { group: 'greedy' })).rejects.toThrow(QueueFullError)
  const others = ['one', 'two', undefined].map(group =>
    limit(async () => void order.push(group ?? 'none'), { group }),
  )
  gates[0]?.resolve()
  await Promise.all(others)
  expect(order).toEqual(['greedy 0', 'greedy 1', 'one', 'two', 'none', 'greedy 2'])
  for (const { resolve } of gates) resolve()
  await Promise.all(greedy)
  expect(order).toHaveLength(8)
})

test('rejects a task that waits too long, and runs the others', async () => {
  const limit = createLimit(1, { waitingMs: 1 })
  const gate = Promise.withResolvers<string>()
  const first = limit(() => gate.promise)
  await expect(limit(async () => 'late')).rejects.toThrow(QueueFullError)
  gate.resolve('first')
  expect(await first).toBe('first')
  expect(await limit(async () => 'next')).toBe('next')
})
