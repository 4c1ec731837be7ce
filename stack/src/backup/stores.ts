import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { LocalServer } from '../data-dir.ts'
import { databaseUrl, postgresPart } from '../postgres/cluster.ts'
import { freePorts } from '../process/free-port.ts'
import { Supervisor } from '../process/supervisor.ts'
import { redisPart, redisUrl } from '../redis/server.ts'
import { RunFolder } from '../run-folder.ts'

/** The stores of a data folder, while they run. */
export interface Stores {
  databaseUrl: string
  redisUrl: string
}

/** Calls back with the stores of a data folder: those of its running stack, or else started for this call only. */
export async function withStores(
  dataDir: string,
  use: (stores: Stores) => Promise<void>,
  postgres: Partial<LocalServer> = {},
): Promise<void> {
  const folders = { postgres: join(dataDir, 'postgres'), redis: join(dataDir, 'redis') }
  if (!existsSync(join(folders.postgres, 'PG_VERSION'))) {
    throw new Error(`${dataDir} has no databases. Choose another folder with DATA_DIR.`)
  }
  const secret = async (name: string) =>
    (await readFile(join(dataDir, 'secrets', name), 'utf8')).trim()
  const passwords = await Promise.all([secret('postgres-password'), secret('redis-password')])
  const servers = (ports: (number | undefined)[]) => ({
    cluster: {
      dataDir: folders.postgres,
      port: ports[0] ?? 0,
      password: passwords[0],
      durable: true,
      ...postgres,
    },
    redis: { dataDir: folders.redis, port: ports[1] ?? 0, password: passwords[1], durable: true },
  })
  if (await RunFolder.isInUse(dataDir)) {
    const ports = await portsInUse(folders).catch(cause => {
      throw new Error(`The databases of ${dataDir} do not run yet, or are servers of your own.`, {
        cause,
      })
    })
    const { cluster, redis } = servers(ports)
    return use({ databaseUrl: databaseUrl(cluster), redisUrl: redisUrl(redis) })
  }
  const run = await RunFolder.claim(dataDir)
  const supervisor = new Supervisor({
    onLog: () => {},
    onStart: (part, pid) => run.remember(part, pid),
  })
  try {
    const { cluster, redis } = servers(await freePorts(2))
    await Promise.all([
      supervisor.start('stores', postgresPart(cluster)),
      supervisor.start('stores', redisPart(redis)),
    ])
    await use({ databaseUrl: databaseUrl(cluster), redisUrl: redisUrl(redis) })
  } finally {
    await supervisor.stop()
    await run.release()
  }
}

/** Returns the ports that a running stack's PostgreSQL and Redis have noted. */
async function portsInUse(folders: { postgres: string; redis: string }): Promise<number[]> {
  // The fourth line: https://www.postgresql.org/docs/18/storage-file-layout.html
  const lock = await readFile(join(folders.postgres, 'postmaster.pid'), 'utf8')
  const settings = await readFile(`${folders.redis}.conf`, 'utf8')
  return [Number(lock.split('\n')[3]), Number(/^port (\d+)$/m.exec(settings)?.[1])]
}
