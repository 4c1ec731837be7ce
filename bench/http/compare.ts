import { get } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { median } from '../report/statistics.ts'
import { type Load, load, type Target } from './wrk.ts'

/** A response with its body still encoded. */
export interface Answer {
  status: number
  encoding: string | undefined
  body: Buffer
}

/** A URL compared with a reference of the same response: medians over the rounds. */
export interface Compared extends Answer {
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
export async function compare(name: string, subject: Target, reference: Target): Promise<Compared> {
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

export async function fetchRaw({ url, headers }: Target): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  get(url, { headers }, response => {
    const { statusCode = 0, headers } = response
    const answer = { status: statusCode, encoding: headers['content-encoding'] }
    buffer(response).then(body => resolve({ ...answer, body }), reject)
  }).on('error', reject)
  return promise
}
