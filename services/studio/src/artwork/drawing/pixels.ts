import { setImmediate } from 'node:timers/promises'
import { type Canvas, createCanvas, ImageData } from '@napi-rs/canvas'
import type { Pixels } from '@stampa/design'
import sharp, { type Sharp } from 'sharp'

/** Decodes an image as the browser has it on a canvas. */
export async function readPixels(image: Sharp): Promise<Pixels> {
  const { data, info } = await image
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const bytes = new Uint8ClampedArray(data.buffer, data.byteOffset, data.byteLength)
  return { data: bytes, width: info.width, height: info.height }
}

/** Moves pixels to a canvas: their own memory, which may be a print's hundreds of megabytes, is given back. */
export async function toCanvas({ data, width, height }: Pixels): Promise<Canvas> {
  const canvas = createCanvas(width, height)
  canvas.getContext('2d').putImageData(new ImageData(data, width, height), 0, 0)
  release(data)
  // Memory that the library has lent is given back at the event loop's next turn.
  await setImmediate()
  return canvas
}

/** Has the work done with the pixels of a canvas, which are gone afterwards. */
export async function withPixels<T>(
  canvas: Canvas,
  work: (image: Sharp) => Promise<T>,
): Promise<T> {
  const { width, height } = canvas
  const { data } = canvas.getContext('2d').getImageData(0, 0, width, height)
  try {
    return await work(sharp(data, { raw: { width, height, channels: 4 } }))
  } finally {
    release(data)
  }
}

/** Lets the memory of pixels be given back without waiting for them to be collected. */
export function release({ buffer }: Uint8ClampedArray): void {
  if (buffer instanceof ArrayBuffer) buffer.transfer(0)
}
