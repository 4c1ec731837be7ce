import { setTimeout as pause } from 'node:timers/promises'
import type { Stack } from '@stampa/stack'
import { runHostileClients } from './hostile/hostile-clients.ts'
import { visit, visitorDomain } from './hostile/visitors.ts'
import { signIn, withDatabase, withFolder, withStack } from './platform/platform.ts'
import { memoryOf } from './platform/processes.ts'
import type { Measurement } from './report/measurement.ts'
import { runBenchmark } from './report/run.ts'
import { percentile } from './report/statistics.ts'

const [seconds = 60, clients = 1000, addresses = 20] = process.argv.slice(2).map(Number)

/** Time limit of everything but the attack, s. */
const patience = 240

async function failAfter(seconds: number): Promise<never> {
  await pause(seconds * 1000)
  throw new Error(`The benchmark has not ended after ${seconds} s`)
}

const visitors = 50

async function measure(stack: Stack): Promise<Measurement[]> {
  const { url } = stack
  const [earlierViews, earlierOrders] = [await countViews(stack), await countOrders(stack)]
  console.error('visitors alone …')
  const before = await visit(url, visitors, 20)
  console.error('visitors beside hostile clients …')
  const memory = sampleMemory(stack)
  const [visits, hostile] = await Promise.all([
    visit(url, visitors, seconds),
    runHostileClients({ url, seconds, clients, addresses }),
  ])
  const largest = await memory.stop()
  for (const failure of visits.failures.slice(0, 20)) console.error(failure)
  for (const [outcome, count] of Object.entries(hostile).sort())
    console.error(`${outcome}: ${count}`)
  const orders = before.times.order.length + visits.times.order.length
  const lostOrders = orders - ((await countOrders(stack)) - earlierOrders)
  const lostViews = before.views + visits.views - ((await countViews(stack)) - earlierViews)
  const times = (['page', 'file', 'count', 'order'] as const).flatMap(kind => [
    { name: `${kind}s of visitors`, values: [visits.times[kind].length] },
    {
      name: '… response time without hostile clients, p99',
      values: [shareOf(before.times[kind], 99)],
      unit: 'ms',
    },
    ...[50, 99, 100].map(share => ({
      name: `… response time, ${share === 100 ? 'slowest' : `p${share}`}`,
      values: [shareOf(visits.times[kind], share)],
      unit: 'ms',
      ...(share === 99 && { goal: { atMost: 1000 } }),
    })),
  ])
  const outcomes = Object.values(hostile).reduce((sum, count) => sum + count, 0)
  return [
    { name: 'hostile requests and connections', values: [outcomes] },
    ...times,
    { name: 'failed requests of visitors', values: [visits.failures.length], goal: { atMost: 0 } },
    { name: 'acknowledged orders that are not stored', values: [lostOrders], goal: { atMost: 0 } },
    { name: 'acknowledged views that are not counted', values: [lostViews], goal: { atMost: 0 } },
    {
      name: 'restarts of parts',
      values: [stack.parts.reduce((sum, { restarts }) => sum + restarts, 0)],
      goal: { atMost: 0 },
    },
    ...[...largest].map(([name, sizes]) => ({
      name: `memory of ${name}`,
      values: sizes,
      unit: 'MB',
    })),
  ]
}

/** Returns a percentile of times; `NaN` of none. */
const shareOf = (times: number[], share: number) =>
  times.length > 0 ? percentile(times, share) : Number.NaN

/** Samples the memory of every part every five seconds. */
function sampleMemory(stack: Stack): { stop(): Promise<Map<string, number[]>> } {
  const sizes = new Map<string, number[]>()
  const stopping = new AbortController()
  const sampling = (async () => {
    while (!stopping.signal.aborted) {
      for (const { name, pid = 0 } of stack.parts) {
        sizes.set(name, [...(sizes.get(name) ?? []), await memoryOf(pid)])
      }
      await pause(5000, undefined, { signal: stopping.signal }).catch(() => {})
    }
  })()
  return {
    async stop() {
      stopping.abort()
      await sampling
      return sizes
    },
  }
}

/** Returns the stored orders of visitors. */
async function countOrders(stack: Stack): Promise<number> {
  return withDatabase(stack, 'orders', async client => {
    const { rows } = await client.query('select count(*) from custom_orders where email like $1', [
      `%@${visitorDomain}`,
    ])
    return Number(rows[0].count)
  })
}

/** Returns the counted views of visitors once the queue is empty. */
async function countViews(stack: Stack): Promise<number> {
  const headers = { authorization: `Bearer ${await signIn(stack)}` }
  const read = async (path: string) =>
    (await (await fetch(`${stack.url}/api/analytics/${path}`, { headers })).json()) as Record<
      string,
      number
    >
  for (let wait = 0; wait < 60 && (await read('queue')).queued !== 0; wait++) await pause(1000)
  const today = new Date().toISOString()
  return (await read(`summary?startDate=${today}&endDate=${today}`)).totalPageViews ?? 0
}

/**
 * `npm run bench:hostile -- 600 1000 20`: visitors of the site beside hostile clients, with the default limits.
 * Arguments: seconds, hostile clients, their addresses. Fails when it has not ended four minutes after the attack.
 */
await runBenchmark(() => {
  const run = (stack: Stack) => Promise.race([measure(stack), failAfter(seconds + patience)])
  return withFolder(folder => withStack(folder, run, { limits: {} }), process.env.DATA_DIR)
})
