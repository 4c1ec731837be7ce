import { mkdir, rm, writeFile } from 'node:fs/promises'
import { get } from 'node:http'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { connections, type Load, load, type Target } from './http/wrk.ts'
import { type Platform, withPlatform } from './platform/platform.ts'
import { describeMachine } from './report/run.ts'
import { median } from './report/statistics.ts'
import { table } from './report/table.ts'

/** A response with its body still encoded. */
interface Answer {
  status: number
  encoding: string | undefined
  body: Buffer
}

/** A URL compared with a reference of the same response: medians over the rounds. */
interface Compared extends Answer {
  name: string
  subject: Load
  reference: Load
  /** Requests per second of the subject for one of the reference, each round with its own pair. */
  ratios: number[]
}

/** Rounds, and seconds of each round per side. */
const rounds = 5
const seconds = 4

/**
 * Loads both in turn, so that other work on the machine affects both alike.
 *
 * @throws when the responses differ
 */
async function compare(name: string, subject: Target, reference: Target): Promise<Compared> {
  const [ours, plain] = await Promise.all([fetchRaw(subject), fetchRaw(reference)])
  if (ours.status !== 200 || plain.status !== 200 || !ours.body.equals(plain.body)) {
    throw new Error(`${name}: ${inWords(ours)}; its reference: ${inWords(plain)}`)
  }
  // Warm-up of pools, caches and compilers.
  await load(subject, 2)
  await load(reference, 1)
  const pairs: { subject: Load; reference: Load }[] = []
  for (let round = 0; round < rounds; round++) {
    const pair = {
      subject: await load(subject, seconds),
      reference: await load(reference, seconds),
    }
    pairs.push(pair)
  }
  return {
    ...ours,
    name,
    subject: medians(pairs.map(pair => pair.subject)),
    reference: medians(pairs.map(pair => pair.reference)),
    ratios: pairs.map(pair => pair.subject.perSecond / pair.reference.perSecond),
  }
}

function inWords({ status, encoding = 'plain', body }: Answer): string {
  return `${status}, ${body.length} bytes ${encoding}`
}

/** Returns the medians, and the sum of the failed requests. */
function medians(loads: Load[]): Load {
  return {
    perSecond: median(loads.map(({ perSecond }) => perSecond)),
    p50: median(loads.map(({ p50 }) => p50)),
    p99: median(loads.map(({ p99 }) => p99)),
    failed: loads.reduce((sum, { failed }) => sum + failed, 0),
  }
}

async function fetchRaw({ url, headers }: Target): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  get(url, { headers }, response => {
    const { statusCode = 0, headers } = response
    const answer = { status: statusCode, encoding: headers['content-encoding'] }
    buffer(response).then(body => resolve({ ...answer, body }), reject)
  }).on('error', reject)
  return promise
}

/** The encodings that browsers accept. */
const headers = { 'Accept-Encoding': 'gzip, deflate, br, zstd' }

/** Least ratio of requests per second of a cached response to a static file of the same bytes. */
const leastRatio = 0.7

/** `npm run bench:http`: the gateway's cached responses compared with static files of the same bytes. */
async function main(): Promise<number> {
  const compared = await withPlatform(async platform => {
    try {
      return [
        await compareGateway(platform, 'home', '/'),
        await compareGateway(platform, 'products', '/api/products'),
        await withCanary(platform, () => compareGateway(platform, 'home', '/', ' in a canary')),
      ]
    } finally {
      await rm(copiesIn(platform), { recursive: true, force: true })
    }
  })
  console.log(`\n${describeMachine()}\n${connections} connections\n\n${report(compared)}`)
  return compared.some(each => verdict(each) !== '') ? 1 : 0
}

/** Lets the gateway group visitors, as while a canary runs, which the release command says by this file. */
async function withCanary<T>({ releasesDir }: Platform, measure: () => Promise<T>): Promise<T> {
  const file = join(releasesDir, 'canary')
  await writeFile(file, '')
  return measure().finally(() => rm(file, { force: true }))
}

async function compareGateway(
  platform: Platform,
  name: string,
  path: string,
  state = '',
): Promise<Compared> {
  const subject = { url: platform.url + path, headers }
  const reference = await publishCopy(platform, name, subject)
  console.error(`${path} …`)
  return compare(`${path} through the gateway${state}`, subject, reference)
}

const suffixes: Record<string, string> = { br: '.br', gzip: '.gz' }

/**
 * Stores the response of a URL, with the same bytes and compression, in the folder of
 * static files of the same nginx.
 *
 * @returns the URL of the file, and the request headers for the same encoding
 */
async function publishCopy(platform: Platform, name: string, of: Target): Promise<Target> {
  const { body, encoding } = await fetchRaw(of)
  const folder = join(copiesIn(platform), '1.0.0')
  await mkdir(folder, { recursive: true })
  // nginx sends this file to clients without compression; with compression it only has to exist.
  await writeFile(join(folder, `${name}.json`), body)
  if (encoding) await writeFile(join(folder, `${name}.json${suffixes[encoding] ?? ''}`), body)
  return {
    url: `${platform.url}/mfe/benchmark/1.0.0/${name}.json`,
    headers: encoding ? { 'Accept-Encoding': encoding } : {},
  }
}

function copiesIn({ releasesDir }: Platform): string {
  return join(releasesDir, 'benchmark')
}

function report(compared: Compared[]): string {
  const rows = compared.flatMap(comparison => {
    const { name, subject, reference, body, encoding = 'plain', ratios } = comparison
    return [
      [
        name,
        `${body.length.toLocaleString('en')} ${encoding}`,
        ...numbers(subject),
        median(ratios).toFixed(2),
        `${Math.min(...ratios).toFixed(2)}–${Math.max(...ratios).toFixed(2)}`,
        `≥ ${leastRatio}`,
        verdict(comparison),
      ],
      ['  file from the same nginx', '', ...numbers(reference)],
    ]
  })
  const header = ['address', 'bytes', 'requests/s', 'p50', 'p99', 'ratio', 'range', 'goal', '']
  const numeric = Array.from({ length: 7 }, () => 'right' as const)
  return table(header, rows, ['left', ...numeric, 'left'])
}

function numbers({ perSecond, p50, p99 }: Load): string[] {
  return [
    Math.round(perSecond).toLocaleString('en'),
    `${p50.toFixed(1)} ms`,
    `${p99.toFixed(1)} ms`,
  ]
}

function verdict({ subject, reference, ratios }: Compared): string {
  const failed = subject.failed + reference.failed
  if (failed > 0) return `${failed} requests failed`
  return median(ratios) >= leastRatio ? '' : 'missed'
}

process.exit(await main())
