import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { openStore } from '@stampa/release'
import type { Stack } from '@stampa/stack'
import { load } from './http/wrk.ts'
import { withFolder, withStack } from './platform/platform.ts'
import { memoryOf } from './platform/processes.ts'
import { startVisitors } from './platform/visitors.ts'
import type { Measurement } from './report/measurement.ts'
import { runBenchmark } from './report/run.ts'

/** Higher than any version of the sources. */
const nextVersion = '999.0.0'

const inSeconds = { unit: 's', digits: 1 }

/** `npm run bench:operations`: times of starting, releasing and rolling back. */
await runBenchmark(() =>
  withFolder(async folder => {
    const first = await timeStart(folder, 'start with an empty data folder', 90, async () => [])
    const second = await timeStart(folder, 'start with its data', 6, async stack => [
      ...(await measureRelease(stack)),
      ...(await measureMemory(stack)),
    ])
    return [...first, ...second]
  }),
)

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

/** Runs the release command. @returns its duration, s */
async function release(store: string, ...args: string[]): Promise<number> {
  const began = performance.now()
  const command = ['run', '--silent', 'release', '--', ...args, '--store', store]
  await promisify(execFile)('npm', command, { cwd: join(import.meta.dirname, '..') })
  return (performance.now() - began) / 1000
}

/** Waits until a new document names the version of the remote. @returns the time, s @throws after a minute */
async function visible(url: string, remote: string, version: string): Promise<number> {
  const began = performance.now()
  while (performance.now() - began < 60_000) {
    const html = await (await fetch(url)).text()
    if (html.includes(`/mfe/${remote}/${version}/`)) return (performance.now() - began) / 1000
    await pause(50)
  }
  throw new Error(`No document names ${remote} ${version}`)
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
