import { readFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import sharp from 'sharp'
import { createLimit } from '../limit.ts'
import type { StoredImage } from './asset.ts'
import type { Media } from './media.ts'
import { MediaError } from './media-error.ts'

/** Attempts per picture: on a busy machine a conversion can exceed the time limit of an upload. */
const attempts = 5

/** Edge of a tile on a sheet of icons, in pixels. */
const tileSize = 128

/** Pictures of each subfolder that are converted; the others look like one of these. Tests need few. */
const perFolder = Number(process.env.DEMO_PICTURES ?? Number.POSITIVE_INFINITY)

const rule = { formats: ['webp'], maxBytes: 1_048_576 } as const

/**
 * Publishes the pictures of demo content, as many at once as there are processors. Equal pictures
 * share one folder, so a run after a crash continues where the last one stopped.
 *
 * @param references names of WebP files in `folder`; `icons.webp#3` is the fourth 128 px tile of a sheet,
 * row by row
 * @param report receives a line for every 20 pictures
 * @returns the stored image of each reference
 */
export async function publishPictures(
  media: Media,
  folder: string,
  references: Iterable<string>,
  report: (line: string) => void,
): Promise<Map<string, StoredImage>> {
  const distinct = [...new Set(references)]
  const subfolders = Map.groupBy(
    distinct.filter(reference => reference.includes('/')),
    reference => dirname(reference),
  )
  const published = new Map<string, StoredImage>()
  const limit = createLimit(availableParallelism())
  const results = await Promise.allSettled(
    distinct.map(reference =>
      limit(async () => {
        const neighbours = subfolders.get(dirname(reference)) ?? []
        const shown = neighbours[neighbours.indexOf(reference) % perFolder] ?? reference
        const file = await readPicture(folder, shown)
        published.set(reference, await publishWithRetries(media, file))
        const count = published.size
        if (count % 20 === 0 || count === distinct.length) {
          report(`converted ${count} of ${distinct.length} pictures`)
        }
      }),
    ),
  )
  const failed = results.find(({ status }) => status === 'rejected')
  if (failed?.status === 'rejected') throw failed.reason
  return published
}

/** Reads a whole file, or one tile of a sheet, as WebP. */
async function readPicture(folder: string, reference: string): Promise<Buffer> {
  const [file = '', tile] = reference.split('#')
  if (tile === undefined) return readFile(join(folder, file))
  const sheet = sharp(join(folder, file))
  const { width } = await sheet.metadata()
  const columns = width / tileSize
  return sheet
    .extract({
      left: (Number(tile) % columns) * tileSize,
      top: Math.floor(Number(tile) / columns) * tileSize,
      width: tileSize,
      height: tileSize,
    })
    .webp({ lossless: true })
    .toBuffer()
}

async function publishWithRetries(media: Media, file: Buffer): Promise<StoredImage> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await publish(media, file)
    } catch (error) {
      const isOverload = error instanceof MediaError && ['busy', 'costly'].includes(error.fault)
      if (attempt === attempts || !isOverload) throw error
    }
  }
}

async function publish(media: Media, file: Buffer): Promise<StoredImage> {
  const upload = await media.receive(Readable.from([file]), rule)
  if (!upload) throw new Error('a picture of the demo content is empty')
  try {
    return await media.publish(upload)
  } finally {
    await upload.discard()
  }
}
