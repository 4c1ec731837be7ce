import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { parseUrl, type StoredImage } from './asset.ts'
import type { ImageFormat } from './format.ts'
import { type InspectedImage, inspect, openImage, rasterise } from './inspect.ts'
import { createLimit, QueueFullError } from './limit.ts'
import { MediaError } from './media-error.ts'
import { writeRenditions } from './renditions.ts'
import { directoryStorage, type MediaStorage, manifestFile } from './storage.ts'
import { openTemporary } from './temporary.ts'

/** Part of every hash: a change of the renditions gets new URLs, since the old ones are cached for good. */
const recipe = 'renditions-1'

/** Uploads converted at once, and how many may wait before the next is told to come back. */
const converting = createLimit(2, 32)

/** A received file, not yet public: `discard` it when done, whatever came of it. */
export interface Upload extends InspectedImage {
  path: string
  bytes: number
  hash: string
  discard(): Promise<void>
}

/** Which images a field takes. */
export interface ImageRule {
  formats: readonly ImageFormat[]
  maxBytes: number
}

/** The images of one service: receives, converts, publishes and finds them. */
export interface Media {
  /** The service's folder below the media directory, and the second part of its URLs. */
  readonly collection: string
  /**
   * Reads a stream to its end and judges it. `undefined` when it holds not one byte, which is
   * how browsers send a file field that was left alone.
   *
   * @throws MediaError `size`, `type` or `pixels`; nothing of it stays on the disk
   */
  receive(stream: Readable, rule: ImageRule): Promise<Upload | undefined>
  /**
   * Makes an upload public. Returns when every file of it would survive a power cut, so a row that
   * names it may be committed. Equal uploads share one folder.
   *
   * @throws MediaError `damaged` or `busy`
   */
  publish(upload: Upload): Promise<StoredImage>
  /** The image that a URL of ours shows, or `undefined`. */
  find(url: string): Promise<StoredImage | undefined>
}

/** Opens the media directory for a service, removing what a killed predecessor left half done. */
export async function openMedia(directory: string, collection: string): Promise<Media> {
  const storage: MediaStorage = directoryStorage(directory)
  const temporary = await openTemporary(directory)

  return {
    collection,

    async receive(stream, rule) {
      const path = temporary.path()
      const discard = () => rm(path, { force: true })
      try {
        const { bytes, hash } = await save(stream, path, rule.maxBytes)
        if (bytes === 0) {
          await discard()
          return undefined
        }
        if (bytes > rule.maxBytes) throw new MediaError('size')
        const inspected = await inspect(path)
        if (!rule.formats.includes(inspected.format)) throw new MediaError('type')
        return { ...inspected, path, bytes, hash, discard }
      } catch (error) {
        await discard()
        throw error
      }
    },

    async publish(upload) {
      const published = await storage.find(collection, upload.hash)
      if (published) return published
      try {
        return await converting(() => convert(upload))
      } catch (error) {
        throw error instanceof QueueFullError ? new MediaError('busy', { cause: error }) : error
      }
    },

    async find(url) {
      const hash = parseUrl(collection, url)
      return hash === undefined ? undefined : storage.find(collection, hash)
    },
  }

  async function convert(upload: Upload): Promise<StoredImage> {
    const folder = temporary.path()
    await mkdir(folder)
    try {
      const { format, width, height, bytes, hash } = upload
      const renditions = await render(upload, folder)
      const image: StoredImage = { hash, width, height, ...renditions, format, bytes }
      await writeFile(join(folder, manifestFile), JSON.stringify(image))
      await storage.publish(collection, hash, folder)
      return image
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }
}

/**
 * Writes the original, to render it anew one day, and its renditions. Its name begins with a dot,
 * which the gateway does not serve: a photo may tell where it was taken. An SVG is kept as the picture it
 * draws: it could hold script.
 */
async function render(upload: Upload, folder: string) {
  const { path, format } = upload
  try {
    if (format === 'svg') {
      const original = join(folder, '.original.png')
      await rasterise(path, original)
      return await writeRenditions(await openImage(original, 'png'), folder)
    }
    await copyFile(path, join(folder, `.original.${format === 'jpeg' ? 'jpg' : format}`))
    return await writeRenditions(await openImage(path, format), folder)
  } catch (cause) {
    // Errors of the disk carry a code, those of a decoder do not.
    if (cause instanceof Error && 'code' in cause) throw cause
    throw new MediaError('damaged', { cause })
  }
}

/** Writes a stream to a new file up to the limit, and reads the rest without keeping it. */
async function save(stream: Readable, path: string, maxBytes: number) {
  const file = createWriteStream(path, { flags: 'wx', mode: 0o600 })
  const hash = createHash('sha256').update(recipe)
  let bytes = 0
  async function* limited(source: AsyncIterable<Buffer>) {
    for await (const chunk of source) {
      bytes += chunk.length
      if (bytes > maxBytes) continue
      hash.update(chunk)
      yield chunk
    }
  }
  await pipeline(stream, limited, file)
  return { bytes, hash: hash.digest('hex').slice(0, 32) }
}
