import { createReadStream } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { createLimit } from '@stampa/service-kit/limit'
import { imageFormats, openMedia } from '@stampa/service-kit/media'
import { photographs } from './media/photographs.ts'
import { plainAll } from './media/plain.ts'
import { withFolder } from './platform/platform.ts'
import type { Measurement } from './report/measurement.ts'
import { runBenchmark } from './report/run.ts'

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
