import type { Figure } from './figures.ts'

/** Bytes that a size may grow beyond its recorded value. */
export const allowedGrowth = 10_000

/** A figure with its recorded value and its problem, if any. */
export interface Verdict extends Figure {
  recorded: number | undefined
  problem?: string
}

/**
 * Judges each figure by its limit and by its recorded value. A figure without one, and a
 * recorded value whose figure is gone, are problems: an unchecked budget has no effect.
 */
export function judge(figures: Figure[], recorded: Record<string, number>): Verdict[] {
  const measured = new Set(figures.map(({ name }) => name))
  return [
    ...figures.map(figure => {
      const before = recorded[figure.name]
      const problem = problemOf(figure, before)
      return { ...figure, recorded: before, ...(problem && { problem }) }
    }),
    ...Object.entries(recorded)
      .filter(([name]) => !measured.has(name))
      .map(([name, bytes]) => ({
        name,
        bytes: 0,
        recorded: bytes,
        problem: 'is no longer measured',
      })),
  ]
}

function problemOf({ bytes, limit }: Figure, recorded: number | undefined): string | undefined {
  if (limit !== undefined && bytes > limit) return `is over its limit of ${limit}`
  if (recorded === undefined) return 'has no recorded value'
  if (bytes > recorded + allowedGrowth) return `grew by ${bytes - recorded}`
  return undefined
}
