import { constants, type Dirent } from 'node:fs'
import { open, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { ArchiveWriter } from './archive.ts'

/** Unfinished files of a process that runs. */
const temporary = '.tmp'

/** Adds a folder with everything in it. Files that disappear meanwhile are left out. */
export async function addFolder(
  archive: ArchiveWriter,
  folder: string,
  name: string,
): Promise<void> {
  const found = await unlessMissing(() => readFolder(folder))
  if (!found) return
  await archive.add({ name, type: 'directory', mode: found.mode })
  for (const entry of found.entries) {
    const path = join(folder, entry.name)
    if (entry.name === temporary) continue
    if (entry.isDirectory()) await addFolder(archive, path, `${name}/${entry.name}`)
    else if (entry.isFile()) await addFile(archive, path, `${name}/${entry.name}`)
  }
}

async function readFolder(path: string): Promise<{ mode: number; entries: Dirent[] }> {
  const { mode } = await stat(path)
  return { mode: mode & 0o7777, entries: await readdir(path, { withFileTypes: true }) }
}

async function addFile(archive: ArchiveWriter, path: string, name: string): Promise<void> {
  const file = await unlessMissing(() => open(path, constants.O_RDONLY | constants.O_NOFOLLOW))
  if (!file) return
  const { size, mode, mtime } = await file.stat()
  const header = { name, type: 'file', size, mode: mode & 0o7777, mtime } as const
  if (size === 0) {
    await file.close()
    return archive.add(header, Readable.from([]))
  }
  // Reads one version of a file that is replaced meanwhile, and no more than its header says.
  await archive.add(header, file.createReadStream({ end: size - 1 }))
}

async function unlessMissing<T>(read: () => Promise<T>): Promise<T | undefined> {
  try {
    return await read()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
