/** Views of a version, or samples of it, and how many of them failed. */
export interface Counts {
  views: number
  failures: number
}

/** Figures that two versions are compared by, with their failures. */
export const figures = ['render', 'missing', 'browser', 'lcp', 'inp'] as const
export type Figure = (typeof figures)[number]

export type Sums = Record<Figure, Counts>

/** Logarithm of the evidence for each of {@link alternatives}, by figure. */
export type Evidence = Record<Figure, number[]>

export const noSums = (): Sums => perFigure(() => ({ views: 0, failures: 0 }))

/** Shares of failing views with the suspect and with the other version, between which the evidence is spread. */
const alternatives = [0.001, 0.01, 0.1, 0.3].flatMap(other =>
  [0.05, 0.2, 0.6, 0.99]
    .filter(suspect => suspect >= 2 * other)
    .map(suspect => ({ suspect, other })),
)

export const noEvidence = (): Evidence => perFigure(() => alternatives.map(() => 0))

/**
 * Probability that a version which fails no more often than the other one is ever withdrawn, at most, by all figures
 * together.
 */
export const falseAlarms = 1e-4

/** Evidence of a figure from which on the suspect is withdrawn. */
const enough = figures.length / falseAlarms

/** Evidence from which on the suspect gets no larger share. */
const doubtful = 10

/** Views that a canary needs at each share before it gets the next one. */
export const viewsPerStep = 200

/** Time that it needs at each share, ms. */
export const stepMilliseconds = 10 * 60_000

/**
 * Failures that count as one: those of a visitor come together, as do the samples of a slow device. Renderings are
 * independent of visitors.
 */
const together: Record<Figure, number> = { render: 1, missing: 2.5, browser: 2.5, lcp: 4, inp: 4 }

/**
 * Adds a period in which both versions had views to the evidence that the suspect fails more often.
 *
 * A safe sequential test of two proportions (Turner, Ly and Grünwald, 2024). For shares `a` of the suspect
 * and `b` of the other version, and the share `p` of both together, each period multiplies the evidence by
 * the probability of what was seen under `a` and `b`, over that under `p`. (A root of it, where failures come
 * together.) If the suspect fails no more often, whatever the rate in that period, the expected factor is at
 * most 1; so the evidence is ever above `1 / x` with a probability below `x`, however often one looks
 * (Ville's inequality). An outage hits both versions and speaks against neither.
 */
export function withPeriod(evidence: Evidence, suspect: Sums, other: Sums): Evidence {
  return perFigure(figure =>
    evidence[figure].map((sum, index) => {
      const alternative = alternatives[index]
      if (!alternative) return sum
      return sum + logFactor(suspect[figure], other[figure], alternative) / together[figure]
    }),
  )
}

function logFactor(
  suspect: Counts,
  other: Counts,
  shares: { suspect: number; other: number },
): number {
  const views = suspect.views + other.views
  if (suspect.views === 0 || other.views === 0) return 0
  const both = (suspect.views * shares.suspect + other.views * shares.other) / views
  const of = ({ views, failures }: Counts, share: number) => {
    const passed = Math.max(0, views - failures)
    return failures * Math.log(share / both) + passed * Math.log((1 - share) / (1 - both))
  }
  return of(suspect, shares.suspect) + of(other, shares.other)
}

/** Returns the evidence that the suspect fails more often in the figure: 1 is none. */
export function evidenceOf(evidence: Evidence, figure: Figure): number {
  const sums = evidence[figure]
  return sums.reduce((total, log) => total + Math.exp(log), 0) / sums.length
}

/** What becomes of a suspect: `go on` is no decision yet. */
export type Verdict = { verdict: 'worse'; figure: Figure } | { verdict: 'good' | 'go on' }

/**
 * Decides about a version that was compared with another one.
 *
 * @param step views of the suspect at its present share, and their time, ms
 */
export function verdictOf(evidence: Evidence, step: { views: number; time: number }): Verdict {
  const worst = figures.toSorted((a, b) => evidenceOf(evidence, b) - evidenceOf(evidence, a))[0]
  const most = worst ? evidenceOf(evidence, worst) : 0
  if (worst && most >= enough) return { verdict: 'worse', figure: worst }
  const isLong = step.views >= viewsPerStep && step.time >= stepMilliseconds
  return { verdict: isLong && most < doubtful ? 'good' : 'go on' }
}

function perFigure<T>(value: (figure: Figure) => T): Record<Figure, T> {
  return Object.fromEntries(figures.map(figure => [figure, value(figure)])) as Record<Figure, T>
}
