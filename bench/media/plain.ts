import { mkdir } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { createLimit } from '@stampa/service-kit/limit'
import { encoderOptions, renditionWidths } from '@stampa/service-kit/media'
import sharp from 'sharp'

/** Node's pool has four threads for sharp's work: more images at once would only wait in memory. */
const atOnce = createLimit(4)

/**
 * Makes the same renditions with plain sharp at full speed: each image is decoded once, no thread
 * is idle, nothing is validated, hashed, stored or synced.
 */
export async function plainAll(files: readonly string[], folder: string): Promise<void> {
  sharp.cache(false)
  sharp.concurrency(1)
  await Promise.all(files.map(file => atOnce(() => plain(file, join(folder, basename(file))))))
}

async function plain(file: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  const { data, info } = await sharp(file)
    .autoOrient()
    .resize({ width: Math.max(...renditionWidths(Number.POSITIVE_INFINITY)) })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  for (const target of renditionWidths(width)) {
    const image = sharp(data, { raw: { width, height, channels } }).resize({ width: target })
    const { avif, webp } = encoderOptions(target)
    await image
      .clone()
      .avif(avif)
      .toFile(join(folder, `${target}.avif`))
    await image
      .clone()
      .webp(webp)
      .toFile(join(folder, `${target}.webp`))
  }
}
