import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { StoredImage } from './asset.ts'

/** File of every published folder that says what the folder holds. */
export const manifestFile = 'image.json'

/**
 * Where published images live, by collection and hash. A folder is published once, whole, and
 * never changes: the same two verbs fit a directory and an object store.
 */
export interface MediaStorage {
  /** What is published under the hash, or `undefined`. */
  find(collection: string, hash: string): Promise<StoredImage | undefined>
  /**
   * Publishes the files of a local folder, which ceases to exist. When it returns they survive a
   * power cut; when it fails nothing is to be seen. Publishing a hash again changes nothing.
   */
  publish(collection: string, hash: string, folder: string): Promise<void>
}

export function directoryStorage(directory: string): MediaStorage {
  return {
    async find(collection, hash) {
      try {
        const manifest = await readFile(join(directory, collection, hash, manifestFile), 'utf8')
        return JSON.parse(manifest)
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
        throw error
      }
    },

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
        const { code } = error as NodeJS.ErrnoException
        // Somebody published the same bytes meanwhile.
        if (code !== 'ENOTEMPTY' && code !== 'EEXIST') throw error
        await rm(folder, { recursive: true, force: true })
      }
    },
  }
}

/** Only what is synced survives a power cut: a file's content, and the folder that lists it. */
async function sync(path: string): Promise<void> {
  const file = await open(path)
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}
