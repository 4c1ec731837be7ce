import { median } from '../report/statistics.ts'
import { fetchRaw, type Target } from './target.ts'
import { type Load, load } from './wrk.ts'

/** Two URLs with the same response, the measured one and a reference. */
export interface Comparison {
  name: string
  subject: Target
  reference: { name: string; target: Target }
  /** Least ratio of their requests per second; undefined without a goal. */
  goal?: number
}

/** A finished comparison with the medians over its rounds. */
export interface Compared extends Comparison {
  /** Encoded length of the response body. */
  bytes: number
  encoding: string | undefined
  loads: Record<'subject' | 'reference', Omit<Load, 'failed'>>
  /** Requests per second of the subject for one of the reference, each round with its own pair. */
  ratios: number[]
  ratio: number
  failed: number
}

/**
 * Loads both in turn, so that other work on the machine affects both alike.
 *
 * @param duration rounds, and seconds of each round per side
 * @throws when the responses differ
 */
export async function compare(
  comparison: Comparison,
  { rounds, seconds } = { rounds: 5, seconds: 4 },
): Promise<Compared> {
  const { name, subject, reference } = comparison
  const { body, encoding } = await sameAnswer(name, subject, reference.target)
  // Warm-up of pools, caches and compilers.
  await load(subject, Math.min(2, seconds))
  await load(reference.target, 1)
  const pairs: { subject: Load; reference: Load }[] = []
  for (let round = 0; round < rounds; round++) {
    pairs.push({
      subject: await load(subject, seconds),
      reference: await load(reference.target, seconds),
    })
  }
  const ratios = pairs.map(pair => pair.subject.perSecond / pair.reference.perSecond)
  return {
    ...comparison,
    bytes: body.length,
    encoding,
    loads: {
      subject: medians(pairs.map(pair => pair.subject)),
      reference: medians(pairs.map(pair => pair.reference)),
    },
    ratios,
    ratio: median(ratios),
    failed: pairs.reduce((sum, pair) => sum + pair.subject.failed + pair.reference.failed, 0),
  }
}

/** Returns whether the ratio is too low or requests failed. */
export function isMissed({ ratio, goal, failed }: Compared): boolean {
  return failed > 0 || (goal !== undefined && !(ratio >= goal))
}

async function sameAnswer(name: string, subject: Target, reference: Target) {
  const [ours, plain] = await Promise.all([fetchRaw(subject), fetchRaw(reference)])
  const same =
    ours.status === 200 &&
    plain.status === 200 &&
    ours.encoding === plain.encoding &&
    ours.body.equals(plain.body)
  if (same) return ours
  const inWords = ({ status, encoding = 'plain', body }: typeof ours) =>
    `${status}, ${body.length} bytes ${encoding}`
  throw new Error(`${name}: ${inWords(ours)}; its reference: ${inWords(plain)}`)
}

function medians(loads: Load[]): Omit<Load, 'failed'> {
  return {
    perSecond: median(loads.map(({ perSecond }) => perSecond)),
    p50: median(loads.map(({ p50 }) => p50)),
    p99: median(loads.map(({ p99 }) => p99)),
  }
}
