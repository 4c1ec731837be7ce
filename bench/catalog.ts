import type { Stack } from '@stampa/stack'
import { type Call, publicCalls } from './catalog/calls.ts'
import { type CatalogSize, fillCatalog } from './catalog/content.ts'
import { PlanLog } from './catalog/plan-log.ts'
import { measureQueries } from './catalog/queries.ts'
import { measureSuggestions } from './catalog/suggestions.ts'
import { startBareServer } from './http/bare-server.ts'
import { type Compared, compare } from './http/compare.ts'
import { connections } from './http/wrk.ts'
import { memoryOf } from './operations/memory.ts'
import { withFolder } from './platform/folder.ts'
import { withStack } from './platform/stack.ts'
import { describeMachine } from './report/machine.ts'
import { isMissed, type Measurement, measurementTable } from './report/measurement.ts'
import { table } from './report/table.ts'

/**
 * `npm run bench:catalog [products] [seconds] [rounds]`: every public call of a large catalogue beside
 * the least that Fastify can do for the same bytes, the queries behind them, and the service's
 * memory after all that. It is asked without the gateway, whose cache would answer in its place.
 */
async function main(): Promise<number> {
  const [products = 10_000, seconds = 4, rounds = 3] = process.argv.slice(2).map(Number)
  const size = {
    products,
    posts: Math.ceil(products / 10),
    categories: Math.ceil(products / 20),
  }
  const log = new PlanLog()
  const { compared, measurements } = await withFolder(folder =>
    withStack(folder, stack => measure(stack, size, log, { seconds, rounds }), {
      demo: false,
      release: ['shell'],
      onLog: log.listener,
    }),
  )
  const had = Object.entries(size).map(([name, count]) => `${count.toLocaleString('en')} ${name}`)
  console.log(`\n${describeMachine()}\n${had.join(', ')}; ${connections} connections\n`)
  console.log(`${report(compared)}\n\n${measurementTable(measurements)}`)
  const failed = compared.some(({ failed }) => failed > 0)
  return failed || measurements.some(isMissed) ? 1 : 0
}

async function measure(
  { databaseUrl, layout, parts }: Stack,
  size: CatalogSize,
  log: PlanLog,
  duration: { seconds: number; rounds: number },
): Promise<{ compared: Compared[]; measurements: Measurement[] }> {
  const url = `http://127.0.0.1:${layout.catalog[0]}`
  console.error('filling the catalogue …')
  await fillCatalog(databaseUrl, size)
  const calls = await publicCalls(url)

  console.error('queries …')
  await log.start(databaseUrl)
  const queries = await measureQueries(url, calls, log)
  await log.stop(databaseUrl)
  const suggestions = await measureSuggestions(url)

  const compared: Compared[] = []
  for (const call of calls) {
    console.error(`${call.name} …`)
    compared.push(await compareWithBare(url, call, duration))
  }
  const pid = parts.find(({ name }) => name === 'catalog-1')?.pid ?? 0
  const memory: Measurement = {
    name: 'memory of the service after all this',
    values: [await memoryOf(pid)],
    unit: 'MB',
    goal: { atMost: 200 },
  }
  return { compared, measurements: [...queries, ...suggestions, memory] }
}

/** Plain, as processes ask: what is compressed is the gateway's to keep. */
async function compareWithBare(
  url: string,
  { name, path }: Call,
  duration: { seconds: number; rounds: number },
): Promise<Compared> {
  const subject = { url: url + path, headers: {} }
  const server = await startBareServer(subject)
  try {
    const reference = { name: 'bare Fastify', target: server.target }
    return await compare({ name, subject, reference }, duration)
  } finally {
    server.stop()
  }
}

function report(compared: Compared[]): string {
  const rows = compared.map(({ name, bytes, loads, ratio, failed }) => [
    name,
    bytes.toLocaleString('en'),
    Math.round(loads.subject.perSecond).toLocaleString('en'),
    `${loads.subject.p50.toFixed(1)} ms`,
    `${loads.subject.p99.toFixed(1)} ms`,
    ratio.toFixed(2),
    failed > 0 ? `${failed} failed` : '',
  ])
  const header = ['call', 'bytes', 'requests/s', 'p50', 'p99', 'of bare Fastify', '']
  return table(header, rows, ['left', 'right', 'right', 'right', 'right', 'right', 'left'])
}

process.exit(await main())
