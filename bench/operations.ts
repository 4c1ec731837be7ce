import { openStore } from '@stampa/release'
import type { Stack } from '@stampa/stack'
import { load } from './http/wrk.ts'
import { memoryOf } from './operations/memory.ts'
import { release, visible } from './operations/release.ts'
import { startVisitors } from './operations/visitors.ts'
import { withFolder } from './platform/folder.ts'
import { withStack } from './platform/stack.ts'
import { describeMachine } from './report/machine.ts'
import { isMissed, type Measurement, measurementTable } from './report/measurement.ts'

/** Higher than any version of the sources. */
const nextVersion = '999.0.0'

/** `npm run bench:operations`: times of starting, releasing and rolling back. */
async function main(): Promise<number> {
  const measurements = await withFolder(async folder => {
    const first = await timeStart(folder, 'start with an empty data folder', 90, async () => [])
    const second = await timeStart(folder, 'start with its data', 6, async stack => [
      ...(await measureRelease(stack)),
      ...(await measureMemory(stack)),
    ])
    return [...first, ...second]
  })
  console.log(`\n${describeMachine()}\n\n${measurementTable(measurements)}`)
  return measurements.some(isMissed) ? 1 : 0
}

async function timeStart(
  folder: string,
  name: string,
  goal: number,
  use: (stack: Stack) => Promise<Measurement[]>,
): Promise<Measurement[]> {
  console.error(`${name} …`)
  const began = performance.now()
  return withStack(folder, async stack => {
    const seconds = (performance.now() - began) / 1000
    return [
      { name, values: [seconds], ...inSeconds, goal: { atMost: goal } },
      ...(await use(stack)),
    ]
  })
}

const inSeconds = { unit: 's', digits: 1 }

/** Releases and rolls back the storefront under load. */
async function measureRelease({ url, releasesDir }: Stack): Promise<Measurement[]> {
  console.error('release and rollback under load …')
  const before = (await openStore(releasesDir).registry()).live.storefront?.version ?? ''
  const visitors = startVisitors(url, 8)
  const released = await release(releasesDir, 'storefront', '--version', nextVersion)
  await visible(url, 'storefront', nextVersion)
  const back = release(releasesDir, 'storefront', '--rollback')
  const seen = await visible(url, 'storefront', before)
  const rolledBack = await back
  const { requests, failures } = await visitors.stop()
  for (const failure of new Set(failures)) console.error(failure)
  return [
    { name: 'release of a remote, build included', values: [released], ...inSeconds },
    { name: 'rollback until visitors get it', values: [seen], ...inSeconds },
    {
      name: 'rollback until its command returns',
      values: [rolledBack],
      ...inSeconds,
      goal: { atMost: 10 },
    },
    { name: 'concurrent requests of visitors', values: [requests] },
    { name: 'failed requests', values: [failures.length], goal: { atMost: 0 } },
  ]
}

async function measureMemory({ url, parts }: Stack): Promise<Measurement[]> {
  console.error('memory after load …')
  for (const path of ['/', '/products', '/api/products']) {
    await load({ url: url + path, headers: { 'Accept-Encoding': 'br' } }, 5)
  }
  return Promise.all(
    parts.map(async ({ name, pid = 0 }) => ({
      name: `memory of ${name}`,
      values: [await memoryOf(pid)],
      unit: 'MB',
    })),
  )
}

process.exit(await main())
