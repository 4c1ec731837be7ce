import { type KeyboardEvent, type PointerEvent, useLayoutEffect, useRef, useState } from 'react'
import { moved } from './moved.ts'

/** Which row is held over which place, both as indexes of all rows. */
interface Drag {
  from: number
  to: number
}

export interface RowMover {
  drag: Drag | undefined
  /** Where the last move led, to be read out. */
  announced: { place: number; of: number } | undefined
  move: (index: number, to: number) => void
  /** For the handle of a row. */
  handle: (index: number) => {
    onPointerDown: (event: PointerEvent<HTMLElement>) => void
    onPointerMove: (event: PointerEvent<HTMLElement>) => void
    onPointerUp: () => void
    onPointerCancel: () => void
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
  }
}

interface Reorder<Row> extends RowMover {
  /** The rows in their order, including a move that the server has not confirmed yet. */
  rows: readonly Row[]
}

/**
 * Moving rows: by dragging a handle with mouse, pen or finger, with the arrow keys on it, or with
 * buttons. The new order shows at once; when the rows arrive anew, theirs holds.
 *
 * @param delivered all rows
 * @param onReorder called with all rows in their new order
 * @param canMove whether a row may leave its place for another one's
 */
export function useReorder<Row>(
  delivered: readonly Row[],
  onReorder: ((rows: readonly Row[], moved: Row) => void) | undefined,
  canMove: (from: number, to: number) => boolean = () => true,
): Reorder<Row> {
  const [expected, setExpected] = useState<{ of: readonly Row[]; rows: readonly Row[] }>()
  const [drag, setDrag] = useState<Drag>()
  const [announced, setAnnounced] = useState<{ place: number; of: number }>()
  const rows = expected?.of === delivered ? expected.rows : delivered

  // An element that changes its place in the document loses the focus on the way.
  const focused = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows at other places are what takes the focus away
  useLayoutEffect(() => {
    focused.current?.focus()
    focused.current = null
  }, [rows])

  const move = (index: number, to: number) => {
    const row = rows[index]
    if (row === undefined || to < 0 || to >= rows.length || to === index) return
    if (!canMove(index, to)) return
    const next = moved(rows, index, to)
    if (document.activeElement instanceof HTMLElement) focused.current = document.activeElement
    setExpected({ of: delivered, rows: next })
    setAnnounced({ place: to + 1, of: rows.length })
    onReorder?.(next, row)
  }
  const drop = () => {
    if (drag) move(drag.from, drag.to)
    setDrag(undefined)
  }
  return {
    rows,
    drag,
    announced,
    move,
    handle: index => ({
      onPointerDown: event => {
        if (event.button !== 0) return
        event.currentTarget.setPointerCapture(event.pointerId)
        setDrag({ from: index, to: index })
      },
      onPointerMove: event => {
        if (drag) setDrag({ ...drag, to: drag.from + placesAway(event) })
      },
      onPointerUp: drop,
      onPointerCancel: () => setDrag(undefined),
      onKeyDown: event => {
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

/** On which side of a row the dragged one would come to stand, if it is over that row. */
export function dropSide(drag: Drag | undefined, index: number): 'before' | 'after' | undefined {
  if (!drag || drag.to !== index || drag.to === drag.from) return undefined
  return drag.to < drag.from ? 'before' : 'after'
}

/** How many rows above or below its own the pointer is, counted by their middles. */
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
