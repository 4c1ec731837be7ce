import { createHash } from 'node:crypto'
import { link, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { fileNotFound } from '../errors/problems.ts'
import { type KeptFile, parseUrl, type StoredImage } from './asset.ts'
import { type CollectOptions, collectUnreferenced, removeUnreferenced } from './collect.ts'
import type { MediaPlace } from './config.ts'
import { convert } from './conversion/decoder-process.ts'
import { contentType, isImageFormat } from './format.ts'
import { MediaError } from './media-error.ts'
import { directoryStorage } from './storage/directory.ts'
import { s3Storage } from './storage/s3.ts'
import {
  type MediaStorage,
  manifestFile,
  type OpenFile,
  originalFile,
  previewFile,
  removingFile,
  unreferencedFile,
} from './storage/storage.ts'
import { openTemporary } from './temporary.ts'
import { receive, type Upload, type UploadRule } from './upload.ts'

export interface StoredFile extends OpenFile {
  /** Content type. */
  type: string
}

export interface SendOptions {
  /** File name under which the browser saves an original. @default 'file' with the format's extension */
  name?: string
}

type Variant = 'original' | 'preview'

/** Receives, converts, stores and finds the files of one service. */
export type Media = Awaited<ReturnType<typeof openMedia>>

/** Opens the storage of a service, and removes unfinished files of a killed process. */
export async function openMedia(place: MediaPlace | string, collection: string) {
  const { directory, s3 } = typeof place === 'string' ? { directory: place } : place
  const temporary = await openTemporary(directory)
  const storage: MediaStorage = s3 ? s3Storage(s3) : directoryStorage(directory, temporary)
  const open = (hash: string, which: Variant) => openStored(storage, collection, hash, which)

  return {
    /** The service's folder in the storage, and the second part of its URLs. */
    collection,

    /** Receives and validates a file; see {@link receive}. */
    receive: (stream: Readable, rule: UploadRule) => receive(stream, rule, temporary),

    /**
     * Makes an image public. Afterwards its files survive a power cut, so a row that names it may be
     * committed. Equal uploads share one folder.
     *
     * @throws MediaError `type`, `damaged`, `costly` or `busy`
     */
    publish: (upload: Upload): Promise<StoredImage> =>
      storeOnce(upload.hash, folder => render(upload, folder)),

    /** Stores a private file without a URL, with a small preview if it is an image or a PDF. Throws as `publish`. */
    keep: (upload: Upload): Promise<KeptFile> =>
      storeOnce(keptHash(upload), folder => preserve(upload, folder)),

    /** Returns the published image of a URL, or `undefined`. */
    async find(url: string): Promise<StoredImage | undefined> {
      const hash = parseUrl(collection, url)
      return hash === undefined ? undefined : claim<StoredImage>(hash).catch(unlessBusy)
    },

    /** Opens a kept file, or its preview. The caller reads or destroys the stream. */
    open,

    /**
     * Sends a kept file: a preview for display, an original as a download.
     *
     * @throws Problem 404 when there is none
     */
    send: async (reply: FastifyReply, hash: string, which: Variant, options?: SendOptions) =>
      sendStored(reply, await open(hash, which), which, options),

    /** Removes files that no row references; see {@link collectUnreferenced}. */
    collectUnreferenced: (options: CollectOptions) =>
      collectUnreferenced(storage, collection, options),

    /** Removes these files at once, of those that no row references. */
    removeUnreferenced: (hashes: readonly string[], isReferenced: CollectOptions['isReferenced']) =>
      removeUnreferenced(storage, collection, hashes, isReferenced),
  }

  /** Stores the files that `fill` writes and the description that it returns, unless the hash is stored already. */
  async function storeOnce<T extends object>(
    hash: string,
    fill: (folder: string) => Promise<T>,
  ): Promise<T & { hash: string }> {
    const stored = await claim<T & { hash: string }>(hash)
    if (stored) return stored
    const folder = temporary.path()
    await mkdir(folder)
    try {
      const file = { hash, ...(await fill(folder)) }
      await writeFile(join(folder, manifestFile), JSON.stringify(file))
      await storage.publish(collection, hash, folder)
      return file
    } finally {
      await temporary.remove(folder)
    }
  }

  /**
   * Returns the description stored under the hash, and protects it from being collected.
   *
   * @throws MediaError `busy` while it is being removed
   */
  async function claim<T>(hash: string): Promise<T | undefined> {
    const path = (file: string) => `${collection}/${hash}/${file}`
    // The order matters: collect.ts looks for the mark after it has announced the removal.
    await storage.delete(path(unreferencedFile))
    if ((await storage.read(path(removingFile))) !== undefined) throw new MediaError('busy')
    const manifest = await storage.read(path(manifestFile))
    return manifest === undefined ? undefined : JSON.parse(manifest)
  }
}

async function render({ path, format, width, height, bytes }: Upload, folder: string) {
  if (!isImageFormat(format)) throw new MediaError('type')
  if (format !== 'svg') await link(path, join(folder, originalFile(format)))
  const source =
    format === 'svg'
      ? // The drawing is also the original: an SVG could contain scripts.
        { path: await convert({ kind: 'draw', path, folder }), format: 'png' as const }
      : { path, format }
  const renditions = await convert({ kind: 'render', ...source, folder })
  return { width, height, ...renditions, format, bytes }
}

async function preserve({ path, format, width, height, bytes }: Upload, folder: string) {
  await link(path, join(folder, originalFile(format)))
  if (format === 'pdf') return { format, bytes, ...(await previewPage(path, folder)) }
  if (isImageFormat(format)) await convert({ kind: 'preview', path, format, folder })
  return { format, bytes, width, height }
}

/** Draws the preview of a PDF. @returns its size; 0 for one that cannot be drawn, such as one with a password */
async function previewPage(path: string, folder: string) {
  try {
    return await convert({ kind: 'preview', path, format: 'pdf', folder })
  } catch (error) {
    if (!(error instanceof MediaError) || error.fault === 'busy') throw error
    return { width: 0, height: 0 }
  }
}

/** Returns another hash than that of the same file published: one folder is public, the other is not. */
function keptHash({ hash }: Upload): string {
  return createHash('sha256').update(`kept:${hash}`).digest('hex').slice(0, 32)
}

function unlessBusy(error: unknown): undefined {
  if (!(error instanceof MediaError)) throw error
}

async function openStored(
  storage: MediaStorage,
  collection: string,
  hash: string,
  which: Variant,
): Promise<StoredFile | undefined> {
  if (!/^[0-9a-f]{32}$/.test(hash)) return undefined
  const path = (file: string) => `${collection}/${hash}/${file}`
  const manifest = await storage.read(path(manifestFile))
  if (manifest === undefined) return undefined
  const { format }: KeptFile = JSON.parse(manifest)
  const file = which === 'preview' ? previewFile : originalFile(format)
  const opened = await storage.open(path(file))
  return opened && { ...opened, type: contentType(file) }
}

/** Sends an uploaded file so that no browser runs it as a page of this site. */
function sendStored(
  reply: FastifyReply,
  file: StoredFile | undefined,
  which: Variant,
  { name }: SendOptions = {},
): FastifyReply {
  if (!file) throw fileNotFound()
  const { stream, type, bytes } = file
  return reply
    .headers({
      'content-type': type,
      'content-length': bytes,
      'content-disposition': which === 'preview' ? 'inline' : attachment(name),
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    })
    .send(stream)
}

/** Returns the header of a download (RFC 6266) with a name in any script. */
function attachment(name = 'file'): string {
  const wellFormed = name.toWellFormed().replaceAll(/[\p{Cc}/\\]/gu, '_')
  const encoded = encodeURIComponent(wellFormed).replaceAll(
    /['()*]/g,
    character => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename*=UTF-8''${encoded}`
}
