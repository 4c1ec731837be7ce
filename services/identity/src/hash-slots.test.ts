import { expect, test } from 'vitest'
import { createHashSlots } from './hash-slots.ts'

function work() {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  return { run: () => promise, resolve, reject }
}

test('runs at most as many hashes at once as it has slots, in order', async () => {
  const slots = createHashSlots(2, 10)
  const started: number[] = []
  const jobs = Array.from({ length: 4 }, work)
  const results = jobs.map((job, index) =>
    slots(() => {
      started.push(index)
      return job.run()
    }),
  )
  await Promise.resolve()
  expect(started).toEqual([0, 1])
  jobs[1]?.resolve('b')
  expect(await results[1]).toBe('b')
  await expect.poll(() => started).toEqual([0, 1, 2])
  jobs[0]?.reject(new Error('wrong'))
  await expect(results[0]).rejects.toThrow('wrong')
  await expect.poll(() => started).toEqual([0, 1, 2, 3])
  jobs[2]?.resolve('c')
  jobs[3]?.resolve('d')
  expect(await Promise.all([results[2], results[3]])).toEqual(['c', 'd'])
  expect(await slots(async () => 'free again')).toBe('free again')
})

test('answers 503 when too many hashes wait', async () => {
  const slots = createHashSlots(1, 1)
  const job = work()
  const running = slots(job.run)
  const waiting = slots(async () => 'next')
  await expect(slots(async () => 'never')).rejects.toMatchObject({
    statusCode: 503,
    code: 'busy',
    headers: { 'retry-after': '5' },
  })
  job.resolve('done')
  expect(await Promise.all([running, waiting])).toEqual(['done', 'next'])
})
