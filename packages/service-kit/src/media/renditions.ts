import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { createLimit } from './limit.ts'

const standardWidths = [160, 320, 640, 960, 1600] as const
/** No rendition is wider, in pixels. */
export const widest = 1600

/** Nor taller: three times as tall as wide is a banner stood on its end. WebP ends at 16,383. */
export const tallest = 4800

/**
 * Quality is set so that both formats look alike on the drawn and photographed goods of a shop.
 * AVIF effort 3 of 9: effort 4 saves under 2% and takes four times as long.
 */
const avif = { quality: 50, effort: 3 } as const
const webp = { quality: 78, effort: 4, smartSubsample: true } as const

/** Two encoders leave half of Node's four pool threads to files and name look-ups. */
const encoding = createLimit(2)

/**
 * Widths to render for a source, ascending: the standard ones below its own width, then its own
 * up to {@link widest}. Never empty, never above the source.
 */
export function renditionWidths(sourceWidth: number): number[] {
  const own = Math.min(sourceWidth, widest)
  return [...standardWidths.filter(width => width < own), own]
}

export interface Renditions {
  widths: number[]
  /** `#rrggbb` */
  color: string
}

/**
 * Decodes the image once and writes `<width>.avif` and `<width>.webp` of every width into the folder.
 * All metadata (place, camera, comments) stays behind; colours are converted to sRGB.
 *
 * @throws when the source cannot be decoded whole
 */
export async function writeRenditions(source: Sharp, folder: string): Promise<Renditions> {
  const { data, info } = await encoding(() =>
    source
      .autoOrient()
      .resize({ width: widest, height: tallest, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true }),
  )
  const { width, height, channels } = info
  const decoded = () => sharp(data, { raw: { width, height, channels } })

  const widths = renditionWidths(width)
  const write = (name: string, image: Sharp) =>
    encoding(async () => writeFile(join(folder, name), await image.toBuffer(), { flush: true }))
  const [color] = await Promise.all([
    encoding(() => dominantColor(decoded())),
    // Largest first: the long task must not be the last to start.
    ...widths.toReversed().flatMap(size => {
      const resized = () => decoded().resize({ width: size })
      return [
        write(`${size}.avif`, resized().avif(avif)),
        write(`${size}.webp`, resized().webp(webp)),
      ]
    }),
  ])
  return { widths, color }
}

async function dominantColor(image: Sharp): Promise<string> {
  // `stats` reads its input, not the pipeline's output: the small copy on white has to be made first.
  const small = await image
    .resize({ width: 64, height: 64, fit: 'inside' })
    .flatten({ background: '#ffffff' })
    .png({ compressionLevel: 1 })
    .toBuffer()
  const { dominant } = await sharp(small).stats()
  const hex = (value: number) => value.toString(16).padStart(2, '0')
  return `#${hex(dominant.r)}${hex(dominant.g)}${hex(dominant.b)}`
}
