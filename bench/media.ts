import { createReadStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { basename, join } from 'node:path'
import { createLimit } from '@stampa/service-kit/limit'
import { encoderOptions, imageFormats, openMedia, renditionWidths } from '@stampa/service-kit/media'
import sharp from 'sharp'
import { photographs } from './media/photographs.ts'
import { withFolder } from './platform/platform.ts'
import type { Measurement } from './report/measurement.ts'
import { runBenchmark } from './report/run.ts'

/** Node's pool has four threads for sharp's work: more images at once would only wait in memory. */
const atOnce = createLimit(4)

/**
 * Makes the same renditions with plain sharp at full speed: each image is decoded once, no thread
 * is idle, nothing is validated, hashed, stored or synced.
 */
async function plainAll(files: readonly string[], folder: string): Promise<void> {
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

/**
 * `npm run bench:media [images] [rounds]`: the cost of an upload of a photograph of 12 megapixels, from
 * the stream of its bytes until all renditions are synced, compared with plain sharp
 * making the same files. Both alternate, so that other load affects both alike.
 */
await runBenchmark(() => {
  const [count = 12, rounds = 5] = process.argv.slice(2).map(Number)
  return withFolder(async folder => {
    const files = await photographs(count, join(folder, 'photographs'))
    const ours: number[] = []
    const plain: number[] = []
    // One unmeasured run starts the decoders, which a service does not start for every upload either.
    await plainAll(files.slice(0, 1), join(folder, 'plain'))
    await publishAll(files.slice(0, 1), join(folder, 'ours'))
    for (let round = 0; round < rounds; round++) {
      console.error(`round ${round + 1} of ${rounds} …`)
      plain.push(await perCoreSecond(count, () => plainAll(files, join(folder, `plain-${round}`))))
      ours.push(await perCoreSecond(count, () => publishAll(files, join(folder, `ours-${round}`))))
    }
    return compared(ours, plain)
  })
})

/** Sends every file through the pipeline as an upload. */
async function publishAll(files: readonly string[], folder: string): Promise<void> {
  const media = await openMedia(folder, 'bench')
  const rule = { formats: imageFormats, maxBytes: 20_000_000 }
  // As many concurrent clients as plain sharp has threads.
  const atOnce = createLimit(4)
  await Promise.all(
    files.map(file =>
      atOnce(async () => {
        const upload = await media.receive(createReadStream(file), rule)
        if (!upload) throw new Error(`${file} is empty`)
        await media.publish(upload)
        await upload.discard()
      }),
    ),
  )
}

function compared(ours: number[], plain: number[]): Measurement[] {
  const unit = '/s'
  const ratios = ours.map((value, round) => value / (plain[round] ?? Number.NaN))
  return [
    { name: '12 MP photographs per core, pipeline', values: ours, unit, digits: 2 },
    { name: '12 MP photographs per core, plain sharp', values: plain, unit, digits: 2 },
    { name: 'pipeline to plain sharp', values: ratios, digits: 2, goal: { atLeast: 0.9 } },
  ]
}

async function perCoreSecond(count: number, work: () => Promise<void>): Promise<number> {
  const began = performance.now()
  await work()
  return count / ((performance.now() - began) / 1000) / availableParallelism()
}
