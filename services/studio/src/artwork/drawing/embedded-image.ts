import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type ImageElement, isAdjusted } from '@stampa/design'
import sharp, { type Sharp } from 'sharp'
import { files } from '../process/jobs.ts'
import type { OpenedImage } from './images.ts'
import { compressionLevel, withPixels } from './pixels.ts'
import type { SvgImage } from './svg.ts'

/** Maximum size of an embedded image, bytes. SVG parsers limit a text to ten megabytes, and base64 adds a third. */
const maxBytes = 7_000_000

/** Scale factor of each further attempt. */
const shrinkage = 0.75

/**
 * Returns an image for the SVG: the original file where no adjustment is needed, else the adjusted pixels, lossless
 * if they fit the limit.
 */
export async function embeddedImage(
  element: ImageElement,
  image: OpenedImage,
  folder: string,
): Promise<SvgImage> {
  const { width, height, canvas } = image
  const original = await readOriginal(element, image, folder)
  return { ...(original ?? (await withPixels(canvas, encode))), width, height }
}

async function readOriginal(element: ImageElement, { format }: OpenedImage, folder: string) {
  if ((format !== 'jpeg' && format !== 'png') || isAdjusted(element)) return undefined
  const bytes = await readFile(join(folder, files.asset(element.asset)))
  const { orientation = 1, space } = await sharp(bytes).metadata()
  if (bytes.length > maxBytes || orientation !== 1 || space !== 'srgb') return undefined
  return { contentType: contentTypes[format], bytes }
}

const contentTypes = { jpeg: 'image/jpeg', png: 'image/png' } as const

async function encode(image: Sharp) {
  const whole = await toPng(image.clone())
  if (whole.bytes.length <= maxBytes) return whole
  const [{ isOpaque }, { width }] = await Promise.all([image.stats(), image.metadata()])
  for (let scale = 1; ; scale *= shrinkage) {
    const smaller = image.clone().resize({ width: Math.max(1, Math.round(width * scale)) })
    const encoded = isOpaque ? await toJpeg(smaller) : await toPng(smaller)
    if (encoded.bytes.length <= maxBytes) return encoded
  }
}

async function toPng(image: Sharp) {
  return {
    contentType: contentTypes.png,
    bytes: await image.png({ compressionLevel }).toBuffer(),
  }
}

async function toJpeg(image: Sharp) {
  const bytes = await image.flatten().jpeg({ quality: 95, chromaSubsampling: '4:4:4' }).toBuffer()
  return { contentType: contentTypes.jpeg, bytes }
}
