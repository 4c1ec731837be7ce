import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import sharp from 'sharp'
import { imageFormats } from '../src/media/format.ts'
import { type Media, openMedia } from '../src/media/media.ts'
import { directoryStorage } from '../src/media/storage/directory.ts'
import { s3Storage } from '../src/media/storage/s3.ts'
import type { S3Options } from '../src/media/storage/s3-bucket.ts'
import type { MediaStorage } from '../src/media/storage/storage.ts'
import { openTemporary } from '../src/media/temporary.ts'
import type { Upload } from '../src/media/upload.ts'
import { startS3Server } from '../src/testing/s3-server.ts'

/** Kinds of storage: every test of storing runs with each. */
export const placeNames = ['a directory', 'a bucket'] as const

/** A place of a test's own. */
export interface MediaPlaceTest {
  directory: string
  storage(): Promise<MediaStorage>
  media(collection?: string): Promise<Media>
  /** Whether the file is public at its address. */
  isPublic(path: string): Promise<boolean>
  /** Uploads that were not cleaned up. */
  leftover(): Promise<string[]>
  close(): Promise<void>
}

export async function openPlace(name: (typeof placeNames)[number]): Promise<MediaPlaceTest> {
  const directory = await mkdtemp(join(tmpdir(), 'media-place-'))
  const common = {
    directory,
    leftover: async () => {
      const [own = ''] = await readdir(join(directory, '.tmp'))
      return readdir(join(directory, '.tmp', own))
    },
  }
  if (name === 'a directory') {
    return {
      ...common,
      storage: async () => directoryStorage(directory, await openTemporary(directory)),
      media: (collection = 'things') => openMedia(directory, collection),
      // What the gateway serves: no name that begins with a dot.
      isPublic: async path => {
        const file = basename(path)
        const names = await readdir(join(directory, dirname(path))).catch((): string[] => [])
        return names.includes(file) && !file.startsWith('.')
      },
      close: () => rm(directory, { recursive: true }),
    }
  }
  const server = await startS3Server()
  // A bucket that is shared with others, hence the prefix.
  const s3: S3Options = { ...server, prefix: 'shop/media' }
  const address = `${server.endpoint}/${server.bucket}/shop/media`
  return {
    ...common,
    storage: async () => s3Storage(s3),
    media: (collection = 'things') => openMedia({ directory, s3 }, collection),
    isPublic: async path => {
      const answers = await Promise.all(
        ['public', 'private'].map(root => fetch(`${address}/${root}/${path}`)),
      )
      return answers.some(({ ok }) => ok)
    },
    close: async () => {
      await server.close()
      await rm(directory, { recursive: true })
    },
  }
}

/** Sends a file through `publish` or `keep`. */
export async function store<V extends 'publish' | 'keep'>(media: Media, verb: V, file: Buffer) {
  const upload = await receive(media, file)
  try {
    return (await media[verb](upload)) as Awaited<ReturnType<Media[V]>>
  } finally {
    await upload.discard()
  }
}

export async function receive(media: Media, file: Buffer): Promise<Upload> {
  const upload = await media.receive(Readable.from([file]), {
    formats: [...imageFormats, 'pdf'],
    maxBytes: 5_000_000,
  })
  if (!upload) throw new Error('an empty file')
  return upload
}

/** A picture whose bytes differ from those of any other width. */
export function png(width: number): Promise<Buffer> {
  return sharp({ create: { width, height: 30, channels: 3, background: '#d6004c' } })
    .png()
    .toBuffer()
}
