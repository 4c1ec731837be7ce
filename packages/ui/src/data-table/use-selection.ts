import { useCallback, useRef, useState } from 'react'

export interface Selection<Row> {
  has: (row: Row) => boolean
  /** The selected rows that are still there and match the search, in the table's order. */
  rows: readonly Row[]
  /**
   * @param range from the row that was chosen last to this one, all become what this one becomes
   */
  toggle: (row: Row, range?: boolean) => void
  /** Selects the rows in addition, or takes them out. */
  set: (rows: readonly Row[], selected: boolean) => void
  clear: () => void
}

/**
 * Which rows are selected. A row that the search hides counts as not selected: nobody shall delete
 * what they do not see.
 *
 * @param found the rows that match the search, on all pages
 */
export function useSelection<Row>(
  found: readonly Row[],
  rowKey: (row: Row) => string,
): Selection<Row> {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set())
  const last = useRef<string>(undefined)
  const has = (row: Row) => keys.has(rowKey(row))
  const set = useCallback(
    (rows: readonly Row[], selected: boolean) =>
      setKeys(current => {
        const next = new Set(current)
        for (const row of rows) {
          if (selected) next.add(rowKey(row))
          else next.delete(rowKey(row))
        }
        return next
      }),
    [rowKey],
  )
  const toggle = useCallback(
    (row: Row, range = false) => {
      const to = found.indexOf(row)
      const from = range ? found.findIndex(other => rowKey(other) === last.current) : to
      last.current = rowKey(row)
      const [start, end] = from === -1 ? [to, to] : [Math.min(from, to), Math.max(from, to)]
      set(found.slice(start, end + 1), !keys.has(rowKey(row)))
    },
    [found, keys, rowKey, set],
  )
  return {
    has,
    rows: keys.size === 0 ? [] : found.filter(has),
    toggle,
    set,
    clear: () => setKeys(new Set()),
  }
}
