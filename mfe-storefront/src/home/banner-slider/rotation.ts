/** A banner stays this many ms before the next one takes its place. */
export const rotationInterval = 5000

/**
 * The place `step` places away in a circle of `count`.
 *
 * @param count at least 1
 * @example wrapAround(2, 1, 3) // 0
 */
export function wrapAround(index: number, step: number, count: number): number {
  return (((index + step) % count) + count) % count
}
