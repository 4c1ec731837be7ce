interface Part {
  /** Index of its first character. */
  from: number
  part: string
  found: boolean
}

/**
 * Splits a text at the ranges of the search terms. The parts together are the whole text; a range outside of it or
 * overlapping an earlier one is ignored.
 *
 * @param ranges begin and end, in UTF-16 units, ascending
 */
export function splitAt(text: string, ranges: readonly (readonly number[])[]): Part[] {
  const parts: Part[] = []
  let at = 0
  const add = (to: number, found: boolean) => {
    if (to > at) parts.push({ from: at, part: text.slice(at, to), found })
    at = Math.max(at, to)
  }
  for (const [begin = -1, end = -1] of ranges) {
    if (begin < at || end <= begin || end > text.length) continue
    add(begin, false)
    add(end, true)
  }
  add(text.length, false)
  return parts
}
