import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { MailQueue } from '@stampa/service-kit/mail'
import { connectQueue, type NewJob, WorkQueue, workOff } from '@stampa/service-kit/queue'
import { expect, onTestFinished, test } from 'vitest'
import { parseAllDocuments } from 'yaml'
import {
  EventQueue,
  queueOptions as visitQueue,
} from '../../services/analytics/src/queue/event-queue.ts'
import { mails as identityMails } from '../../services/identity/src/mails/mails.ts'
import { mails as orderMails } from '../../services/orders/src/notifications/mails.ts'
import { studioMails } from '../../services/studio/src/notifications/mails.ts'
import { artworkQueue } from '../../services/studio/src/production/make-artwork.ts'
import { redisUsers } from '../secrets/redis-users.ts'

/** Jobs of each queue: more than a worker takes at a time. */
const load = 500

/** What KEDA's scaler of type `redis` counts, whatever the type of the key. */
const count = `
  local commands = { zset = 'zcard', list = 'llen', none = 'llen' }
  return redis.call(commands[redis.call('type', KEYS[1]).ok], KEYS[1])`

test('every key that starts workers exists under load, and their users may count it', async () => {
  const config = {
    REDIS_URL: process.env.TEST_REDIS_URL ?? '',
    REDIS_KEY_PREFIX: `test:${randomUUID()}:`,
  }
  const redis = connectQueue(config, { maxRetriesPerRequest: 1 })
  onTestFinished(() => redis.disconnect())
  const studio = studioMails({ open: async () => undefined })
  const queues = [identityMails.queue, orderMails.queue, studio.queue].map(
    name => [name, new MailQueue(config, name)] as const,
  )
  const artwork = new WorkQueue<object>(config, artworkQueue)
  const visits = new EventQueue(config)
  const all = [...queues.map(([, queue]) => queue), artwork, visits]
  await expect.poll(() => all.every(({ ready }) => ready)).toBe(true)

  const busy = Promise.withResolvers<void>()
  const names = [...queues.map(([name]) => name), artworkQueue.name, visitQueue.name]
  const workers = names.map(name => {
    const options = { ...visitQueue, name, concurrency: 5 }
    return workOff(config, options, () => busy.promise, String)
  })
  const jobs = (more: Partial<NewJob<object>> = {}) =>
    Array.from({ length: load }, () => ({ id: randomUUID(), data: {}, ...more }))
  for (const [, queue] of queues) await queue.addJobs(jobs() as NewJob<never>[])
  await artwork.addJobs(jobs({ priority: 1 }))
  const event = { type: 'end' } as never
  for (const { id } of jobs()) await visits.deliver({ id, events: [event] }, new Map())

  const triggers = await readTriggers()
  const counted: Record<string, number> = {}
  for (const { listName, username } of triggers) {
    expect(mayUse(username, listName), `${username} ${listName}`).toBe(true)
    counted[listName] = Number(await redis.eval(count, 1, config.REDIS_KEY_PREFIX + listName))
  }
  const watched = Object.keys(counted).map(key => key.replace(/:\w+$/, ''))
  expect(watched.toSorted()).toEqual(names.map(name => `queue:${name}`).toSorted())
  // Its worker may have taken five.
  for (const [key, jobs] of Object.entries(counted))
    expect(jobs, key).toBeGreaterThanOrEqual(load - 5)

  busy.resolve()
  await Promise.all([...workers, ...all].map(each => each.close()))
  await redis.unlink(...(await redis.keys(`${config.REDIS_KEY_PREFIX}*`)))
})

/** Returns the keys and users of all triggers in the manifests. */
async function readTriggers(): Promise<{ listName: string; username: string }[]> {
  const file = 'overlays/production/autoscaling.yaml'
  const text = await readFile(new URL(file, import.meta.url), 'utf8')
  const objects = parseAllDocuments(text).map(document => document.toJS())
  return objects
    .filter(({ kind }) => kind === 'ScaledObject')
    .flatMap(({ spec }) => spec.triggers)
    .map(({ metadata }) => metadata)
}

/** Whether a user of the containers' Redis may use a key. The tests' user has the commands of all of them. */
function mayUse(username: string, key: string): boolean {
  const line = redisUsers('').find(each => each.startsWith(`user ${username} `)) ?? ''
  const patterns = Array.from(line.matchAll(/ ~(\S+)/g), ([, pattern = '']) => pattern)
  const isMatch = (pattern: string) => {
    const text = pattern.replaceAll(/[{}]/g, '\\$&').replaceAll('*', '.*')
    return new RegExp(`^${text}$`).test(key)
  }
  return patterns.some(isMatch)
}
