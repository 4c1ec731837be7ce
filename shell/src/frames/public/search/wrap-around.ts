/**
 * Returns the option that an arrow key moves to; -1 is the field itself, before the first and after the last option.
 *
 * @example wrapAround(-1, -1, 3) // 2
 */
export function wrapAround(index: number, step: number, count: number): number {
  const places = count + 1
  return ((index + 1 + step + places) % places) - 1
}
