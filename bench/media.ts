import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { photographs } from './media/photographs.ts'
import { publishAll } from './media/pipeline.ts'
import { plainAll } from './media/plain.ts'
import { withFolder } from './platform/folder.ts'
import { describeMachine } from './report/machine.ts'
import { isMissed, type Measurement, measurementTable } from './report/measurement.ts'

/**
 * `npm run bench:media [images] [rounds]`: the cost of an upload of a photograph of 12 megapixels, from
 * the stream of its bytes until all renditions are synced, compared with plain sharp
 * making the same files. Both alternate, so that other load affects both alike.
 */
async function main(): Promise<number> {
  const [count = 12, rounds = 5] = process.argv.slice(2).map(Number)
  const measurements = await withFolder(async folder => {
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
  console.log(`\n${describeMachine()}\n\n${measurementTable(measurements)}`)
  return measurements.some(isMissed) ? 1 : 0
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

process.exit(await main())
