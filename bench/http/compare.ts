import { median } from '../report/statistics.ts'
import { fetchRaw, type Target } from './target.ts'
import { type Load, load } from './wrk.ts'

/** Two addresses that give the same bytes, one by our means and one by the plainest there are. */
export interface Comparison {
  name: string
  subject: Target
  reference: { name: string; target: Target }
  /** Least ratio of their requests per second; nothing for a figure that is only told. */
  goal?: number
}

/** A comparison after all its rounds; each figure is the median over them. */
export interface Compared extends Comparison {
  /** Of the answer's body, as it travels. */
  bytes: number
  encoding: string | undefined
  loads: Record<'subject' | 'reference', Omit<Load, 'failed'>>
  /** Requests per second of the subject for one of the reference, each round with its own pair. */
  ratios: number[]
  ratio: number
  failed: number
}

/**
 * Loads both in turn, so that whatever else the machine does meets both alike.
 *
 * @param duration how many rounds, and how many seconds each takes on either side
 * @throws when their answers differ: a ratio of different things says nothing
 */
export async function compare(
  comparison: Comparison,
  { rounds, seconds } = { rounds: 5, seconds: 4 },
): Promise<Compared> {
  const { name, subject, reference } = comparison
  const { body, encoding } = await sameAnswer(name, subject, reference.target)
  // Pools, caches and compilers settle before it counts.
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

/** A comparison whose ratio is too low or whose requests failed. */
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
