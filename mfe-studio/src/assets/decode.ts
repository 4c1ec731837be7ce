import { limits } from '@stampa/design'
import { type PixelFacts, pixelFacts } from '../core/pixel-facts.ts'

/** An image as the stage draws it. */
export interface Decoded {
  /** A copy of at most {@link previewSize} pixels. */
  readonly preview: HTMLCanvasElement
  /** Size of the upright original, pixels. */
  readonly width: number
  readonly height: number
  readonly facts: PixelFacts
}

/** Longer side of the copy for the screen, pixels; prints use the original. */
const previewSize = 1600

/** Longer side of the copy whose every pixel is analysed. */
const analysedSize = 128

/** Longer side that a vector image counts as, pixels: 300 dpi over the largest print. */
const vectorSize = 4800

/** @throws when the browser cannot decode the file as an image */
export async function decode(file: Blob): Promise<Decoded> {
  const { source, width, height, close } =
    // The type of a downloaded file may have a character set.
    /^image\/svg\+xml\b/.test(file.type) ? await decodeVector(file) : await decodeBitmap(file)
  try {
    if (width === 0 || height === 0) throw new Error('The image has no size')
    if (Math.max(width, height) > limits.pixels) throw new Error('The image is too large')
    const preview = scaledCopy(source, width, height, previewSize)
    const small = scaledCopy(preview, preview.width, preview.height, analysedSize)
    const { data } = contextOf(small).getImageData(0, 0, small.width, small.height)
    return { preview, width, height, facts: pixelFacts(data, small.width, small.height) }
  } finally {
    close()
  }
}

async function decodeBitmap(file: Blob) {
  const source = await createImageBitmap(file)
  const { width, height } = source
  return { source, width, height, close: () => source.close() }
}

/** Decodes an SVG in an `<img>`, where it runs no scripts and loads nothing. */
async function decodeVector(file: Blob) {
  const url = URL.createObjectURL(await withoutForeignObjects(file))
  const close = () => URL.revokeObjectURL(url)
  const source = new Image()
  source.src = url
  try {
    await source.decode()
  } catch (cause) {
    close()
    throw new Error('The SVG cannot be decoded', { cause })
  }
  const { naturalWidth, naturalHeight } = source
  const scale = Math.max(1, vectorSize / Math.max(naturalWidth, naturalHeight))
  const [width, height] = [Math.round(naturalWidth * scale), Math.round(naturalHeight * scale)]
  return { source, width, height, close }
}

/**
 * Removes the `foreignObject` elements that drawing programs leave in an SVG. They are not printed, and a canvas with
 * one of them does not let its pixels be read.
 */
async function withoutForeignObjects(file: Blob): Promise<Blob> {
  const text = await file.text()
  if (!text.includes('foreignObject')) return file
  const svg = new DOMParser().parseFromString(text, 'image/svg+xml')
  for (const element of svg.querySelectorAll('foreignObject')) element.remove()
  return new Blob([new XMLSerializer().serializeToString(svg)], { type: file.type })
}

/** @param maxSize Longer side of the copy, pixels. */
export function scaledCopy(
  source: CanvasImageSource,
  width: number,
  height: number,
  maxSize = Number.POSITIVE_INFINITY,
): HTMLCanvasElement {
  const scale = Math.min(1, maxSize / width, maxSize / height)
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width * scale))
  canvas.height = Math.max(1, Math.round(height * scale))
  const context = contextOf(canvas)
  context.imageSmoothingQuality = 'high'
  context.drawImage(source, 0, 0, canvas.width, canvas.height)
  return canvas
}

export function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('The browser has no 2d canvas')
  return context
}
