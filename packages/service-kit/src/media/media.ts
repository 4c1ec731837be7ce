import { createHash } from 'node:crypto'
import { link, mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import type { KeptFile } from './asset.ts'
import { parseUrl, type StoredImage } from './asset.ts'
import { type CollectedFiles, type CollectOptions, collectUnreferenced } from './collect.ts'
import type { MediaPlace } from './config.ts'
import { convert } from './conversion/converter.ts'
import { isImageFormat } from './format.ts'
import { manifestFile, originalFile, removingFile, unreferencedFile } from './layout.ts'
import { MediaError } from './media-error.ts'
import { openStored, type SendOptions, type StoredFile, sendStored } from './send.ts'
import { directoryStorage } from './storage/directory.ts'
import { s3Storage } from './storage/s3.ts'
import type { MediaStorage } from './storage/storage.ts'
import { openTemporary } from './temporary.ts'
import { receive, type Upload, type UploadRule } from './upload.ts'

/** The files of one service: receives, converts, stores and finds them. */
export interface Media {
  /** The service's folder in the storage, and the second part of its URLs. */
  readonly collection: string
  /** Reads and judges a stream; see {@link receive}. */
  receive(stream: Readable, rule: UploadRule): Promise<Upload | undefined>
  /**
   * Makes an image public. Returns when every file of it would survive a power cut, so a row that
   * names it may be committed. Equal uploads share one folder.
   *
   * @throws MediaError `type`, `damaged`, `costly` or `busy`
   */
  publish(upload: Upload): Promise<StoredImage>
  /**
   * Stores a file as it is, with a small preview if it is an image, for a service that shows it to
   * whom it may: it has no URL. Returns and throws as `publish`.
   */
  keep(upload: Upload): Promise<KeptFile>
  /** The image that a URL of ours shows, or `undefined`. */
  find(url: string): Promise<StoredImage | undefined>
  /** A kept file, or its preview; `undefined` when there is none. Read or destroy its stream. */
  open(hash: string, which: 'original' | 'preview'): Promise<StoredFile | undefined>
  /**
   * Answers with a kept file: a preview to be seen, an original only to be saved.
   *
   * @throws Problem 404 when there is none
   */
  send(
    reply: FastifyReply,
    hash: string,
    which: 'original' | 'preview',
    options?: SendOptions,
  ): Promise<FastifyReply>
  /** Removes what no row has named for long; see {@link collectUnreferenced}. */
  collectUnreferenced(options: CollectOptions): Promise<CollectedFiles>
}

/** Opens the media directory for a service, removing what a killed predecessor left half done. */
export async function openMedia(place: MediaPlace | string, collection: string): Promise<Media> {
  const { directory, s3 } = typeof place === 'string' ? { directory: place } : place
  const temporary = await openTemporary(directory)
  const storage: MediaStorage = s3 ? s3Storage(s3) : directoryStorage(directory, temporary)

  return {
    collection,
    receive: (stream, rule) => receive(stream, rule, temporary),
    publish: upload => storeOnce(upload.hash, folder => render(upload, folder)),
    keep: upload => storeOnce(keptHash(upload), folder => preserve(upload, folder)),

    async find(url) {
      const hash = parseUrl(collection, url)
      return hash === undefined ? undefined : claim<StoredImage>(hash).catch(unlessBusy)
    },

    open: (hash, which) => openStored(storage, collection, hash, which),
    send: (reply, hash, which, options) =>
      sendStored(reply, () => openStored(storage, collection, hash, which), which, options),
    collectUnreferenced: options => collectUnreferenced(storage, collection, options),
  }

  /** Stores what `fill` writes into a folder and says of it, unless the hash is stored already. */
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
      await rm(folder, { recursive: true, force: true })
    }
  }

  /**
   * What is stored under the hash, from now on safe from being collected.
   *
   * @throws MediaError `busy` when it is just being removed
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
      ? // What is published of it is the picture it draws, also as original: it could hold script.
        { path: await convert({ kind: 'draw', path, folder }), format: 'png' as const }
      : { path, format }
  const renditions = await convert({ kind: 'render', ...source, folder })
  return { width, height, ...renditions, format, bytes }
}

async function preserve({ path, format, width, height, bytes }: Upload, folder: string) {
  await link(path, join(folder, originalFile(format)))
  if (isImageFormat(format)) await convert({ kind: 'preview', path, format, folder })
  return { format, bytes, width, height }
}

/** The same bytes may be published as well: two folders, of which one is public. */
function keptHash({ hash }: Upload): string {
  return createHash('sha256').update(`kept:${hash}`).digest('hex').slice(0, 32)
}

function unlessBusy(error: unknown): undefined {
  if (!(error instanceof MediaError)) throw error
}
