import { createHash } from 'node:crypto'
import { load } from '../http/wrk.ts'
import type { Measurement } from '../report/measurement.ts'

/** Concurrent administrators, and the limit of the 99th percentile, ms. */
const connections = 16
const slowest = 20

const page = 'limit=20'

const queries: [name: string, query: string][] = [
  ['first page', page],
  ['first page by e-mail', `${page}&sort=email`],
  ['one status', `${page}&orderStatus=Submitted`],
  ['a month', `${page}&from=2025-03-01&to=2025-03-31`],
  ['search for a word of many orders', `${page}&q=κουπα`],
  ['search for a customer', `${page}&q=0ffd15f0`],
  ['search for a phone number', `${page}&q=6912345`],
  ['search without a match', `${page}&q=αερόστατο`],
  ['search for two words in one status', `${page}&q=ομπρελα maria&orderStatus=Completed`],
]

/** Number of different queries of each kind, sent in turn. */
const variety = 40

/** Prefixes of an e-mail address and of a phone number, as {@link fillOrders} generates them. */
const customer = (n: number) =>
  createHash('md5')
    .update(String(n * 7919))
    .digest('hex')
    .slice(0, 8)
const phone = (n: number) =>
  `69${String(n * 104_729)
    .padStart(8, '0')
    .slice(0, 5)}`
const month = (n: number) => new Date(Date.UTC(2024, n % 30, 1)).toISOString().slice(0, 8)

/** Returns different queries of all kinds. @param deep pages anywhere in the list */
function differing(deep: readonly string[]): string[] {
  return Array.from({ length: variety }, (_, n) => [
    `${page}&sort=email&from=${month(n)}01`,
    `${page}&from=${month(n)}01&to=${month(n)}28`,
    `${page}&q=κουπα ${n}`,
    `${page}&q=${customer(n + 1)}`,
    `${page}&q=${phone(n + 1)}`,
    deep[n] ?? page,
  ]).flat()
}

/**
 * Loads the administrators' list with equal concurrent queries of each kind in turn, and
 * then with different concurrent queries.
 *
 * @param url of the list
 */
export async function measureLists(
  url: string,
  token: string,
  seconds: number,
): Promise<Measurement[]> {
  const headers = { authorization: `Bearer ${token}` }
  const deep = await deepPages(url, headers)
  // A warm-up: the first queries after a start are slow.
  await load({ url: `${url}?${page}`, headers }, 2, connections)
  const ask = async (name: string, questions: readonly string[]): Promise<Measurement> => {
    console.error(`${name} …`)
    const paths = questions.map(query => encodeURI(`${new URL(url).pathname}?${query}`))
    const found = await load({ url, headers }, seconds, connections, paths)
    const { p50, p99, perSecond, failed } = found
    if (failed > 0) throw new Error(`${name}: ${failed} requests failed`)
    console.error(`  ${perSecond.toFixed(0)}/s, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`)
    return {
      name: `list of orders, ${name}: p99 at ${connections} connections`,
      values: [p99],
      unit: 'ms',
      digits: 1,
    }
  }
  const measurements: Measurement[] = []
  for (const [name, query] of [
    ...queries,
    ['a page in the middle', deep.at(-1) ?? page] as const,
  ]) {
    measurements.push({ ...(await ask(name, [query])), goal: { atMost: slowest } })
  }
  // More than service, database and load generator can process concurrently on two cores: mostly waiting time.
  measurements.push(await ask('no two questions the same', differing(deep)))
  return measurements
}

/** Returns the queries of pages up to 100,000 orders deep, by following the links. */
async function deepPages(url: string, headers: Record<string, string>): Promise<string[]> {
  const pages: string[] = []
  let query = 'limit=200'
  for (let turn = 1; turn <= 500; turn++) {
    const next = await nextOf(`${url}?${query}`, headers)
    if (!next) break
    query = next
    if (turn % 10 === 0) pages.push(query.replace('limit=200', page))
  }
  return pages
}

async function nextOf(url: string, headers: Record<string, string>): Promise<string | undefined> {
  const response = await fetch(url, { headers })
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`${url}: ${response.status}`)
  return /\?(.+)>; rel="next"/.exec(response.headers.get('link') ?? '')?.[1]
}
