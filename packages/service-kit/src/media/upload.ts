import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open, readFile, truncate } from 'node:fs/promises'
import { PassThrough, type Readable, type Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { convert } from './conversion/decoder-process.ts'
import {
  type ConvertedFormat,
  decodeText,
  type FileFormat,
  isImageFormat,
  sniffFile,
} from './format.ts'
import { MediaError } from './media-error.ts'
import type { Temporary } from './temporary.ts'

/** Part of every hash: changed renditions get new URLs, since caches keep the old ones. */
const recipe = 'renditions-1'

/** A received file, not yet stored. The caller discards it in any case. */
export interface Upload {
  path: string
  format: FileFormat
  bytes: number
  hash: string
  /** Hash of the bytes alone, lower-case hex. */
  sha256: string
  /** Size after EXIF orientation, in pixels; 0 for other files than images. */
  width: number
  height: number
  discard(): Promise<void>
}

/** Files that a field accepts. */
export interface UploadRule {
  formats: readonly FileFormat[]
  /**
   * Formats that become an image on receipt, without metadata, with the bytes of the largest file of each: a HEIC photo
   * becomes a JPEG, the first page of a PDF a PNG, or a JPEG when it has no transparent part. @default none
   */
  converts?: Partial<Record<ConvertedFormat, number>>
  /** Of a file of the other formats. */
  maxBytes: number
}

/** Returns the bytes of the largest file that a rule accepts. */
export function largestFile({ maxBytes, converts = {} }: UploadRule): number {
  return Math.max(maxBytes, ...Object.values(converts))
}

/**
 * Reads a stream to its end, validates the file and cuts what follows the image. Returns `undefined` for an
 * empty one, which browsers send for an unused file field.
 *
 * @throws MediaError `size`, `type`, `pixels`, `costly` or `busy`, or `damaged` for a converted file, after
 *   removing the file
 */
export async function receive(
  stream: Readable,
  rule: UploadRule,
  temporary: Temporary,
): Promise<Upload | undefined> {
  const path = temporary.path()
  const discard = () => temporary.remove(path)
  try {
    const { bytes, hash, sha256 } = await save(stream, path, largestFile(rule))
    if (bytes === 0) {
      await discard()
      return undefined
    }
    const { end, ...file } = await validate(path, bytes, rule)
    if (end === bytes) return { path, bytes, hash, sha256, discard, ...file }
    if (end !== undefined) await truncate(path, end)
    return { path, ...(await digest(createReadStream(path))), discard, ...file }
  } catch (error) {
    await discard()
    throw error
  }
}

/**
 * Determines the format of a file by its bytes; an image is also inspected by the decoder, and a file of a format to
 * convert is replaced. `end` is the offset behind the last byte that belongs to the file, undefined for a replaced one.
 */
async function validate(
  path: string,
  bytes: number,
  { formats, converts = {}, maxBytes }: UploadRule,
): Promise<Pick<Upload, 'format' | 'width' | 'height'> & { end: number | undefined }> {
  const sniffed = await sniffFile(path)
  const convertible = (['heic', 'pdf'] as const).find(each => each === sniffed && converts[each])
  if (bytes > ((convertible && converts[convertible]) ?? maxBytes)) throw new MediaError('size')
  if (convertible) {
    return { ...(await convert({ kind: 'replace', path, format: convertible })), end: undefined }
  }
  const format = sniffed ?? (await textFormat(path, formats))
  if (!format || format === 'heic' || !formats.includes(format)) throw new MediaError('type')
  const size = isImageFormat(format)
    ? await convert({ kind: 'inspect', path, format })
    : { width: 0, height: 0, end: bytes }
  return { format, ...size }
}

async function textFormat(
  path: string,
  formats: readonly FileFormat[],
): Promise<'csv' | undefined> {
  if (!formats.includes('csv')) return undefined
  return decodeText(await readFile(path)) === undefined ? undefined : 'csv'
}

/** Writes a stream to a new file up to the limit, and discards the rest. */
async function save(stream: Readable, path: string, maxBytes: number) {
  // A stream that breaks at once must find the file there: one that is created after its removal would stay.
  const file = await open(path, 'wx', 0o600)
  return digest(stream, maxBytes, file.createWriteStream())
}

/** Returns the length of a stream and the hashes of its bytes up to the limit, which it copies to the target. */
async function digest(
  stream: Readable,
  maxBytes = Number.POSITIVE_INFINITY,
  target: Writable = new PassThrough().resume(),
) {
  const hash = createHash('sha256').update(recipe)
  const content = createHash('sha256')
  let bytes = 0
  async function* limited(source: AsyncIterable<Buffer>) {
    for await (const chunk of source) {
      bytes += chunk.length
      if (bytes > maxBytes) continue
      hash.update(chunk)
      content.update(chunk)
      yield chunk
    }
  }
  await pipeline(stream, limited, target)
  return { bytes, hash: hash.digest('hex').slice(0, 32), sha256: content.digest('hex') }
}
