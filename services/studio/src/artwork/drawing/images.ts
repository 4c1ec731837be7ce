import { join } from 'node:path'
import { createCanvas, ImageData } from '@napi-rs/canvas'
import { adjustPixels, type ImageElement, isAdjusted, type Pixels } from '@stampa/design'
import type { PreparedImage } from '@stampa/design/project'
import { type ImageFormat, inspect, openImage, sniffFile } from '@stampa/service-kit/media/decoding'
import { ArtworkError } from '../artwork-error.ts'
import { printPixelsPerMm } from '../print-area.ts'
import { files } from '../process/jobs.ts'

/** An image of the design, decoded as large as it is printed and with its adjustments made. */
export interface OpenedImage extends PreparedImage {
  readonly format: ImageFormat
  /** Of the original, upright. A drawing made of lines has none that count. */
  readonly original: { readonly width: number; readonly height: number }
  readonly pixels: Pixels
}

/** What the studio takes. */
const formats: readonly ImageFormat[] = ['jpeg', 'png', 'gif', 'svg']

/** As many as the decoder takes of any image. */
const maxPixels = 40_000_000

/** @throws ArtworkError `asset` when it cannot be read whole */
export async function openElementImage(
  element: ImageElement,
  folder: string,
): Promise<OpenedImage> {
  const path = join(folder, files.asset(element.asset))
  try {
    const format = await sniffFile(path)
    if (!isOneOf(formats, format)) throw new TypeError('not an image that the studio takes')
    const original = await inspect(path, format)
    const pixels = await decode(path, format, printedSize(element, original, format === 'svg'))
    if (isAdjusted(element)) adjustPixels(pixels, element)
    return { format, original, pixels, ...pictureOf(pixels) }
  } catch (cause) {
    throw new ArtworkError('asset', { cause })
  }
}

/** Of the whole image: not more than what is printed of it needs, and, but for a drawing, not more than there is. */
function printedSize(
  { width, height, crop }: ImageElement,
  original: { width: number; height: number },
  isDrawing: boolean,
) {
  const wanted = Math.max(
    (width * printPixelsPerMm) / (crop.width * original.width),
    (height * printPixelsPerMm) / (crop.height * original.height),
  )
  const most = Math.sqrt(maxPixels / (original.width * original.height))
  const scale = isDrawing ? Math.min(wanted, most) : Math.min(wanted, 1)
  return {
    width: Math.max(1, Math.round(original.width * scale)),
    height: Math.max(1, Math.round(original.height * scale)),
  }
}

async function decode(
  path: string,
  format: ImageFormat,
  size: { width: number; height: number },
): Promise<Pixels> {
  const image = await openImage(path, format)
  const { data, info } = await image
    .autoOrient()
    .resize({ ...size, fit: 'fill' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return {
    data: new Uint8ClampedArray(data.buffer, data.byteOffset, data.byteLength),
    width: info.width,
    height: info.height,
  }
}

function pictureOf({ data, width, height }: Pixels): PreparedImage {
  const canvas = createCanvas(width, height)
  canvas.getContext('2d').putImageData(new ImageData(data, width, height), 0, 0)
  return { source: canvas as unknown as HTMLCanvasElement, width, height }
}

function isOneOf<T>(values: readonly T[], value: unknown): value is T {
  return values.some(one => one === value)
}
