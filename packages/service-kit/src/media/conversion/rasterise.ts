import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { maxOriginalBytes } from '@stampa/rules/files'
import sharp, { type Sharp } from 'sharp'
import type { ConvertedFormat } from '../format.ts'
import { MediaError, type MediaFault } from '../media-error.ts'

/** A file to decode by WebAssembly. */
export interface RasterJob {
  path: string
  format: ConvertedFormat
  /** Longer side of a drawn page, pixels. */
  side: number
}

/** Decoded pixels, 8 bits per channel: red, green, blue and, of a page, alpha. */
export interface Raster {
  data: Uint8Array<ArrayBuffer>
  width: number
  height: number
  channels: 3 | 4
}

export type RasterOutcome = Raster | { fault: MediaFault }

/** An image in place of a received file. */
export interface ConvertedImage {
  format: 'jpeg' | 'png'
  width: number
  height: number
}

/** Longer side of a page as an image, pixels: 300 dpi over the largest print. */
const pageSide = 4800

/**
 * Replaces a HEIC photo by a JPEG, the first page of a PDF by a PNG, or by a JPEG when nothing in it is transparent or
 * the PNG is larger than an original may be. The images have no metadata but the colour profile.
 *
 * @throws MediaError `damaged` or `pixels`
 */
export async function replaceByImage(
  path: string,
  format: ConvertedFormat,
): Promise<ConvertedImage> {
  const { width, height, ...raster } = await rasterise({ path, format, side: pageSide })
  const image = toSharp({ width, height, ...raster })
  const profile = format === 'heic' ? await profileOf(path) : undefined
  const png = (await image.stats()).isOpaque ? undefined : await image.png().toBuffer()
  if (png && png.length <= maxOriginalBytes) {
    await writeFile(path, png)
    return { format: 'png', width, height }
  }
  const jpeg = await image.flatten({ background: '#ffffff' }).jpeg({ quality: 90 }).toBuffer()
  await writeFile(path, profile ? withProfile(jpeg, profile) : jpeg)
  return { format: 'jpeg', width, height }
}

/** Opens the first page of a PDF on white paper, as a preview shows it. @throws MediaError `damaged` */
export async function openPage(path: string): Promise<Sharp> {
  const page = await rasterise({ path, format: 'pdf', side: 1280 })
  return toSharp(page).flatten({ background: '#ffffff' })
}

function toSharp({ data, ...raw }: Raster): Sharp {
  return sharp(data, { raw })
}

async function rasterise(job: RasterJob): Promise<Raster> {
  const worker = new Worker(join(import.meta.dirname, 'raster-worker.ts'), { workerData: job })
  try {
    const [outcome]: RasterOutcome[] = await once(worker, 'message').catch(cause => {
      throw new MediaError('damaged', { cause })
    })
    if (!outcome || 'fault' in outcome) throw new MediaError(outcome?.fault ?? 'damaged')
    return outcome
  } finally {
    await worker.terminate()
  }
}

/** Returns the colour profile of a photo: phones use a wider one than sRGB. */
async function profileOf(path: string): Promise<Buffer | undefined> {
  const { icc } = await sharp(path).metadata()
  return icc
}

const profileName = Buffer.from('ICC_PROFILE\0\x01\x01', 'latin1')

/** Longest profile that one segment of a JPEG holds, bytes; those of cameras have about 500. */
const maxProfile = 65_533 - profileName.length

/** Adds a colour profile to a JPEG without converting its pixels (ICC.1:2022, annex B.4). */
function withProfile(jpeg: Buffer, profile: Buffer): Buffer {
  if (profile.length > maxProfile) return jpeg
  const header = Buffer.from([0xff, 0xe2, 0, 0])
  header.writeUInt16BE(2 + profileName.length + profile.length, 2)
  return Buffer.concat([jpeg.subarray(0, 2), header, profileName, profile, jpeg.subarray(2)])
}
