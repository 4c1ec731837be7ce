import sharp from 'sharp'

/** Paints an SVG document that fills its ground. Higher levels cost a third more time for a tenth fewer bytes. */
export function opaquePng(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).removeAlpha().png({ compressionLevel: 3 }).toBuffer()
}

/** Paints an SVG document, keeping what it leaves transparent. */
export function clearPng(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9 }).toBuffer()
}
