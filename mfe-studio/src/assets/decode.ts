import { limits } from '@stampa/design'
import { lookAtPixels, type PixelFacts } from '../core/look-at-pixels.ts'

/** An image as the stage draws it. */
export interface Decoded {
  /** A copy of at most {@link previewSize} pixels. */
  readonly preview: HTMLCanvasElement
  /** Size of the original, upright. */
  readonly width: number
  readonly height: number
  readonly facts: PixelFacts
}

/** Longer side of what is drawn on the screen; the original is what is printed. */
const previewSize = 1600

/** Of the copy whose every pixel is looked at. */
const glanceSize = 128

/** @throws when the browser cannot read the file as an image */
export async function decode(file: Blob): Promise<Decoded> {
  const { source, width, height, close } =
    file.type === 'image/svg+xml' ? await decodeDrawing(file) : await decodePhoto(file)
  try {
    if (width === 0 || height === 0) throw new Error('The image has no size')
    if (Math.max(width, height) > limits.pixels) throw new Error('The image is too large')
    const preview = scaled(source, width, height, previewSize)
    const glance = scaled(preview, preview.width, preview.height, glanceSize)
    const { data } = contextOf(glance).getImageData(0, 0, glance.width, glance.height)
    return { preview, width, height, facts: lookAtPixels(data, glance.width, glance.height) }
  } finally {
    close()
  }
}

interface Source {
  source: CanvasImageSource
  width: number
  height: number
  close(): void
}

async function decodePhoto(file: Blob): Promise<Source> {
  const bitmap = await createImageBitmap(file)
  const { width, height } = bitmap
  return { source: bitmap, width, height, close: () => bitmap.close() }
}

/** As an image a drawing runs no scripts and loads nothing. */
async function decodeDrawing(file: Blob): Promise<Source> {
  const address = URL.createObjectURL(await withoutPages(file))
  const image = new Image()
  image.src = address
  try {
    await image.decode()
  } catch (cause) {
    URL.revokeObjectURL(address)
    throw new Error('The drawing cannot be read', { cause })
  }
  const { naturalWidth: width, naturalHeight: height } = image
  // Lines have no pixels: a drawing is as sharp as it is drawn.
  const scale = Math.max(1, vectorSize / Math.max(width, height))
  return {
    source: image,
    width: Math.round(width * scale),
    height: Math.round(height * scale),
    close: () => URL.revokeObjectURL(address),
  }
}

/**
 * Drawing programs leave pages of their own inside drawings. No print shows them, and a browser lets nobody
 * read the pixels of a drawing that has one.
 */
async function withoutPages(file: Blob): Promise<Blob> {
  const text = await file.text()
  if (!text.includes('foreignObject')) return file
  const drawing = new DOMParser().parseFromString(text, 'image/svg+xml')
  for (const page of drawing.querySelectorAll('foreignObject')) page.remove()
  return new Blob([new XMLSerializer().serializeToString(drawing)], { type: file.type })
}

/** Longer side that a drawing counts as: 300 dots an inch over the largest print. */
const vectorSize = 4800

function scaled(source: CanvasImageSource, width: number, height: number, most: number) {
  const scale = Math.min(1, most / width, most / height)
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
  if (!context) throw new Error('This browser draws on no canvas')
  return context
}
