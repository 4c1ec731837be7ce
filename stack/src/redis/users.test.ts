import { execFile } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { freePorts } from '../process/free-port.ts'
import { ProcessGroup } from '../process/group.ts'
import { poll } from '../process/poll.ts'
import { pingRedis, redisCommand, redisUrl, serviceRedisUrl } from './server.ts'

const run = promisify(execFile)
let group: ProcessGroup

const folder = await mkdtemp(join(tmpdir(), 'stampa-redis-'))
await chmod(folder, 0o711)
const [port = 0] = await freePorts(1)
const server = { dataDir: join(folder, 'redis'), port, password: 'its-operator', durable: true }
const operator = redisUrl(server)
await start()

async function start(): Promise<void> {
  group = await ProcessGroup.start(await redisCommand(server), () => {})
  await poll(() => pingRedis(operator), { timeoutMs: 20_000 })
}

afterAll(async () => {
  await group.end()
  await rm(folder, { recursive: true })
})

/** Runs a command as the user of a service. @returns its reply */
async function reply(service: string, ...command: string[]): Promise<string> {
  return (await run('redis-cli', [...signedIn(service), ...command])).stdout.trim()
}

function signedIn(service: string): string[] {
  const url = service === 'operator' ? operator : serviceRedisUrl(operator, service)
  return ['--no-auth-warning', '-u', url]
}

test.each(['identity', 'catalog', 'orders', 'studio', 'analytics', 'gift-notes'])(
  'the user of %s cannot list keys, change settings or delete everything',
  async service => {
    const refused = [
      'keys *',
      'scan 0',
      'dbsize',
      'randomkey',
      'flushall',
      'flushdb',
      'config get *',
      'config set maxmemory 0',
      'acl list',
      'client list',
      'client kill type normal',
      'monitor',
      'save',
      'shutdown nosave',
      'replicaof no one',
      'module list',
      'function flush',
      'script flush',
      'swapdb 0 1',
    ]
    const running = run('redis-cli', signedIn(service))
    running.child.stdin?.end([...refused, 'ping'].join('\n'))
    const replies = (await running).stdout.split('\n').filter(line => line !== '')
    expect(replies.map(line => line.slice(0, 6))).toEqual([...refused.map(() => 'NOPERM'), 'PONG'])
  },
)

test('identity alone starts and ends sessions; the other services look them up', async () => {
  expect(await reply('identity', 'set', 'session:1', 'anna')).toBe('OK')
  expect(await reply('identity', 'set', 'last-use:1', '')).toBe('OK')
  for (const service of ['catalog', 'orders', 'studio', 'analytics', 'gift-notes']) {
    expect(await reply(service, 'exists', 'session:1')).toBe('1')
    expect(await reply(service, 'expire', 'last-use:1', '60')).toBe('1')
    expect(await reply(service, 'set', 'session:2', 'forged')).toMatch(/^NOPERM/)
    expect(await reply(service, 'set', 'session:confirmed:1', '')).toMatch(/^NOPERM/)
    expect(await reply(service, 'del', 'session:1')).toMatch(/^NOPERM/)
    const script = "return redis.call('set', KEYS[1], 'forged')"
    expect(await reply(service, 'eval', script, '1', 'session:2')).toMatch(/NOPERM|ACL/)
  }
  expect(await reply('identity', 'del', 'session:1')).toBe('1')
})

test('a service cannot read or fill the queue of another class', async () => {
  const queues = [
    ['identity', 'queue:{identity-mails}:wait', ['catalog', 'gift-notes']],
    ['orders', 'queue:{mails}:wait', ['identity', 'gift-notes']],
    ['catalog', 'queue:{reviews}:wait', ['identity', 'gift-notes']],
    ['analytics', 'queue:{visits}:wait', ['identity', 'catalog']],
    ['gift-notes', 'queue:{added-gift-notes}:wait', ['identity', 'catalog']],
  ] as const
  for (const [service, queue, others] of queues) {
    expect(await reply(service, 'rpush', queue, 'a')).toBe('1')
    for (const other of others) {
      expect(await reply(other, 'lrange', queue, '0', '-1')).toMatch(/^NOPERM/)
      expect(await reply(other, 'rpush', queue, 'b')).toMatch(/^NOPERM/)
    }
  }
})

test('orders and studio count the mails to a mailbox together, under names made from one URL', () => {
  expect(serviceRedisUrl(operator, 'studio')).toBe(serviceRedisUrl(operator, 'orders'))
})

test('a client without a password or with the default user is refused', async () => {
  const anonymous = new URL(operator)
  Object.assign(anonymous, { username: '', password: '' })
  await expect(pingRedis(anonymous.href)).rejects.toThrow('NOAUTH')
  Object.assign(anonymous, { username: 'default', password: 'its-operator' })
  await expect(pingRedis(anonymous.href)).rejects.toThrow('WRONGPASS')
})

test('refuses writes beyond its memory and evicts nothing', async () => {
  expect(await reply('operator', 'config', 'get', 'maxmemory')).toContain(String(768 * 2 ** 20))
  await reply('operator', 'config', 'set', 'maxmemory', '1mb')
  expect(await reply('identity', 'set', 'session:3', 'anna')).toMatch(/^OOM/)
  await reply('operator', 'config', 'set', 'maxmemory', '768mb')
  expect(await reply('identity', 'set', 'session:3', 'anna')).toBe('OK')
})

test('a killed Redis keeps what scripts have written', async () => {
  const script = "redis.call('rpush', KEYS[1], 'a'); return redis.call('rpush', KEYS[1], 'b')"
  const key = 'queue:{visits}:wait'
  await reply('analytics', 'del', key)
  expect(await reply('analytics', 'eval', script, '1', key)).toBe('2')
  await group.end({ signal: 'SIGKILL' })
  await start()
  expect(await reply('analytics', 'lrange', key, '0', '-1')).toBe('a\nb')
})
