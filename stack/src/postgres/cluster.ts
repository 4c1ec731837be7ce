import { execFile } from 'node:child_process'
import { chmod, chown, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { baseEnv, type Command } from '../process/command.ts'
import { type Account, commandAs, systemAccount } from '../process/system-account.ts'
import { postgresBinaries } from './binaries.ts'

const run = promisify(execFile)

/** The superuser that `initdb` creates, and the database it may connect to. */
export const superuser = 'stampa'

/** A data directory of PostgreSQL on the loopback interface. */
export interface Cluster {
  dataDir: string
  port: number
  password: string
  /** False disables syncing to disk, for tests. */
  durable: boolean
}

/** Returns the URL of one of the cluster's databases. */
export function databaseUrl({ port, password }: Cluster, database = 'postgres'): string {
  return `postgres://${superuser}:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`
}

/** Creates the data directory: scram passwords, UTF-8, the same collation on every machine. */
export async function initCluster(cluster: Cluster): Promise<void> {
  const account = await systemAccount()
  await mkdir(cluster.dataDir, { recursive: true, mode: 0o700 })
  await own(cluster.dataDir, account)
  const secrets = await mkdtemp(join(tmpdir(), 'stampa-initdb-'))
  const passwordFile = join(secrets, 'password')
  try {
    await writeFile(passwordFile, cluster.password, { mode: 0o600 })
    await own(secrets, account)
    await own(passwordFile, account)
    const command = await commandAs(
      account,
      {
        file: join(postgresBinaries(), 'initdb'),
        args: [
          `--pgdata=${cluster.dataDir}`,
          `--username=${superuser}`,
          `--pwfile=${passwordFile}`,
          '--auth=scram-sha-256',
          '--encoding=UTF8',
          '--locale-provider=builtin',
          '--builtin-locale=C.UTF-8',
          '--locale=C',
          ...(cluster.durable ? [] : ['--no-sync']),
        ],
        env: { ...baseEnv(), LC_ALL: 'C' },
      },
      [cluster.dataDir],
    )
    await run(command.file, command.args, { env: command.env, ...command.account })
  } catch (cause) {
    await rm(cluster.dataDir, { recursive: true, force: true })
    throw new Error(`PostgreSQL's data directory ${cluster.dataDir} cannot be created`, { cause })
  } finally {
    await rm(secrets, { recursive: true })
  }
}

/** Returns the command that runs the server in the foreground. */
export async function postgresCommand(cluster: Cluster): Promise<Command> {
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
    fsync: cluster.durable ? 'on' : 'off',
    synchronous_commit: cluster.durable ? 'on' : 'off',
    full_page_writes: cluster.durable ? 'on' : 'off',
  }
  return commandAs(
    await systemAccount(),
    {
      file: join(postgresBinaries(), 'postgres'),
      args: [
        '-D',
        cluster.dataDir,
        ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
      ],
      env: { ...baseEnv(), LC_ALL: 'C' },
    },
    [cluster.dataDir],
  )
}

async function own(path: string, account: Account | undefined): Promise<void> {
  await chmod(path, path.endsWith('password') ? 0o600 : 0o700)
  if (account) await chown(path, account.uid, account.gid)
}
