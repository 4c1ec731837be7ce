/**
 * How much a number has changed against an earlier one, as a share of that: 0.5 is half as much
 * again. Undefined where there was nothing before.
 */
export function changeOf(now: number, before: number): number | undefined {
  return before === 0 ? undefined : (now - before) / before
}

/** A share of a whole, rounded to whole percent; of nothing it is 0. */
export function percentOf(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((part / whole) * 100)
}
