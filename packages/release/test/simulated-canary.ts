import {
  type Figure,
  noEvidence,
  noSums,
  type Sums,
  type Verdict,
  verdictOf,
  withPeriod,
} from '../src/verdict.ts'

/** A fault of the canary: the share of its views that fail beside those that always do. */
export interface Fault {
  figure: Exclude<Figure, 'inp'>
  share: number
}

/** Time between two readings of the sums, s. */
const period = 2

/** A visitor's browser, and what fails in it whatever the version. */
interface Visitor {
  group: number
  fails: number
  slow: number
}

/**
 * Simulates a canary's way from 5 % to live: visitors of several views each, some with browsers in which every page
 * fails, some on slow devices; a background of failing renderings and missing pages; in half the cases an outage of a
 * service.
 *
 * @param rate views of all visitors per second
 */
export function simulateCanary(
  seed: number,
  rate: number,
  fault?: Fault,
): { verdict: Verdict['verdict']; seconds: number; views: number } {
  const random = randomOf(seed)
  const hasOutage = random() < 0.5
  const outageAt = random() * 1200
  const outageEnd = outageAt + 5 + random() * 40
  const coming = new Map<number, Visitor[]>()
  const add = (tick: number, visitor: Visitor) => {
    const there = coming.get(tick)
    if (there) there.push(visitor)
    else coming.set(tick, [visitor])
  }
  const viewsOfVisitor = 4
  let evidence = noEvidence()
  let share = 5
  let step = { views: 0, time: 0 }
  let views = 0
  let [canary, live] = [noSums(), noSums()]
  for (let tick = 0; tick * period < 4 * 3600; tick++) {
    const seconds = tick * period
    // Arrivals are random in number; twice as many in the first minutes of each half hour, as after a mail.
    const mean = ((rate * period) / viewsOfVisitor) * (seconds % 1800 < 180 ? 2 : 1)
    for (let visitors = poisson(random, mean); visitors > 0; visitors--) {
      const visitor = {
        group: random() * 100,
        fails: random() < 0.002 ? 1 : 0.001,
        slow: random() < 0.12 ? 0.8 : 0.03,
      }
      for (let at = tick; ; at += 1 + Math.floor(random() * 30)) {
        add(at, visitor)
        if (random() < 1 / viewsOfVisitor) break
      }
    }
    const isOut = hasOutage && seconds > outageAt && seconds < outageEnd
    for (const { group, fails, slow } of coming.get(tick) ?? []) {
      const isCanary = group < share
      const probability = {
        render: isOut ? 0.5 : 0.002,
        missing: 0.02,
        browser: fails,
        lcp: slow,
        inp: slow,
      }
      if (isCanary && fault) probability[fault.figure] += fault.share
      const sums = isCanary ? canary : live
      for (const figure of ['render', 'missing', 'browser', 'lcp', 'inp'] as const) {
        // A quarter of the visitors agree to be measured.
        if ((figure === 'lcp' || figure === 'inp') && group % 1 > 0.25) continue
        sums[figure].views += 1
        if (random() < probability[figure]) sums[figure].failures += 1
      }
      if (isCanary) {
        views += 1
        step.views += 1
      }
    }
    coming.delete(tick)
    step.time += period * 1000
    if (hasViews(canary) && hasViews(live)) {
      evidence = withPeriod(evidence, canary, live)
      canary = noSums()
      live = noSums()
    }
    const { verdict } = verdictOf(evidence, step)
    if (verdict === 'worse') return { verdict, seconds, views }
    if (verdict === 'good' && share === 25) return { verdict, seconds, views }
    if (verdict === 'good') {
      share = 25
      step = { views: 0, time: 0 }
    }
  }
  return { verdict: 'go on', seconds: 4 * 3600, views }
}

function hasViews(sums: Sums): boolean {
  return sums.render.views > 0
}

/** Returns a reproducible source of random numbers (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed * 2_654_435_761
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

function poisson(random: () => number, mean: number): number {
  let count = 0
  for (let product = random(); product > Math.exp(-mean); product *= random()) count += 1
  return count
}
