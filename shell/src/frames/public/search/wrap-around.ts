/**
 * The place that an arrow key leads to, in a list that can also have no place: before the first
 * one, and after the last one, is the field itself, -1.
 *
 * @example wrapAround(-1, -1, 3) // 2
 */
export function wrapAround(index: number, step: number, count: number): number {
  const places = count + 1
  return ((index + 1 + step + places) % places) - 1
}
