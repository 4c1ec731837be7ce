import { availableParallelism } from 'node:os'
import { createLimit } from '@stampa/service-kit/media'
import sharp, { type PngOptions } from 'sharp'

/** Each picture takes 20 MB while it is painted; all at once would take a gigabyte. */
const turns = createLimit(availableParallelism())

/** Higher levels cost a third more time for a tenth fewer bytes. */
const quick: PngOptions = { compressionLevel: 3 }

/**
 * Paints an SVG document that fills its ground.
 *
 * @param width in pixels, if it is to be smaller than the document says. It is painted whole and then made
 * smaller: painted small, the tiles of its weaves would miss the pixels, which takes three times as long.
 */
export function opaquePng(svg: string, width?: number): Promise<Buffer> {
  return turns(async () => {
    const painted = sharp(Buffer.from(svg)).removeAlpha()
    if (width === undefined) return painted.png(quick).toBuffer()
    const { data, info } = await painted.raw().toBuffer({ resolveWithObject: true })
    return sharp(data, { raw: info }).resize({ width }).png(quick).toBuffer()
  })
}

/** Paints an SVG document, keeping what it leaves transparent. */
export function clearPng(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9 }).toBuffer()
}
