import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'

/** Pixels of a phone's photograph. */
const size = { width: 4000, height: 3000 }

/**
 * Writes different JPEG files of 12 megapixels: soft shapes with some grain, of about
 * 3 MB, like a phone's.
 *
 * @returns their paths
 */
export async function photographs(count: number, folder: string): Promise<string[]> {
  await mkdir(folder)
  const paths: string[] = []
  for (let index = 0; index < count; index++) {
    const path = join(folder, `${index}.jpg`)
    await writeFile(path, await photograph(index))
    paths.push(path)
  }
  return paths
}

async function photograph(seed: number): Promise<Buffer> {
  const shapes = Array.from({ length: 60 }, (_, index) => {
    const at = (factor: number) => Math.abs(Math.sin((seed + 1) * factor * (index + 1)))
    const [x, y, radius] = [at(12.9) * size.width, at(78.2) * size.height, 60 + at(37.7) * 600]
    const colour = `hsl(${Math.round(at(45.1) * 360)} 60% ${Math.round(20 + at(93.9) * 60)}%)`
    return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${colour}" opacity="0.7"/>`
  })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">${shapes.join('')}</svg>`
  const grain = await sharp({
    create: {
      ...size,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 12 },
    },
  })
    .png({ compressionLevel: 0 })
    .toBuffer()
  return sharp(Buffer.from(svg), { limitInputPixels: false })
    .flatten({ background: '#c8b8a0' })
    .composite([{ input: grain, blend: 'soft-light' }])
    .jpeg({ quality: 85 })
    .toBuffer()
}
