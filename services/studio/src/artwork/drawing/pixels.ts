import { setImmediate } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { type Canvas, clearAllCache, createCanvas, ImageData } from '@napi-rs/canvas'
import type { Pixels } from '@stampa/design'
import sharp, { type Sharp } from 'sharp'

/** PNG compression level; higher levels save 5 % of the bytes for twice the time (measured on photographs). */
export const compressionLevel = 3

/** Decodes an image to sRGB pixels, as a browser's canvas holds it. */
export async function readPixels(image: Sharp): Promise<Pixels> {
  const { data, info } = await image
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const bytes = new Uint8ClampedArray(data.buffer, data.byteOffset, data.byteLength)
  return { data: bytes, width: info.width, height: info.height }
}

/** Moves pixels to a canvas and frees their buffer, which may be hundreds of megabytes. */
export async function toCanvas({ data, width, height }: Pixels): Promise<Canvas> {
  const canvas = createCanvas(width, height)
  canvas.getContext('2d').putImageData(new ImageData(data, width, height), 0, 0)
  release(data)
  // The library frees its memory in the next turn of the event loop.
  await setImmediate()
  return canvas
}

/** Calls `work` with the pixels of a canvas and frees them afterwards. */
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

/** Frees the buffer of pixels without waiting for garbage collection. */
export function release({ buffer }: Uint8ClampedArray): void {
  if (buffer instanceof ArrayBuffer) buffer.transfer(0)
}

setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')

/**
 * Frees unreferenced pictures. V8 sees only small objects, not the hundreds of megabytes behind them, and the canvas
 * library caches scaled pictures. Takes about ten milliseconds.
 */
export async function freeMemory(): Promise<void> {
  collectGarbage()
  clearAllCache()
  // Native memory is released in the next turn of the event loop.
  await setImmediate()
}
