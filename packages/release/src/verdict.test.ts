import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type Counts,
  evidenceOf,
  type Figure,
  falseAlarms,
  figures,
  noEvidence,
  noSums,
  type Sums,
  type Verdict,
  verdictOf,
  withPeriod,
} from './verdict.ts'

/** A fault of the canary: the share of its views that fail beside those that always do. */
interface Fault {
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
function simulateCanary(
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

const withRender = (suspect: Counts, other: Counts) =>
  withPeriod(noEvidence(), { ...noSums(), render: suspect }, { ...noSums(), render: other })

/** Probability of so many failures. */
function binomial(failures: number, views: number, share: number): number {
  let ways = 1
  for (let i = 0; i < failures; i++) ways = (ways * (views - i)) / (i + 1)
  return ways * share ** failures * (1 - share) ** (views - failures)
}

test('the expected evidence of a period is at most 1 unless the suspect fails more often', () => {
  const share = fc.double({ min: 0, max: 1, noNaN: true })
  const views = fc.integer({ min: 0, max: 12 })
  fc.assert(
    fc.property(views, views, share, share, (ofSuspect, ofOther, one, another) => {
      const [low, high] = [Math.min(one, another), Math.max(one, another)]
      let expected = 0
      for (let a = 0; a <= ofSuspect; a++) {
        for (let b = 0; b <= ofOther; b++) {
          const evidence = withRender(
            { views: ofSuspect, failures: a },
            { views: ofOther, failures: b },
          )
          const probability = binomial(a, ofSuspect, low) * binomial(b, ofOther, high)
          expected += probability * evidenceOf(evidence, 'render')
        }
      }
      expect(expected).toBeLessThanOrEqual(1 + 1e-9)
    }),
    { numRuns: 300 },
  )
})

test('a version alone, and an outage of both, give no evidence', () => {
  const alone = withRender({ views: 50, failures: 50 }, { views: 0, failures: 0 })
  expect(evidenceOf(alone, 'render')).toBe(1)
  const outage = withRender({ views: 50, failures: 50 }, { views: 950, failures: 950 })
  expect(evidenceOf(outage, 'render')).toBeLessThanOrEqual(1)
})

test.each(figures)('a canary that fails more often in %s is worse', figure => {
  const suspect = { ...noSums(), [figure]: { views: 20, failures: 20 } }
  const other = { ...noSums(), [figure]: { views: 380, failures: 10 } }
  const evidence = withPeriod(noEvidence(), suspect, other)
  expect(verdictOf(evidence, { views: 20, time: 0 })).toEqual({ verdict: 'worse', figure })
})

/** `npm run test:faults` simulates 1,000. */
const healthy = process.env.LONG_TESTS === '1' ? 1000 : 150

describe('simulated releases', { timeout: 300_000 }, () => {
  /** Simulates releases with other visitors each. */
  const simulate = (count: number, rate: number, fault?: Fault) =>
    Array.from({ length: count }, (_, seed) => simulateCanary(seed, rate, fault))

  test('of healthy ones, with outages and visitors whose browsers fail, none is withdrawn', () => {
    const ends = simulate(healthy, 10)
    expect(ends.filter(({ verdict }) => verdict === 'worse')).toEqual([])
    expect(ends.filter(({ verdict }) => verdict === 'good').length).toBeGreaterThan(healthy * 0.95)
    expect(falseAlarms * ends.length).toBeLessThan(1)
  })

  test.each<Fault['figure']>(['render', 'browser', 'missing'])(
    'one that fails on every view by %s is gone within 20 views, and 60 s from 10 views a second',
    figure => {
      for (const rate of [1, 10, 40]) {
        for (const end of simulate(50, rate, { figure, share: 1 })) {
          expect(end.verdict).toBe('worse')
          expect(end.views).toBeLessThanOrEqual(20)
          if (rate >= 10) expect(end.seconds).toBeLessThanOrEqual(60)
        }
      }
    },
  )

  test.each<Fault['figure']>(['render', 'browser'])(
    'one that fails on a twentieth of the views by %s is gone within 5 min at 40 views a second, in 95 of 100 cases',
    figure => {
      const ends = simulate(100, 40, { figure, share: 0.05 })
      const late = ends.filter(({ verdict, seconds }) => verdict !== 'worse' || seconds > 300)
      expect(late.length).toBeLessThanOrEqual(5)
    },
  )

  test('one that is slow for three times as many visitors is withdrawn', () => {
    const ends = simulate(50, 10, { figure: 'lcp', share: 0.4 })
    expect(ends.every(({ verdict }) => verdict === 'worse')).toBe(true)
  })
})
