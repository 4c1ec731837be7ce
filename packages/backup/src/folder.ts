import { constants } from 'node:fs'
import { open, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { ArchiveWriter } from './archive.ts'

/** Unfinished files of a process that runs. */
const temporary = '.tmp'

/** What names other files of its folder, as the timestamp of the releases does: read before these are listed. */
const index = { folder: 'metadata', file: 'timestamp.json' }

/** Adds a folder with everything in it. Files that disappear meanwhile are left out. */
export async function addFolder(
  archive: ArchiveWriter,
  folder: string,
  name: string,
): Promise<void> {
  const found = await unlessMissing(() => stat(folder))
  if (!found) return
  await archive.add({ name, type: 'directory', mode: found.mode & 0o7777 })
  const add = (entry: string, addEntry: typeof addFolder) =>
    addEntry(archive, join(folder, entry), `${name}/${entry}`)
  await add(index.file, addFile)
  await add(index.folder, addFolder)
  const entries = await unlessMissing(() => readdir(folder, { withFileTypes: true }))
  for (const entry of entries ?? []) {
    if ([temporary, index.file, index.folder].includes(entry.name)) continue
    if (entry.isDirectory()) await add(entry.name, addFolder)
    else if (entry.isFile()) await add(entry.name, addFile)
  }
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
