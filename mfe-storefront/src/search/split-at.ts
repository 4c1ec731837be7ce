interface Part {
  /** Where it begins. */
  from: number
  part: string
  found: boolean
}

/**
 * A text in parts, in turn inside and outside of what was found. Together they are the text, whatever the
 * ranges are: one that is no range of the text, or that overlaps an earlier one, counts for nothing.
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
