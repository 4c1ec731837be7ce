import { expect, test } from 'vitest'
import { HashSlots } from './hash-slots.ts'

function work() {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  return { run: () => promise, resolve, reject }
}

test('runs no more at once than it has slots, in the order of arrival', async () => {
  const slots = new HashSlots(2, 10)
  const started: number[] = []
  const jobs = Array.from({ length: 4 }, work)
  const results = jobs.map((job, index) =>
    slots.run(() => {
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
  expect(await slots.run(async () => 'free again')).toBe('free again')
})

test('past the end of the line the answer is 503', async () => {
  const slots = new HashSlots(1, 1)
  const job = work()
  const running = slots.run(job.run)
  const waiting = slots.run(async () => 'next')
  await expect(slots.run(async () => 'never')).rejects.toMatchObject({
    statusCode: 503,
    code: 'busy',
    headers: { 'retry-after': '5' },
  })
  job.resolve('done')
  expect(await Promise.all([running, waiting])).toEqual(['done', 'next'])
})
