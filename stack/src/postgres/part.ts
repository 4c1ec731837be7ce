import { existsSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { PartSpec } from '../process/part.ts'
import { processCommandLine } from '../process/process-identity.ts'
import { type Cluster, databaseUrl, initCluster, postgresCommand } from './cluster.ts'
import { pingPostgres } from './server.ts'

/** The embedded PostgreSQL; its data directory is created at the first start. */
export function postgresPart(cluster: Cluster): PartSpec {
  return {
    name: 'postgres',
    async command() {
      if (!existsSync(join(cluster.dataDir, 'PG_VERSION'))) await initCluster(cluster)
      await removeStaleLock(cluster.dataDir)
      return postgresCommand(cluster)
    },
    ready: () => pingPostgres(databaseUrl(cluster)),
    // Its fast shutdown; on SIGTERM it would wait for every client to leave.
    end: { signal: 'SIGINT' },
  }
}

/**
 * After a hard end PostgreSQL believes its old lock when any process now has that number. The
 * lock stays when it is a living server of this directory: PostgreSQL then refuses by itself.
 */
async function removeStaleLock(dataDir: string): Promise<void> {
  const file = join(dataDir, 'postmaster.pid')
  if (!existsSync(file)) return
  const pid = Number.parseInt(await readFile(file, 'utf8'), 10)
  if ((await processCommandLine(pid)).includes(dataDir)) return
  await rm(file, { force: true })
}
