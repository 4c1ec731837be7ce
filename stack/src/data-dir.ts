import { createHash } from 'node:crypto'
import { accessSync, constants } from 'node:fs'
import { chmod, mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { giveTo } from './process/system-account.ts'

/** PostgreSQL or Redis on the loopback interface. */
export interface LocalServer {
  dataDir: string
  port: number
  password: string
  /** Further settings of PostgreSQL. */
  settings?: Record<string, string>
  /** False disables PostgreSQL's syncing and Redis's log, for tests. */
  durable: boolean
}

export interface DataFolders {
  postgres: string
  redis: string
  releases: string
  /** Private keys that sign releases: readable by the stack's own user only. */
  keys: string
  /** The owner's trusted root, from which page servers verify releases. */
  trust: string
  media: string
  /** Images and files of orders: personal, never below `media`. */
  attachments: string
  /** Customers' designs and print files: personal, never below `media`. */
  studio: string
  /** Mails as files, without a mail server. */
  mail: string
  /** An empty file per service whose embedded database was filled with demo content. */
  seeded: string
  /** Archived WAL of PostgreSQL, if the stack archives it. */
  wal: string
  gateway: string
  /** A file for each service whose spare instances are live. */
  gatewayLive: string
  /** A folder for each prefix of a service without a port, with a link to the socket of its live instance. */
  gatewayAdded: string
  /** Those sockets. */
  sockets: string
  /** nginx's pid and temporary files. */
  gatewayRun: string
  /** nginx's cache: in memory where there is such a file system, so that a full disk does not stop it. */
  gatewayCache: string
}

/** Linux's file system in memory. */
const memory = '/dev/shm'

/**
 * Creates missing folders. When running as root, others may pass through the data folder, and the programs' user
 * gets the folders that they write to.
 */
export async function openDataDir(dataDir: string): Promise<DataFolders> {
  const isRoot = process.getuid?.() === 0
  // The programs' users read releases and configuration.
  if (isRoot) process.umask(0o022)
  const gateway = join(dataDir, 'gateway')
  const folders = {
    postgres: join(dataDir, 'postgres'),
    redis: join(dataDir, 'redis'),
    releases: join(dataDir, 'releases'),
    keys: join(dataDir, 'keys'),
    trust: join(dataDir, 'trust'),
    media: join(dataDir, 'media'),
    attachments: join(dataDir, 'attachments'),
    studio: join(dataDir, 'studio'),
    mail: join(dataDir, 'mail'),
    seeded: join(dataDir, 'seeded'),
    wal: join(dataDir, 'wal'),
    gateway,
    gatewayLive: join(gateway, 'live'),
    gatewayAdded: join(gateway, 'added'),
    sockets: join(gateway, 'sockets'),
    gatewayRun: join(gateway, 'run'),
    gatewayCache: isWritable(memory)
      ? join(memory, `stampa-${createHash('sha256').update(dataDir).digest('hex').slice(0, 16)}`)
      : join(gateway, 'cache'),
  }
  const { releases, trust, media, gatewayLive, gatewayAdded, sockets, gatewayRun } = folders
  const open = [dataDir, releases, trust, media, gatewayLive, gatewayAdded, sockets, gatewayRun]
  for (const folder of open) {
    await mkdir(folder, { recursive: true, mode: 0o755 })
  }
  const { attachments, studio, mail, keys } = folders
  for (const folder of [attachments, studio, mail, keys, folders.seeded]) {
    await mkdir(folder, { recursive: true, mode: 0o700 })
  }
  if (isRoot) await chmod(dataDir, ((await stat(dataDir)).mode & 0o777) | 0o011)
  await giveTo('stampa-app', [media, attachments, studio, mail, sockets])
  return folders
}

function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK)
    return true
  } catch {
    return false
  }
}

/** Removes what a folder contains; its owner stays. */
export async function emptyFolder(folder: string): Promise<void> {
  const names = await readdir(folder)
  await Promise.all(names.map(name => rm(join(folder, name), { recursive: true })))
}

/** Empties the folder of nginx's cache. Created anew: in memory, any account could have made it. */
export async function emptyCache({ gatewayCache }: DataFolders): Promise<void> {
  await rm(gatewayCache, { recursive: true, force: true })
  await mkdir(gatewayCache, { mode: 0o700 })
  await giveTo('stampa-app', [gatewayCache])
}
