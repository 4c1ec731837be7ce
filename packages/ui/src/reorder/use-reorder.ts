import { type KeyboardEvent, type PointerEvent, useLayoutEffect, useRef, useState } from 'react'

export type RowMover = Omit<ReturnType<typeof useReorder>, 'rows' | 'announced'>

/**
 * Moves rows: by dragging a handle with mouse, pen or finger, with the arrow keys on it, or with buttons. The new order
 * shows at once, until rows are delivered again.
 *
 * @param delivered all rows
 * @param onReorder called with all rows in their new order
 * @param mayMove whether a row may take another row's place
 */
export function useReorder<Row>(
  delivered: readonly Row[],
  onReorder: ((rows: readonly Row[], moved: Row) => void) | undefined,
  mayMove: (row: Row, place: Row) => boolean = () => true,
) {
  const [expected, setExpected] = useState<{ of: readonly Row[]; rows: readonly Row[] }>()
  /** Indexes of the dragged row and of the row under the pointer. */
  const [drag, setDrag] = useState<{ from: number; to: number }>()
  const [announced, setAnnounced] = useState<{ place: number; of: number }>()
  const rows = expected?.of === delivered ? expected.rows : delivered

  // An element that is moved in the document loses the focus.
  const focused = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: moved rows lose the focus
  useLayoutEffect(() => {
    focused.current?.focus()
    focused.current = null
  }, [rows])

  const canMove = (from: number, to: number) => {
    const row = rows[from]
    const place = rows[to]
    return from !== to && row !== undefined && place !== undefined && mayMove(row, place)
  }
  const move = (from: number, to: number) => {
    const row = rows[from]
    if (row === undefined || !canMove(from, to)) return
    const next = moved(rows, from, to)
    if (document.activeElement instanceof HTMLElement) focused.current = document.activeElement
    setExpected({ of: delivered, rows: next })
    setAnnounced({ place: to + 1, of: rows.length })
    onReorder?.(next, row)
  }
  return {
    /** The rows, with a move that the service has not confirmed yet. */
    rows,
    /** Result of the last move, for assistive technology. */
    announced,
    canMove,
    move,
    /** Returns the attributes of a row: whether it is dragged, and the side on which the dragged row would drop. */
    row: (index: number) => ({
      'data-dragged': drag?.from === index || undefined,
      'data-drop':
        drag?.to === index && canMove(drag.from, index)
          ? index < drag.from
            ? 'before'
            : 'after'
          : undefined,
    }),
    /** Returns the props of a row's drag handle. */
    handle: (index: number) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0) return
        event.currentTarget.setPointerCapture(event.pointerId)
        setDrag({ from: index, to: index })
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        if (drag) setDrag({ ...drag, to: drag.from + placesAway(event) })
      },
      onPointerUp: () => {
        if (drag) move(drag.from, drag.to)
        setDrag(undefined)
      },
      onPointerCancel: () => setDrag(undefined),
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        if (event.key === 'Escape') setDrag(undefined)
        const step = { ArrowUp: -1, ArrowDown: 1 }[event.key]
        if (!step) return
        event.preventDefault()
        event.stopPropagation()
        move(index, index + step)
      },
    }),
  }
}

/** Returns the number of rows between a row and the pointer, counted by their middles; negative above the row. */
function placesAway(event: PointerEvent<HTMLElement>): number {
  const own = event.currentTarget.closest('tr, li')
  const siblings = own?.parentElement ? [...own.parentElement.children] : []
  const place = siblings.filter(sibling => {
    if (sibling === own) return false
    const { top, height } = sibling.getBoundingClientRect()
    return top + height / 2 < event.clientY
  }).length
  return own ? place - siblings.indexOf(own) : 0
}

/** Returns the list with one entry at another index. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const next = list.toSpliced(from, 1)
  return next.toSpliced(to, 0, ...list.slice(from, from + 1))
}
