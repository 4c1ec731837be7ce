import sharp from 'sharp'

/** A PNG of one colour. */
export function png(color = '#d6004c', width = 40, height = 50): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: color } })
    .png()
    .toBuffer()
}
