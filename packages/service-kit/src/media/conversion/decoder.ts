import { readFile } from 'node:fs/promises'
import { imageEnd } from '@stampa/rules/image-end'
import sharp, { type Sharp, type SharpOptions } from 'sharp'
import { declaresEntities, type ImageFormat } from '../format.ts'
import { MediaError } from '../media-error.ts'
import { maxPixels } from './rendition-plan.ts'

// libvips has parsers for some forty formats: only those of the accepted ones are enabled.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: [
    'VipsForeignLoadJpeg',
    'VipsForeignLoadPng',
    'VipsForeignLoadWebp',
    'VipsForeignLoadNsgif',
    'VipsForeignLoadHeif',
    'VipsForeignLoadSvg',
  ],
})
// Every upload is a different file: a cache would only use memory.
sharp.cache(false)
// One thread per image; the number of concurrent images is limited elsewhere.
sharp.concurrency(1)

export interface InspectedImage {
  /** Size after EXIF orientation, in pixels. */
  width: number
  height: number
  /** Offset behind the image's last byte in the file. */
  end: number
}

/**
 * Validates a file by its headers: its format, and its size once decoded. A small file that would decode to
 * gigabytes is refused without decoding it.
 *
 * @throws MediaError `type` or `pixels`
 */
export async function inspect(path: string, format: ImageFormat): Promise<InspectedImage> {
  if (format === 'svg' && declaresEntities(await readFile(path, 'latin1'))) {
    throw new MediaError('type')
  }
  const source = await sourceOf(path, format)
  const metadata = await sharp(source, { limitInputPixels: false })
    .metadata()
    .catch(cause => {
      throw new MediaError('type', { cause })
    })
  // A file whose first bytes and decoder disagree is refused.
  const decoder = metadata.format === 'heif' ? 'avif' : metadata.format
  if (decoder !== format) throw new MediaError('type')
  if (metadata.width * metadata.height > maxPixels) throw new MediaError('pixels')
  const { width, height } = metadata.autoOrient
  // The parser of SVG refuses what follows the root element.
  const file = await readFile(path)
  return { width, height, end: format === 'svg' ? file.length : imageEnd(file, format) }
}

/** Opens an inspected file for conversion: first frame only, within limits, failing on damage. */
export async function openImage(path: string, format: ImageFormat): Promise<Sharp> {
  const options: SharpOptions = { limitInputPixels: maxPixels, failOn: 'error', pages: 1 }
  return sharp(await sourceOf(path, format), options)
}

/**
 * Returns an SVG as bytes: given a path, librsvg resolves references against its folder and draws local files
 * (measured).
 */
async function sourceOf(path: string, format: ImageFormat): Promise<string | Buffer> {
  return format === 'svg' ? readFile(path) : path
}
