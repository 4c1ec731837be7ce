import { join } from 'node:path'
import type { Canvas } from '@napi-rs/canvas'
import { adjustPixels, type ImageElement, isAdjusted } from '@stampa/design'
import type { PreparedImage } from '@stampa/design/project'
import {
  type ImageFormat,
  inspect,
  isImageFormat,
  openImage,
  sniffFile,
} from '@stampa/service-kit/media/decoding'
import { ArtworkError } from '../artwork.ts'
import { printPixelsPerMm } from '../print-area.ts'
import { files } from '../process/jobs.ts'
import { readPixels, toCanvas } from './pixels.ts'

/** An image of the design, decoded at print size and adjusted. */
export interface OpenedImage extends PreparedImage {
  readonly format: ImageFormat
  /** Pixels of the original, upright; meaningless for an SVG. */
  readonly original: { readonly width: number; readonly height: number }
  /** The same as `source`. */
  readonly canvas: Canvas
}

/** Accepted formats. */
const formats: readonly ImageFormat[] = ['jpeg', 'png', 'gif', 'svg']

/** Maximum pixels of an image, as in the decoder. */
const maxPixels = 40_000_000

/** Maximum pixels of cached images; images beyond it are decoded again. */
const keptPixels = 16_000_000

/** The images of one design. */
export class Images {
  readonly #folder: string
  readonly #kept = new Map<ImageElement, OpenedImage>()
  #pixels = 0

  /** @param folder directory of the originals */
  constructor(folder: string) {
    this.#folder = folder
  }

  /** @throws ArtworkError `asset` when it cannot be decoded */
  async open(element: ImageElement): Promise<OpenedImage> {
    return this.#kept.get(element) ?? openElementImage(element, this.#folder)
  }

  /** Frees an image after drawing unless it is cached. */
  drawn(element: ImageElement, image: OpenedImage): void {
    if (this.#kept.has(element)) return
    const pixels = image.width * image.height
    if (this.#pixels + pixels > keptPixels) {
      free(image)
    } else {
      this.#pixels += pixels
      this.#kept.set(element, image)
    }
  }

  /** Frees all cached images. */
  close(): void {
    for (const image of this.#kept.values()) free(image)
    this.#kept.clear()
    this.#pixels = 0
  }
}

/** Immediate: garbage collection would hold many images. */
function free({ canvas }: OpenedImage): void {
  canvas.width = 1
  canvas.height = 1
}

async function openElementImage(element: ImageElement, folder: string): Promise<OpenedImage> {
  const path = join(folder, files.asset(element.asset))
  try {
    const format = await sniffFile(path)
    if (format === undefined || !isImageFormat(format) || !formats.includes(format)) {
      throw new TypeError('not an image that the studio accepts')
    }
    const original = await inspect(path, format)
    const size = printedSize(element, original, format === 'svg')
    const whole = await openImage(path, format)
    const pixels = await readPixels(whole.autoOrient().resize({ ...size, fit: 'fill' }))
    if (isAdjusted(element)) adjustPixels(pixels, element)
    const canvas = await toCanvas(pixels)
    const source = canvas as unknown as HTMLCanvasElement
    return { ...size, source, canvas, format, original }
  } catch (cause) {
    throw new ArtworkError('asset', { cause })
  }
}

/**
 * Returns the decoded width and height of the whole image: enough for its printed size, and no more than the original
 * has unless it is an SVG.
 */
function printedSize(
  { width, height, crop }: ImageElement,
  original: OpenedImage['original'],
  isDrawing: boolean,
) {
  const wanted = Math.max(
    (width * printPixelsPerMm) / (crop.width * original.width),
    (height * printPixelsPerMm) / (crop.height * original.height),
  )
  const most = Math.sqrt(maxPixels / (original.width * original.height))
  const scale = Math.min(wanted, isDrawing ? most : 1)
  return {
    width: Math.max(1, Math.round(original.width * scale)),
    height: Math.max(1, Math.round(original.height * scale)),
  }
}
