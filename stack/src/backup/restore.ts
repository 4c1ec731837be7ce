import { execFile } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import {
  chmod,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  utimes,
  writeFile,
} from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { dataFolders, readArchive } from '@stampa/backup'
import { giveTo } from '../process/system-account.ts'
import { withStores } from './stores.ts'

const run = promisify(execFile)

export interface RestoreOptions {
  /** Path of the archive. */
  archive: string
  /** Private keys, `AGE-SECRET-KEY-…`. */
  keys: string[]
  /** Data folder to create: missing or empty. */
  dataDir: string
  /** Restores the databases as they were at a time between two archives of a stack that archives WAL. */
  pointInTime?: {
    /** An ISO 8601 time; UTC without a zone. */
    until: string
    /** The archive that was made next after `archive`: it has the WAL, and every file up to then. */
    later: string
  }
  report: (line: string) => void
  signal?: AbortSignal
}

/**
 * Restores a data folder from an archive. The data is unpacked and the databases recovered beside the folder, which
 * appears only when both have succeeded.
 *
 * @throws with the reason, after removing everything that was unpacked
 */
export async function restore(options: RestoreOptions): Promise<void> {
  const { archive, dataDir, pointInTime, report } = options
  await requireEmpty(dataDir)
  await mkdir(dirname(dataDir), { recursive: true })
  const staging = await mkdtemp(`${dataDir}.restoring-`)
  try {
    // As a data folder: other users, like PostgreSQL's, may pass through.
    await chmod(staging, 0o755)
    await unpack(options, archive, ['postgres', 'redis', ...dataFolders], staging)
    if (pointInTime) {
      await requireEarlier(staging, archive, pointInTime.until)
      await unpack(options, pointInTime.later, dataFolders, staging)
      await writeFile(join(staging, 'postgres', 'recovery.signal'), '')
    }
    const owned = (await readdir(staging)).filter(name => ['postgres', 'wal'].includes(name))
    await giveTo(
      'stampa',
      owned.map(name => join(staging, name)),
    )
    report('▸ recovering the databases')
    await recover(staging, pointInTime?.until)
    await rm(join(staging, 'wal'), { recursive: true, force: true })
    await run('sync')
    options.signal?.throwIfAborted()
    await rename(staging, dataDir)
    report(`✓ ${dataDir}`)
  } catch (error) {
    await rm(staging, { recursive: true, force: true })
    throw error
  }
}

async function requireEmpty(dataDir: string): Promise<void> {
  const names = await readdir(dataDir).catch(error => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  if (names.length === 0) return
  throw new Error(`${dataDir} is not empty. Stop its stack and move the folder away, or give --to.`)
}

/** @throws when the databases of the archive are later than the time: PostgreSQL would not refuse it */
async function requireEarlier(staging: string, archive: string, until: string): Promise<void> {
  const label = await readFile(join(staging, 'postgres', 'backup_label'), 'utf8')
  const [, start = ''] = /^START TIME: (.+ UTC)$/m.exec(label) ?? []
  const hasZone = /(Z|[+-]\d\d(:?\d\d)?)$/.test(until)
  const time = Date.parse(hasZone ? until : `${until}Z`)
  if (time >= Date.parse(start)) return
  throw new Error(
    `${archive} was made at ${start}, after ${until}. Give the last archive before it.`,
  )
}

/** Writes the files of the named folders of an archive below the target folder. */
async function unpack(
  { keys, report, signal }: RestoreOptions,
  archive: string,
  names: string[],
  target: string,
): Promise<void> {
  report(`▸ unpacking ${archive}`)
  let files = 0
  await readArchive(
    archive,
    keys,
    async ({ name, type, mode = 0o600, mtime = new Date() }, content) => {
      const [folder = '', ...rest] = name.replace(/\/$/, '').split('/')
      const isWithin =
        !rest.includes('..') && [...dataFolders, 'postgres', 'redis'].includes(folder)
      if (!isWithin || (type !== 'file' && type !== 'directory')) {
        throw new Error(`${archive} is no backup of Stampa: it contains ${name} (${type}).`)
      }
      const path = join(target, folder, ...rest)
      if (!names.includes(folder)) {
        content.resume()
      } else if (type === 'directory') {
        await mkdir(path, { recursive: true })
        await chmod(path, mode & 0o777)
      } else {
        await mkdir(dirname(path), { recursive: true })
        await pipeline(content, createWriteStream(path))
        await chmod(path, mode & 0o777)
        await utimes(path, mtime, mtime)
        files++
      }
    },
    signal,
  )
  report(`✓ ${files} files`)
}

/** Starts the databases once: they replay their WAL, to its end or to the time, and are then as after a shutdown. */
async function recover(staging: string, until: string | undefined): Promise<void> {
  const settings = {
    // No connection before the recovery has ended.
    hot_standby: 'off',
    ...(until && {
      restore_command: `cp "${join(staging, 'wal').replaceAll('%', '%%')}/%f" "%p"`,
      // PostgreSQL does not know the zone Z before its recovery.
      recovery_target_time: until.replace(/Z$/, '+00'),
      recovery_target_action: 'promote',
    }),
  }
  await withStores(staging, async () => {}, { settings }).catch(cause => {
    const reason = until
      ? `The databases cannot be recovered to ${until}`
      : 'The databases cannot be recovered'
    throw new Error(`${reason}: ${cause.message}`, { cause })
  })
}
