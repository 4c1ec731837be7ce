import { type FocusEvent, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'

/** Actions of keys on the focused row; undefined disables the key. */
interface RowKeyActions<Row> {
  open: ((row: Row) => void) | undefined
  remove: ((row: Row) => void) | undefined
  select: ((row: Row) => void) | undefined
}

/**
 * Handles the keyboard in a table's rows: up, down, Home and End move the focus; Enter opens, Delete asks for
 * deletion and Space selects. Text controls in a row keep their own keys. When the row with the focus is
 * removed, the one that takes its place has it.
 */
export function useRowKeys<Row>(rows: readonly Row[], actions: RowKeyActions<Row>) {
  const [active, setActive] = useState(0)
  const { open, remove, select } = actions
  const focusNext = useRef<() => void>(undefined)
  useLayoutEffect(() => {
    if (document.activeElement === document.body) focusNext.current?.()
  })
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const element = rowOf(event.target)
    const body = event.currentTarget
    if (!element || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    const index = [...body.children].indexOf(element)
    const row = rows[index]
    if (row === undefined || isTextControl(event.target)) return
    const isOnRow = event.target === element
    const steps: Record<string, number> = {
      ArrowDown: index + 1,
      ArrowUp: index - 1,
      Home: 0,
      End: rows.length - 1,
    }
    const step = steps[event.key]
    if (step !== undefined) {
      const next = body.children[Math.max(0, Math.min(step, rows.length - 1))]
      if (next instanceof HTMLElement) next.focus()
    } else if (event.key === 'Enter' && isOnRow && open) open(row)
    else if (event.key === ' ' && isOnRow && select) select(row)
    else if (event.key === 'Delete' && remove) remove(row)
    else return
    event.preventDefault()
  }
  const onFocus = (event: FocusEvent<HTMLElement>) => {
    const element = rowOf(event.target)
    if (!element) return
    setActive([...event.currentTarget.children].indexOf(element))
    focusNext.current = rowsNextTo(element)
  }
  const onBlur = () => {
    focusNext.current = undefined
  }
  if (!open && !remove && !select) {
    return { body: { onFocus, onBlur }, tabIndexOf: () => -1 as const }
  }
  const reachable = Math.min(active, rows.length - 1)
  return {
    body: { onKeyDown, onFocus, onBlur },
    /** Returns the `tabIndex` of a row: Tab reaches one row, the last focused one. */
    tabIndexOf: (index: number) => (index === reachable ? 0 : -1),
  }
}

function isTextControl(target: EventTarget): boolean {
  return (
    target instanceof Element &&
    target.matches('textarea, select, [contenteditable], input:not([type="checkbox"])')
  )
}

export function rowOf(target: EventTarget | null): HTMLTableRowElement | null {
  return target instanceof Element ? target.closest('tr') : null
}

/**
 * Returns a function that focuses the row which takes the place of a removed one, or the last one; the dialog or page
 * around the table where no row is left.
 */
export function rowsNextTo(row: HTMLTableRowElement | null): () => void {
  const body = row?.parentElement
  const around = row?.closest<HTMLElement>('[role="dialog"]') ?? document.getElementById('main')
  const rows: (Element | null)[] = [...(body?.children ?? [])]
  const index = rows.indexOf(row)
  return () => {
    const left = body?.isConnected ? [...body.children].filter(child => child !== row) : []
    const next = left[Math.min(index, left.length - 1)] ?? around
    if (next instanceof HTMLElement) next.focus({ preventScroll: true })
  }
}
