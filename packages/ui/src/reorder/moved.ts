/** The list with one entry at another place. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const next = list.toSpliced(from, 1)
  return next.toSpliced(to, 0, ...list.slice(from, from + 1))
}
