import { randomBytes } from 'node:crypto'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { serviceCommands } from '../../../deploy/secrets/redis-users.ts'
import { databaseUrl, initCluster, postgresCommand } from '../postgres/cluster.ts'
import { pingPostgres } from '../postgres/server.ts'
import { freePorts } from '../process/free-port.ts'
import { type Command, ProcessGroup } from '../process/group.ts'
import { poll } from '../process/poll.ts'
import { pingRedis, redisCommand } from '../redis/server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    databaseUrl: string
    redisUrl: string
  }
}

/**
 * One PostgreSQL and one Redis for a whole vitest run, in a folder that goes with it. Test
 * files find them as `TEST_DATABASE_URL` and `TEST_REDIS_URL`, or through `inject()`.
 */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'stampa-test-'))
  // Only passing through: what lies inside is closed by its own mode.
  await chmod(folder, 0o711)
  const groups: ProcessGroup[] = []
  const tearDown = async () => {
    await Promise.all(groups.map(group => group.end({ signal: 'SIGINT', graceMs: 3000 })))
    await rm(folder, { recursive: true, force: true })
  }
  const serve = async (command: Command, ping: () => Promise<void>) => {
    let output = ''
    const group = await ProcessGroup.start(command, line => {
      output = `${output}${line}\n`.slice(-4000)
    })
    groups.push(group)
    const ended = group.exited.then(() => {
      throw new Error(`${command.file} ended before it was ready:\n${output}`)
    })
    ended.catch(() => {})
    await Promise.race([poll(ping, { timeoutMs: 20_000 }), ended])
  }
  try {
    const [postgresPort = 0, redisPort = 0] = await freePorts(2)
    const password = randomBytes(16).toString('hex')
    const common = { password, durable: false }
    const cluster = { ...common, dataDir: join(folder, 'postgres'), port: postgresPort }
    const redis = { ...common, dataDir: join(folder, 'redis'), port: redisPort }
    // The commands of a service, so that its tests show that they suffice; tests look for keys too.
    const user = `user test on >${password} ~* ${serviceCommands} +keys +scan`
    const redisServiceUrl = `redis://test:${password}@127.0.0.1:${redisPort}`
    await Promise.all([
      initCluster(cluster)
        .then(() => postgresCommand(cluster))
        .then(command => serve(command, () => pingPostgres(databaseUrl(cluster)))),
      redisCommand(redis, [user]).then(command => serve(command, () => pingRedis(redisServiceUrl))),
    ])
    process.env.TEST_DATABASE_URL = databaseUrl(cluster)
    process.env.TEST_REDIS_URL = redisServiceUrl
    project.provide('databaseUrl', databaseUrl(cluster))
    project.provide('redisUrl', redisServiceUrl)
    return tearDown
  } catch (error) {
    await tearDown()
    throw error
  }
}
