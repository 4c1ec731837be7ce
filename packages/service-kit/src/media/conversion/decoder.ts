import { readFile } from 'node:fs/promises'
import sharp, { type Sharp, type SharpOptions } from 'sharp'
import { declaresEntities, type ImageFormat } from '../format.ts'
import { MediaError } from '../media-error.ts'

/** A phone's photo has 12 megapixels; decoded at 4 bytes each this limit is 160 MB. */
const maxPixels = 40_000_000

// libvips can read some forty formats through many more parsers than we ever want to feed.
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
// Every upload is another file: a cache of decoded ones would only hold memory.
sharp.cache(false)
// One thread per image; how many images run at once is decided where they are encoded.
sharp.concurrency(1)

export interface InspectedImage {
  /** Size as it is to be seen (after EXIF orientation), in pixels. */
  width: number
  height: number
}

/**
 * Judges a file by its headers: whether it is what its first bytes claim, and how large it would be
 * once decoded. A small file that unfolds to gigabytes is refused without unfolding it.
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
  // The first bytes may claim one format while the decoder recognises another: believe neither.
  const decoder = metadata.format === 'heif' ? 'avif' : metadata.format
  if (decoder !== format) throw new MediaError('type')
  if (metadata.width * metadata.height > maxPixels) throw new MediaError('pixels')
  return { width: metadata.autoOrient.width, height: metadata.autoOrient.height }
}

/** Opens an inspected file for conversion: first frame only, within limits, failing on damage. */
export async function openImage(path: string, format: ImageFormat): Promise<Sharp> {
  const options: SharpOptions = { limitInputPixels: maxPixels, failOn: 'error', pages: 1 }
  return sharp(await sourceOf(path, format), options)
}

/**
 * Given a path, librsvg resolves an SVG's references against its folder and draws our files;
 * given bytes it has nothing to resolve against (measured: a sibling file was drawn).
 */
async function sourceOf(path: string, format: ImageFormat): Promise<string | Buffer> {
  return format === 'svg' ? readFile(path) : path
}
