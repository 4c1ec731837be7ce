import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { convert } from './conversion/converter.ts'
import { type FileFormat, isImageFormat, isText, sniffFile } from './format.ts'
import { MediaError } from './media-error.ts'
import type { Temporary } from './temporary.ts'

/** Part of every hash: a change of the renditions gets new URLs, since the old ones are cached for good. */
const recipe = 'renditions-1'

/** A received file, not yet stored: `discard` it when done, whatever came of it. */
export interface Upload {
  path: string
  format: FileFormat
  bytes: number
  hash: string
  /** Of the bytes alone, lower-case hex: what anybody else calls the file. */
  sha256: string
  /** Size as it is to be seen (after EXIF orientation), in pixels; 0 of what is no image. */
  width: number
  height: number
  discard(): Promise<void>
}

/** Which files a field takes. */
export interface UploadRule {
  formats: readonly FileFormat[]
  maxBytes: number
}

/**
 * Reads a stream to its end and judges it. `undefined` when it holds not one byte, which is
 * how browsers send a file field that was left alone.
 *
 * @throws MediaError `size`, `type`, `pixels`, `costly` or `busy`; nothing of it stays on the disk
 */
export async function receive(
  stream: Readable,
  rule: UploadRule,
  temporary: Temporary,
): Promise<Upload | undefined> {
  const path = temporary.path()
  const discard = () => rm(path, { force: true })
  try {
    const { bytes, hash, sha256 } = await save(stream, path, rule.maxBytes)
    if (bytes === 0) {
      await discard()
      return undefined
    }
    if (bytes > rule.maxBytes) throw new MediaError('size')
    return { path, bytes, hash, sha256, discard, ...(await judge(path, rule)) }
  } catch (error) {
    await discard()
    throw error
  }
}

/** Tells by its bytes what a file is; images are also seen whether they are what they claim. */
async function judge(
  path: string,
  { formats }: UploadRule,
): Promise<Pick<Upload, 'format' | 'width' | 'height'>> {
  const format = (await sniffFile(path)) ?? (await textFormat(path, formats))
  if (!format || !formats.includes(format)) throw new MediaError('type')
  const size = isImageFormat(format)
    ? await convert({ kind: 'inspect', path, format })
    : { width: 0, height: 0 }
  return { format, ...size }
}

async function textFormat(
  path: string,
  formats: readonly FileFormat[],
): Promise<'csv' | undefined> {
  return formats.includes('csv') && isText(await readFile(path)) ? 'csv' : undefined
}

/** Writes a stream to a new file up to the limit, and reads the rest without keeping it. */
async function save(stream: Readable, path: string, maxBytes: number) {
  const file = createWriteStream(path, { flags: 'wx', mode: 0o600 })
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
  await pipeline(stream, limited, file)
  return { bytes, hash: hash.digest('hex').slice(0, 32), sha256: content.digest('hex') }
}
