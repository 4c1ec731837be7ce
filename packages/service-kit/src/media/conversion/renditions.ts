import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { createLimit } from '../../limit.ts'
import { originalFile, previewFile } from '../storage/storage.ts'
import { encoderOptions, renditionWidths, tallest, widest } from './rendition-plan.ts'

/** Encoders at once in each of the decoder processes. */
const encoding = createLimit(2)

export interface Renditions {
  widths: number[]
  /** `#rrggbb` */
  color: string
}

/** Width of a preview, in pixels. */
const previewWidth = 640

/** A decoded image, 8 bits per channel. */
interface Pixels {
  data: Buffer
  info: { width: number; height: number; channels: 1 | 2 | 3 | 4 }
}

/**
 * Decodes the image once and writes `<width>.avif` and `<width>.webp` of every width into the folder,
 * without metadata (location, camera, comments) and in sRGB.
 *
 * @throws when the source cannot be decoded whole
 */
export async function writeRenditions(source: Sharp, folder: string): Promise<Renditions> {
  const whole = await toPixels(
    source
      .autoOrient()
      .resize({ width: widest, height: tallest, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb'),
  )
  const write = async (name: string, image: Sharp) => {
    const file = await encoding(() => image.toBuffer())
    await writeFile(join(folder, name), file)
  }
  const widths = renditionWidths(whole.info.width)
  const [color] = await Promise.all([
    encoding(() => placeholderColor(whole)),
    // Largest first: the longest task must not start last.
    ...widths.toReversed().map(async width => {
      const pixels = await toPixels(fromPixels(whole).resize({ width }))
      const { avif, webp } = encoderOptions(width)
      await Promise.all([
        write(`${width}.avif`, fromPixels(pixels).avif(avif)),
        write(`${width}.webp`, fromPixels(pixels).webp(webp)),
      ])
    }),
  ])
  return { widths, color }
}

/** Draws an SVG at the width of the widest rendition, as the original to keep. @returns its path */
export async function drawOriginal(svg: Sharp, folder: string): Promise<string> {
  const path = join(folder, originalFile('png'))
  const image = svg.resize({ width: widest, height: tallest, fit: 'inside' })
  await writeFile(path, await image.png().toBuffer(), { mode: 0o600 })
  return path
}

/**
 * Writes one small WebP. It decodes every line of the source, which proves that the source is whole.
 *
 * @returns its size
 * @throws when the source cannot be decoded whole
 */
export async function writePreview(
  source: Sharp,
  folder: string,
): Promise<{ width: number; height: number }> {
  const image = source
    .autoOrient()
    .resize({ width: previewWidth, height: tallest, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
  const { data, info } = await image
    .webp(encoderOptions(previewWidth).webp)
    .toBuffer({ resolveWithObject: true })
  await writeFile(join(folder, previewFile), data)
  return { width: info.width, height: info.height }
}

function toPixels(image: Sharp): Promise<Pixels> {
  return encoding(() => image.raw().toBuffer({ resolveWithObject: true }))
}

function fromPixels({ data, info: { width, height, channels } }: Pixels): Sharp {
  return sharp(data, { raw: { width, height, channels } })
}

/** Returns the dominant colour of an image on a white page. */
async function placeholderColor(pixels: Pixels): Promise<string> {
  const small = await fromPixels(pixels)
    .resize({ width: 64, height: 64, fit: 'inside' })
    .flatten({ background: '#ffffff' })
    // A grey picture has one channel.
    .toColourspace('srgb')
    .raw()
    .toBuffer()
  return dominantColor(small)
}

/** Leading bits of each channel in which colours of one box agree. */
const sharedBits = 4

/**
 * Returns the colour that covers most of a picture: the average of the fullest of 4096 boxes, so that a white
 * ground is white.
 *
 * @param pixels red, green and blue of each pixel, 8 bits; at least one pixel
 * @returns `#rrggbb`
 */
export function dominantColor(pixels: Uint8Array): string {
  const counts = new Uint32Array(1 << (3 * sharedBits))
  const boxes = boxesOf(pixels)
  let fullest = 0
  for (const box of boxes) {
    const count = (counts[box] ?? 0) + 1
    counts[box] = count
    if (count > (counts[fullest] ?? 0)) fullest = box
  }

  const sums = [0, 0, 0]
  boxes.forEach((box, pixel) => {
    if (box !== fullest) return
    for (let channel = 0; channel < 3; channel++) {
      sums[channel] = (sums[channel] ?? 0) + (pixels[3 * pixel + channel] ?? 0)
    }
  })
  const hex = sums.map(sum =>
    Math.round(sum / (counts[fullest] ?? 1))
      .toString(16)
      .padStart(2, '0'),
  )
  return `#${hex.join('')}`
}

/** Returns the box of each pixel's colour. */
function boxesOf(pixels: Uint8Array): Uint16Array {
  const part = (index: number) => (pixels[index] ?? 0) >> (8 - sharedBits)
  return Uint16Array.from({ length: pixels.length / 3 }, (_, pixel) => {
    const [red, green, blue] = [part(3 * pixel), part(3 * pixel + 1), part(3 * pixel + 2)]
    return (((red << sharedBits) | green) << sharedBits) | blue
  })
}
