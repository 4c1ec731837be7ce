/**
 * Returns the relative change of a number: 0.5 is an increase by half. Undefined if the earlier number
 * is 0.
 */
export function changeOf(now: number, before: number): number | undefined {
  return before === 0 ? undefined : (now - before) / before
}

/** Returns a share in whole percent; 0 if the whole is 0. */
export function percentOf(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((part / whole) * 100)
}
