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
