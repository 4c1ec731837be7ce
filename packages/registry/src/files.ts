import { createHash } from 'node:crypto'
import { constants } from 'node:fs'
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { hasCode, ReleaseError } from './errors.ts'

/** Writes a new file and syncs it to disk. Fails when it exists. */
export async function writeDurably(path: string, data: Uint8Array | string): Promise<void> {
  const handle = await open(path, 'wx', 0o644)
  try {
    await handle.writeFile(data)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Syncs a folder's entries to disk. */
export async function syncDirectory(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Replaces a file atomically and durably. The caller holds a lock; leftovers of an earlier crash are overwritten. */
export async function replaceDurably(path: string, data: string): Promise<void> {
  const temporary = `${path}.new`
  await rm(temporary, { force: true })
  await writeDurably(temporary, data)
  await rename(temporary, path)
  await syncDirectory(dirname(path))
}

/**
 * Returns the sorted relative paths of every file below the folder, with `/`.
 *
 * @throws {ReleaseError} for anything but plain files and folders: a link could lead outside
 */
export async function listFiles(directory: string, below = ''): Promise<string[]> {
  const entries = await readdir(join(directory, below), { withFileTypes: true })
  const paths = await Promise.all(
    entries.map(async entry => {
      const path = below ? `${below}/${entry.name}` : entry.name
      if (entry.isDirectory()) return listFiles(directory, path)
      if (entry.isFile()) return [path]
      throw new ReleaseError(`${join(directory, path)} is neither a file nor a folder.`)
    }),
  )
  return paths.flat().sort()
}

/** Hashes of files in releases: builds write sha256, those made before 28 November 2026 have sha384. */
export const integrityPattern = '^(sha256-[A-Za-z0-9+/]{43}=|sha384-[A-Za-z0-9+/]{64})$'

/** Whether a file is the one that a release describes. */
export function hasIntegrity(data: Uint8Array, integrity: string): boolean {
  const hash = integrity.startsWith('sha384-') ? createHash('sha384') : createHash('sha256')
  return integrity.slice(integrity.indexOf('-') + 1) === hash.update(data).digest('base64')
}

/** Returns undefined when the file or folder does not exist. */
export async function ifThere<T>(found: Promise<T>): Promise<T | undefined> {
  try {
    return await found
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined
    throw error
  }
}

/**
 * Runs the action with an empty folder and removes it afterwards. The caller holds the folder's lock, so leftovers of
 * a killed process are removed first.
 */
export async function withFolder<T>(
  path: string,
  action: (path: string) => Promise<T>,
): Promise<T> {
  await rm(path, { recursive: true, force: true })
  await mkdir(path, { recursive: true })
  try {
    return await action(path)
  } finally {
    await rm(path, { recursive: true, force: true })
  }
}

/** Returns the names of the folders in a folder, none when it does not exist. */
export async function subfolders(path: string): Promise<string[]> {
  const entries = (await ifThere(readdir(path, { withFileTypes: true }))) ?? []
  return entries.filter(entry => entry.isDirectory()).map(entry => entry.name)
}

/** Reads a plain file of limited size; does not follow links. */
export async function readBounded(path: string, maxBytes: number): Promise<Buffer> {
  const handle = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW)
  try {
    const { size } = await handle.stat()
    if (size > maxBytes) {
      throw new ReleaseError(`${path} has ${size} bytes; at most ${maxBytes} are accepted.`)
    }
    return await handle.readFile()
  } finally {
    await handle.close()
  }
}
