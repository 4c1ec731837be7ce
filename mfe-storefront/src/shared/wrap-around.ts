/**
 * The place `step` places away in a circle of `count`.
 *
 * @param count at least 1
 * @example wrapAround(2, 1, 3) // 0
 */
export function wrapAround(index: number, step: number, count: number): number {
  return (((index + step) % count) + count) % count
}
