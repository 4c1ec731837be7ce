import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { originalFile, previewFile } from '../layout.ts'
import { createLimit } from '../limit.ts'
import { dominantColor } from './dominant-color.ts'
import { encoderOptions, renditionWidths, tallest, widest } from './rendition-plan.ts'

/** Two encoders at once: a lone upload is done in half the time, and two processes fill four cores. */
const encoding = createLimit(2)

export interface Renditions {
  widths: number[]
  /** `#rrggbb` */
  color: string
}

/** Width of a preview, in pixels: enough to see on a screen what it is. */
const previewWidth = 640

/** A decoded image, 8 bits per channel. */
interface Pixels {
  data: Buffer
  info: { width: number; height: number; channels: 1 | 2 | 3 | 4 }
}

/**
 * Decodes the image once and writes `<width>.avif` and `<width>.webp` of every width into the folder.
 * All metadata (place, camera, comments) stays behind; colours are converted to sRGB.
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
    // Largest first: the long task must not be the last to start.
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
 * Writes one small WebP. Every line of the source is decoded for it, so this proves that the source is whole.
 *
 * @throws when the source cannot be decoded whole
 */
export async function writePreview(source: Sharp, folder: string): Promise<void> {
  const image = source
    .autoOrient()
    .resize({ width: previewWidth, height: tallest, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
  await writeFile(
    join(folder, previewFile),
    await image.webp(encoderOptions(previewWidth).webp).toBuffer(),
  )
}

function toPixels(image: Sharp): Promise<Pixels> {
  return encoding(() => image.raw().toBuffer({ resolveWithObject: true }))
}

function fromPixels({ data, info: { width, height, channels } }: Pixels): Sharp {
  return sharp(data, { raw: { width, height, channels } })
}

/** As it is seen on a white page. */
async function placeholderColor(pixels: Pixels): Promise<string> {
  const small = await fromPixels(pixels)
    .resize({ width: 64, height: 64, fit: 'inside' })
    .flatten({ background: '#ffffff' })
    // A grey picture has one channel, a colour has three.
    .toColourspace('srgb')
    .raw()
    .toBuffer()
  return dominantColor(small)
}
