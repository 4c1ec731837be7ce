/**
 * Returns the position `step` places after `index` in a circle of `count` positions.
 *
 * @param count at least 1
 * @example wrapAround(2, 1, 3) // 0
 */
export function wrapAround(index: number, step: number, count: number): number {
  return (((index + step) % count) + count) % count
}
