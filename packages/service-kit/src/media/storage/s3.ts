import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { createLimit } from '../../limit.ts'
import { contentType } from '../format.ts'
import { openBucket, type S3Options } from './s3-bucket.ts'
import type { ListedFolder, MediaStorage } from './storage.ts'
import { manifestFile } from './storage.ts'

/** Concurrent uploads per folder. */
const parallel = 4

/**
 * Stores in a bucket below `public/`, which the bucket's policy may open, and below `private/`, for manifests and
 * files whose name begins with a dot. A folder exists while its manifest does, which is written last and deleted
 * first. Every folder has a private file until its end, so listing these finds all folders.
 */
export function s3Storage(options: S3Options): MediaStorage {
  const bucket = openBucket(options)
  const write = (path: string, content: Buffer) => bucket.put(keyOf(path), content, headersOf(path))

  return {
    async publish(collection, hash, folder) {
      const names = await readdir(folder)
      const put = async (name: string) =>
        write(`${collection}/${hash}/${name}`, await readFile(join(folder, name)))
      const limit = createLimit(parallel)
      // Private files first, so that listing finds the folder from the first file on.
      for (const group of [names.filter(isHidden), names.filter(isPublic)]) {
        await Promise.all(group.map(name => limit(() => put(name))))
      }
      await put(manifestFile)
    },

    async write(path, content) {
      await write(path, Buffer.from(content))
    },

    read: async path => (await bucket.get(keyOf(path)))?.text(),

    async open(path) {
      const response = await bucket.get(keyOf(path))
      if (!response?.body) return undefined
      return {
        // The DOM's types declare another ReadableStream.
        stream: Readable.fromWeb(response.body as ReadableStream),
        bytes: Number(response.headers.get('content-length')),
      }
    },

    delete: path => bucket.delete(keyOf(path)),

    async *list(collection) {
      let folder: ListedFolder | undefined
      for await (const { key, modified } of bucket.list(`private/${collection}/`)) {
        const [, , name = '', file = ''] = key.split('/')
        if (folder?.name !== name) {
          if (folder) yield folder
          folder = { name, files: new Map() }
        }
        if (isHidden(file)) folder.files.set(file, modified)
      }
      if (folder) yield folder
    },

    async remove(collection, hash) {
      await bucket.delete(keyOf(`${collection}/${hash}/${manifestFile}`))
      for (const root of ['public', 'private']) {
        for await (const { key } of bucket.list(`${root}/${collection}/${hash}/`)) {
          await bucket.delete(key)
        }
      }
    },
  }
}

function isHidden(name: string): boolean {
  return name.startsWith('.')
}

function isPublic(name: string): boolean {
  return !isHidden(name) && name !== manifestFile
}

function keyOf(path: string): string {
  return `${isPublic(basename(path)) ? 'public' : 'private'}/${path}`
}

function headersOf(path: string) {
  return {
    'content-type': contentType(path),
    'cache-control': isPublic(basename(path))
      ? 'public, max-age=31536000, immutable'
      : 'private, no-store',
  }
}
