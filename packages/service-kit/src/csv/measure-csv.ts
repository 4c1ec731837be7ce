/**
 * How many lines and cells a file has, without reading them: a file of millions of empty cells is small,
 * and would keep whoever reads it busy for half a minute.
 *
 * @param delimiter between cells, one character
 */
export function measureCsv(text: string, delimiter: string): { lines: number; cells: number } {
  let lines = 0
  let cells = 0
  let quoted = false
  let begun = false
  for (let at = 0; at < text.length; at++) {
    const character = text[at]
    begun = true
    if (character === '"') quoted = !quoted
    else if (quoted) continue
    else if (character === delimiter) cells++
    else if (character === '\n' || (character === '\r' && text[at + 1] !== '\n')) {
      lines++
      cells++
      begun = false
    }
  }
  return begun ? { lines: lines + 1, cells: cells + 1 } : { lines, cells }
}
