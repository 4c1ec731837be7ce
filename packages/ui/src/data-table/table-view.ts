/** How a table is looked at. Belongs into the URL, so that back, reload and sharing keep it. */
export interface TableView {
  search: string
  sort: TableSort | null
  /** From 1. */
  page: number
}

export interface TableSort {
  /** Id of the column. */
  column: string
  direction: 'ascending' | 'descending'
}

/**
 * The view in a URL's query: `?q=cup&sort=-title&page=2`. Anything that makes no sense is left out.
 *
 * @param initial what holds where the query says nothing
 */
export function readTableView(query: URLSearchParams, initial: Partial<TableView> = {}): TableView {
  const sort = query.get('sort')
  const page = Number(query.get('page'))
  return {
    search: query.get('q') ?? initial.search ?? '',
    sort: sort === null ? (initial.sort ?? null) : parseSort(sort),
    page: Number.isSafeInteger(page) && page > 0 ? page : (initial.page ?? 1),
  }
}

/** The query with the view written into it; other parameters stay. Inverse of {@link readTableView}. */
export function writeTableView(query: URLSearchParams, view: TableView): URLSearchParams {
  const next = new URLSearchParams(query)
  set(next, 'q', view.search)
  set(next, 'sort', view.sort ? formatSort(view.sort) : '')
  set(next, 'page', view.page > 1 ? String(view.page) : '')
  return next
}

/** The view after a click on a column's header: ascending, then descending, then as delivered. */
export function toggleSort(view: TableView, column: string): TableView {
  const current = view.sort?.column === column ? view.sort.direction : undefined
  const sort: TableSort | null =
    current === undefined
      ? { column, direction: 'ascending' }
      : current === 'ascending'
        ? { column, direction: 'descending' }
        : null
  return { ...view, sort, page: 1 }
}

function set(query: URLSearchParams, name: string, value: string): void {
  if (value) query.set(name, value)
  else query.delete(name)
}

function parseSort(text: string): TableSort | null {
  const descending = text.startsWith('-')
  const column = descending ? text.slice(1) : text
  return column ? { column, direction: descending ? 'descending' : 'ascending' } : null
}

function formatSort({ column, direction }: TableSort): string {
  return direction === 'descending' ? `-${column}` : column
}
