import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { WorkQueue, workOff } from '../src/queue.ts'
import { createCable } from '../src/testing/cable.ts'

const options = { name: '{work}', attempts: 1, backoffMs: 10, concurrency: 1 }

/** Starts a worker in the middle of a job, on a connection to Redis that the test can cut. */
async function startWork() {
  const redis = await createCable(process.env.TEST_REDIS_URL ?? '')
  const config = { REDIS_URL: redis.url, REDIS_KEY_PREFIX: `test:${randomUUID()}:` }
  const begun = Promise.withResolvers<void>()
  const end = Promise.withResolvers<void>()
  const worker = workOff(
    config,
    options,
    async () => {
      begun.resolve()
      await end.promise
    },
    () => {},
  )
  const queue = new WorkQueue(config, options)
  await expect.poll(() => queue.ready).toBe(true)
  await queue.addJobs([{ id: 'job', data: {} }])
  await begun.promise
  await queue.close()
  return { redis, worker, finishJob: end.resolve }
}

test('a worker that closes finishes its job first', async () => {
  const { redis, worker, finishJob } = await startWork()
  let isClosed = false
  const closing = worker.close().then(() => {
    isClosed = true
  })
  await new Promise(setImmediate)
  expect(isClosed).toBe(false)
  finishJob()
  await closing
  await redis.cut()
})

test('a worker that closes does not wait for a Redis that it loses meanwhile', async () => {
  const { redis, worker, finishJob } = await startWork()
  const closing = worker.close()
  const cut = redis.cut()
  finishJob()
  await Promise.all([closing, cut])
})

test('a worker that closes does not wait for a connection that is being replaced', async () => {
  const redis = await createCable(process.env.TEST_REDIS_URL ?? '')
  const delays = Array.from({ length: 24 }, (_, index) => index * 10)
  const workers = delays.map(() => {
    const config = { REDIS_URL: redis.url, REDIS_KEY_PREFIX: `test:${randomUUID()}:` }
    return workOff(
      config,
      options,
      async () => {},
      () => {},
    )
  })
  // Until they wait for jobs, each on a second connection.
  await delay(500)
  await redis.cut()
  await redis.mend()
  await Promise.all(workers.map((worker, index) => delay(delays[index]).then(worker.close)))
  await redis.cut()
})
