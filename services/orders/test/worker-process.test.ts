import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { workerConfig } from './mail-worker.ts'
import { Mailbox } from './mailbox.ts'
import { OrdersTest } from './orders.ts'

const orders = await OrdersTest.start()
const mailbox = await Mailbox.open()
afterAll(async () => {
  await mailbox.close()
  await orders.stop()
})

test('sends mails, keeps addresses out of log and Redis, and ends on SIGTERM', async () => {
  const email = 'maria-refused@example.gr'
  mailbox.refused.set(email, 451)
  const config = workerConfig(orders, { MAIL_URL: mailbox.url, LOG_LEVEL: 'trace' })
  const worker = spawn(process.execPath, ['src/worker.ts'], {
    cwd: join(import.meta.dirname, '..'),
    env: { ...toText(config), PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let log = ''
  worker.stdout.setEncoding('utf8').on('data', text => {
    log += text
  })
  try {
    await orders.order({ email })
    await expect.poll(() => log).toContain('a mail has to wait')
    expect(log).toContain('EENVELOPE 451')
    await expect.poll(waitingJobs).toMatchObject([{ failedReason: 'EENVELOPE 451' }])
    expect(JSON.stringify(await waitingJobs())).not.toContain('maria')

    mailbox.refused.clear()
    await expect.poll(() => mailbox.of(email).length).toBe(1)
  } finally {
    worker.kill('SIGTERM')
  }
  expect(await once(worker, 'exit')).toEqual([0, null])
  expect(log).not.toContain('maria')
})

/** Returns the queued jobs of mails to be retried. */
async function waitingJobs(): Promise<Record<string, string>[]> {
  const { redis } = orders.test.app
  const prefix = orders.test.config.REDIS_KEY_PREFIX
  const keys = await redis.keys(`${prefix}queue:{mails}:*-customer`)
  // ioredis prefixes keys, but not patterns.
  return Promise.all(keys.map(key => redis.hgetall(key.slice(prefix.length))))
}

function toText(config: object): Record<string, string> {
  return Object.fromEntries(Object.entries(config).map(([name, value]) => [name, String(value)]))
}
