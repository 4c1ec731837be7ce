import { load } from '../http/wrk.ts'
import type { Measurement } from '../report/measurement.ts'

/** Administrators who ask at once, and the milliseconds that all but one in a hundred may wait. */
const connections = 16
const slowest = 20

const page = 'limit=20'

/** What administrators ask the list for. */
const queries: [name: string, query: string][] = [
  ['first page', page],
  ['first page by e-mail', `${page}&sort=email`],
  ['one status', `${page}&orderStatus=Submitted`],
  ['a month', `${page}&from=2025-03-01&to=2025-03-31`],
  ['search for a word that many orders have', `${page}&q=κουπα`],
  ['search for a customer', `${page}&q=0ffd15f0`],
  ['search for a phone number', `${page}&q=6912345`],
  ['search for what no order has', `${page}&q=αερόστατο`],
  ['search for two words in one status', `${page}&q=ομπρελα maria&orderStatus=Completed`],
]

/**
 * Loads the administrators' list with each of their questions in turn.
 *
 * @param url of the list
 */
export async function measureLists(
  url: string,
  token: string,
  seconds: number,
): Promise<Measurement[]> {
  const headers = { authorization: `Bearer ${token}` }
  const deep = await deepPage(url, headers)
  // What runs for the first time is slow: that is the start's, not the list's.
  await load({ url: `${url}?${page}`, headers }, 2, connections)
  const measurements: Measurement[] = []
  for (const [name, query] of [...queries, ['a page in the middle', deep] as const]) {
    console.error(`${name} …`)
    const target = { url: encodeURI(`${url}?${query}`), headers }
    const { p50, p99, perSecond, failed } = await load(target, seconds, connections)
    if (failed > 0) throw new Error(`${name}: ${failed} requests failed`)
    console.error(`  ${perSecond.toFixed(0)}/s, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`)
    measurements.push({
      name: `list of orders, ${name}: p99 at ${connections} connections`,
      values: [p99],
      unit: 'ms',
      digits: 1,
      goal: { atMost: slowest },
    })
  }
  return measurements
}

/** The query of a page a hundred thousand orders deep, reached as a client reaches it. */
async function deepPage(url: string, headers: Record<string, string>): Promise<string> {
  let query = 'limit=200'
  for (let turn = 0; turn < 500; turn++) {
    const next = await nextOf(`${url}?${query}`, headers)
    if (!next) break
    query = next
  }
  return query.replace('limit=200', page)
}

async function nextOf(url: string, headers: Record<string, string>): Promise<string | undefined> {
  const response = await fetch(url, { headers })
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`${url}: ${response.status}`)
  return /\?(.+)>; rel="next"/.exec(response.headers.get('link') ?? '')?.[1]
}
