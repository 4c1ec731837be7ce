import { existsSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { PartSpec } from '../process/part.ts'
import { processCommandLine } from '../process/process-identity.ts'
import { type Cluster, databaseUrl, initCluster, postgresCommand } from './cluster.ts'
import { pingPostgres } from './server.ts'

/** The embedded PostgreSQL; the first start creates its data directory. */
export function postgresPart(cluster: Cluster): PartSpec {
  return {
    name: 'postgres',
    async command() {
      if (!existsSync(join(cluster.dataDir, 'PG_VERSION'))) await initCluster(cluster)
      await removeStaleLock(cluster.dataDir)
      return postgresCommand(cluster)
    },
    ready: () => pingPostgres(databaseUrl(cluster)),
    // Fast shutdown; SIGTERM would wait for every client to disconnect.
    end: { signal: 'SIGINT' },
  }
}

/**
 * Removes the lock file of a killed server, which PostgreSQL would respect if another process had its pid. Leaves it
 * when a server of this directory runs.
 */
async function removeStaleLock(dataDir: string): Promise<void> {
  const file = join(dataDir, 'postmaster.pid')
  if (!existsSync(file)) return
  const pid = Number.parseInt(await readFile(file, 'utf8'), 10)
  if ((await processCommandLine(pid)).includes(dataDir)) return
  await rm(file, { force: true })
}
