/** Search, sort and page of a table. Kept in the address, so that back, reload and sharing keep it. */
export interface TableView {
  search: string
  sort: TableSort | null
  /** From 1. */
  page: number
}

export interface TableSort {
  column: string
  direction: 'ascending' | 'descending'
}

/** Parses the view from a query: `?q=cup&sort=-title&page=2`. Invalid values are ignored. */
export function readTableView(query: URLSearchParams): TableView {
  const page = Number(query.get('page'))
  return {
    search: query.get('q') ?? '',
    sort: parseSort(query.get('sort') ?? ''),
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  }
}

/** Writes the view into a copy of the query; other parameters stay. Inverse of {@link readTableView}. */
export function writeTableView(query: URLSearchParams, view: TableView): URLSearchParams {
  const next = new URLSearchParams(query)
  set(next, 'q', view.search)
  set(next, 'sort', view.sort ? formatSort(view.sort) : '')
  set(next, 'page', view.page > 1 ? String(view.page) : '')
  return next
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
