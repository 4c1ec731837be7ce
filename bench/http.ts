import { type Compared, type Comparison, compare, isMissed } from './http/compare.ts'
import { publishCopy, removeCopies } from './http/static-copy.ts'
import { connections } from './http/wrk.ts'
import { type Platform, withPlatform } from './platform/platform.ts'
import { describeMachine } from './report/machine.ts'
import { table } from './report/table.ts'

/** The encodings that browsers accept. */
const headers = { 'Accept-Encoding': 'gzip, deflate, br, zstd' }

/** Least ratio of requests per second of a cached response to a static file of the same bytes. */
const leastRatio = 0.7

/** `npm run bench:http`: the gateway's cached responses compared with static files of the same bytes. */
async function main(): Promise<number> {
  const compared = await withPlatform(async platform => {
    try {
      return await compareGateway(platform)
    } finally {
      await removeCopies(platform)
    }
  })
  console.log(`\n${describeMachine()}\n${connections} connections\n\n${report(compared)}`)
  return compared.some(isMissed) ? 1 : 0
}

async function compareGateway(platform: Platform): Promise<Compared[]> {
  const compared: Compared[] = []
  for (const [name, path] of [
    ['home', '/'],
    ['products', '/api/products'],
  ] as const) {
    const subject = { url: platform.url + path, headers }
    const target = await publishCopy(platform, name, subject)
    const reference = { name: 'file from the same nginx', target }
    compared.push(
      await run({ name: `${path} through the gateway`, subject, reference, goal: leastRatio }),
    )
  }
  return compared
}

function run(comparison: Comparison): Promise<Compared> {
  console.error(`${comparison.name} …`)
  return compare(comparison)
}

function report(compared: Compared[]): string {
  const rows = compared.flatMap(comparison => {
    const {
      name,
      reference,
      bytes,
      encoding = 'plain',
      loads,
      ratio,
      ratios,
      goal,
      failed,
    } = comparison
    const range = `${Math.min(...ratios).toFixed(2)}–${Math.max(...ratios).toFixed(2)}`
    const size = `${bytes.toLocaleString('en')} ${encoding}`
    return [
      [
        name,
        size,
        ...numbers(loads.subject),
        ratio.toFixed(2),
        range,
        goal ? `≥ ${goal}` : '',
        verdict(comparison, failed),
      ],
      [`  ${reference.name}`, '', ...numbers(loads.reference)],
    ]
  })
  const header = ['address', 'bytes', 'requests/s', 'p50', 'p99', 'ratio', 'range', 'goal', '']
  const numeric = Array.from({ length: 7 }, () => 'right' as const)
  return table(header, rows, ['left', ...numeric, 'left'])
}

function numbers({ perSecond, p50, p99 }: Compared['loads']['subject']): string[] {
  return [
    Math.round(perSecond).toLocaleString('en'),
    `${p50.toFixed(1)} ms`,
    `${p99.toFixed(1)} ms`,
  ]
}

function verdict(comparison: Compared, failed: number): string {
  if (failed > 0) return `${failed} requests failed`
  return isMissed(comparison) ? 'missed' : ''
}

process.exit(await main())
