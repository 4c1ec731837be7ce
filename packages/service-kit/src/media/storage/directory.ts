import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { Temporary } from '../temporary.ts'
import type { ListedFolder, MediaStorage } from './storage.ts'

/** Stores in a directory; folders appear and disappear by a rename. */
export function directoryStorage(directory: string, temporary: Temporary): MediaStorage {
  return {
    async publish(collection, hash, folder) {
      const parent = join(directory, collection)
      await mkdir(parent, { recursive: true })
      const files = await readdir(folder)
      await Promise.all(files.map(file => sync(join(folder, file))))
      await sync(folder)
      try {
        await rename(folder, join(parent, hash))
        await sync(parent)
      } catch (error) {
        // Another upload published the same bytes meanwhile.
        if (!hasCode(error, 'ENOTEMPTY', 'EEXIST')) throw error
      }
    },

    async write(path, content) {
      // The folder may have been removed meanwhile.
      await unlessMissing(async () => {
        const file = await open(join(directory, path), 'w', 0o600)
        try {
          await file.writeFile(content)
          await file.sync()
        } finally {
          await file.close()
        }
        await sync(dirname(join(directory, path)))
      })
    },

    read: path => unlessMissing(() => readFile(join(directory, path), 'utf8')),

    open: path =>
      unlessMissing(async () => {
        // Opened here, so that a missing file is known before the stream is returned.
        const file = await open(join(directory, path))
        const { size } = await file.stat()
        return { stream: createReadStream('', { fd: file }), bytes: size }
      }),

    async delete(path) {
      await rm(join(directory, path), { force: true })
    },

    async *list(collection) {
      const parent = join(directory, collection)
      for (const name of (await unlessMissing(() => readdir(parent))) ?? []) {
        const folder = await unlessMissing(() => listFolder(join(parent, name)))
        if (folder) yield folder
      }
    },

    async remove(collection, hash) {
      const aside = temporary.path()
      await unlessMissing(() => rename(join(directory, collection, hash), aside))
      await temporary.remove(aside)
    },
  }
}

async function listFolder(path: string): Promise<ListedFolder> {
  const names = (await readdir(path)).filter(name => name.startsWith('.'))
  const dates = await Promise.all(
    names.map(async name => [name, (await stat(join(path, name))).mtime] as const),
  )
  return { name: basename(path), files: new Map(dates) }
}

/** Syncs a file's content or a folder's list: without it neither survives a power cut. */
async function sync(path: string): Promise<void> {
  const file = await open(path)
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}

async function unlessMissing<T>(read: () => Promise<T>): Promise<T | undefined> {
  try {
    return await read()
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined
    throw error
  }
}

function hasCode(error: unknown, ...codes: string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code))
}
