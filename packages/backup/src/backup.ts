import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type ArchiveWriter, writeArchive } from './archive.ts'
import { addBaseBackup } from './base-backup.ts'
import { addFolder } from './folder.ts'
import { addRedisSnapshot } from './redis-snapshot.ts'

/** Folders of a data folder that a backup contains; the others can be built again. */
export const dataFolders = [
  'media',
  'attachments',
  'studio',
  'mail',
  'keys',
  // Before the releases, of which it names the newest versions that this machine has verified.
  'trust',
  'releases',
  'secrets',
  'seeded',
  'wal',
  // With their packages: a platform has no sources of them.
  'team-services',
]

/** The platform to back up, and the archive. */
export interface BackupOptions {
  dataDir: string
  /** URL of the PostgreSQL server's superuser, or of a role with REPLICATION. */
  databaseUrl: string
  redisUrl: string
  /** Public keys to encrypt to, `age1…`. */
  recipients: string[]
  folder: string
  /** Archives to keep in the folder, the new one included. @default all */
  keep?: number | undefined
  /** Called with a line about each part and, every ten seconds, the size so far. */
  report: (line: string) => void
  signal?: AbortSignal | undefined
}

/**
 * Writes an archive of a platform, which may be in use.
 *
 * The order makes it consistent. Redis comes before PostgreSQL: a page view that moves from the queue to the
 * tables meanwhile is in both, and counts once. Files come last: a file is stored before the row that names
 * it, and deleted a day or more after that row.
 *
 * @returns path of the archive
 */
export async function writeBackup(options: BackupOptions): Promise<string> {
  const { dataDir, databaseUrl, redisUrl, recipients, folder, keep, report, signal } = options
  const time = new Date().toISOString().replace(/[-:]|\.\d+/g, '')
  const file = join(folder, `stampa-${time}.tar.zst.age`)
  await writeArchive(
    file,
    recipients,
    async archive => {
      const part = timed(archive, report)
      await part('Redis', () => addRedisSnapshot(archive, redisUrl))
      await part('PostgreSQL', () => addBaseBackup(archive, databaseUrl))
      for (const name of dataFolders) {
        await part(name, () => addFolder(archive, join(dataDir, name), name))
      }
    },
    signal,
  )
  await pruneWal(join(dataDir, 'wal'))
  if (keep !== undefined) await pruneArchives(folder, keep, report)
  return file
}

/** Returns a function that adds a part and reports its size and duration. */
function timed(archive: ArchiveWriter, report: (line: string) => void) {
  const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`
  return async (name: string, add: () => Promise<void>) => {
    const before = archive.bytes
    const began = performance.now()
    const heartbeat = setInterval(
      () => report(`  … ${name}, ${megabytes(archive.bytes - before)}`),
      10_000,
    )
    await add().finally(() => clearInterval(heartbeat))
    const seconds = ((performance.now() - began) / 1000).toFixed(1)
    report(`✓ ${name}, ${megabytes(archive.bytes - before)} (${seconds} s)`)
  }
}

/** Removes the oldest archives beyond the number to keep. */
async function pruneArchives(
  folder: string,
  keep: number,
  report: (line: string) => void,
): Promise<void> {
  const names = (await readdir(folder)).filter(name => /^stampa-\w+\.tar\.zst\.age$/.test(name))
  for (const name of names.sort().reverse().slice(keep)) {
    await rm(join(folder, name))
    report(`✓ removed ${name}`)
  }
}

/**
 * Removes archived WAL that precedes the backup before this one: each archive has the WAL since its predecessor began.
 * PostgreSQL archives a file `<first WAL file>.<offset>.backup` with every base backup.
 */
async function pruneWal(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => [])
  const position = (name: string) => name.slice(8, 24)
  const starts = names
    .filter(name => name.endsWith('.backup'))
    .map(position)
    .sort()
  const from = starts.at(-2)
  if (!from) return
  const old = names.filter(name => /^[0-9A-F]{24}/.test(name) && position(name) < from)
  await Promise.all(old.map(name => rm(join(folder, name))))
}
