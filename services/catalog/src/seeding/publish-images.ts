import { availableParallelism } from 'node:os'
import { Readable } from 'node:stream'
import { createLimit, type Media, MediaError, type StoredImage } from '@stampa/service-kit/media'
import type { DemoContent } from '../../seeds/types.ts'
import { pngFavicon, pngImage } from '../image-rules.ts'

/** Content in whose every place for a file there is the image that was published. */
export type Published<T> = T extends Buffer
  ? StoredImage
  : T extends object
    ? { [Key in keyof T]: Published<T[Key]> }
    : T

/** A file of the content, the field that holds it, and a way to put the image into the copy. */
interface Place {
  readonly file: Buffer
  readonly field: string
  put(image: StoredImage): void
}

/** How often an image is tried whose conversion was given up. */
const attempts = 5

/**
 * Publishes every image of the demo content by the rules of an upload, as many at once as the
 * machine has processors: none waits for its turn so long that it would be refused.
 */
export async function publishImages(
  media: Media,
  content: DemoContent,
  report: (line: string) => void,
): Promise<Published<DemoContent>> {
  const places: Place[] = []
  const published = copied(content, places) as Published<DemoContent>
  const limit = createLimit(availableParallelism())
  let done = 0
  let failure: { readonly error: unknown } | undefined
  const convert = async ({ file, field, put }: Place) => {
    if (failure) return
    try {
      put(await publishPatiently(media, file, field))
    } catch (error) {
      // Others are under way: whoever called must not clean up under them.
      failure ??= { error }
      return
    }
    done++
    if (done % 20 === 0 || done === places.length) {
      report(`converted ${done} of ${places.length} images`)
    }
  }
  await Promise.all(places.map(place => limit(() => convert(place))))
  if (failure) throw failure.error
  return published
}

/** A copy that lacks its files; `places` gets where they go. */
function copied(value: unknown, places: Place[]): unknown {
  if (typeof value !== 'object' || value === null) return value
  const copy: Record<string, unknown> | unknown[] = Array.isArray(value) ? [] : {}
  for (const [key, item] of Object.entries(value)) {
    if (Buffer.isBuffer(item)) {
      places.push({ file: item, field: key, put: image => Object.assign(copy, { [key]: image }) })
    } else {
      Object.assign(copy, { [key]: copied(item, places) })
    }
  }
  return copy
}

/** The bounds of time are for files from strangers; a busy machine can be too slow for ours. */
async function publishPatiently(media: Media, file: Buffer, field: string): Promise<StoredImage> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await publish(media, file, field)
    } catch (error) {
      if (attempt === attempts || !isImpatience(error)) throw error
    }
  }
}

function isImpatience(error: unknown): boolean {
  return error instanceof MediaError && ['busy', 'costly'].includes(error.fault)
}

async function publish(media: Media, file: Buffer, field: string): Promise<StoredImage> {
  const upload = await media.receive(
    Readable.from([file]),
    field === 'favicon' ? pngFavicon : pngImage,
  )
  if (!upload) throw new Error('the demo content holds an empty image')
  try {
    return await media.publish(upload)
  } finally {
    await upload.discard()
  }
}
