import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Fault, simulateCanary } from '../test/simulated-canary.ts'
import {
  type Counts,
  evidenceOf,
  falseAlarms,
  figures,
  noEvidence,
  noSums,
  verdictOf,
  withPeriod,
} from './verdict.ts'

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
