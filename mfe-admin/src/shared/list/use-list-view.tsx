import { Link, useLocation, useNavigate } from '@stampa/platform'
import type { ServerPage } from '@stampa/ui/data-table/table-footer.tsx'
import { readTableView, type TableView, writeTableView } from '@stampa/ui/data-table/table-view.ts'
import { useEffect, useRef, useState } from 'react'
import { pageSize, type ServerList } from './server-list.ts'

/** Search, sort, page and filters of a list, kept in its address. */
export interface ListView {
  view: TableView
  setView: (view: TableView) => void
  /** Values of the filters by name: `?status=Rejected`. */
  filters: Readonly<Record<string, string>>
  setFilter: (name: string, value: string) => void
  /** Removes all filters; in a list of the service the search too. */
  showAll: () => void
  /** Query with its question mark: links to dialogs over the list carry it. */
  search: string
  /** Query that a saved view stores. */
  savedQuery: string
}

interface LocalState {
  view: TableView
  filters: Readonly<Record<string, string>>
}

/**
 * Keeps the view of a list whose rows are all in the browser. Writes the address without the router:
 * a navigation per key would load nothing, but could abort one that the administrator started.
 *
 * @param filterNames names of the filters in the address; constant across renders
 */
export function useListView(filterNames: readonly string[] = []): ListView {
  const location = useLocation()
  const [seen, setSeen] = useState(location)
  const [state, setState] = useState(() => stateIn(location.search, filterNames))
  // Back, forward and links bring an address that this hook has not written.
  if (seen !== location) {
    setSeen(location)
    setState(stateIn(location.search, filterNames))
  }
  const change = (next: LocalState) => {
    setState(next)
    replaceAddress(queryOf(next))
  }
  const { view, filters } = state
  const search = queryOf(state)
  return {
    view,
    setView: next => change({ view: next, filters }),
    filters,
    setFilter: (name, value) =>
      change({ view: { ...view, page: 1 }, filters: { ...filters, [name]: value } }),
    showAll: () => change({ view: { ...view, page: 1 }, filters: {} }),
    search,
    savedQuery: search,
  }
}

function stateIn(search: string, filterNames: readonly string[]): LocalState {
  const query = new URLSearchParams(search)
  return { view: readTableView(query), filters: filtersIn(query, filterNames) }
}

function filtersIn(query: URLSearchParams, names: readonly string[]): Record<string, string> {
  const chosen = names.map(name => [name, query.get(name) ?? ''])
  return Object.fromEntries(chosen.filter(([, value]) => value))
}

function queryOf({ view, filters }: LocalState): string {
  const chosen = Object.entries(filters).filter(([, value]) => value)
  return withQuestionMark(writeTableView(new URLSearchParams(chosen), view))
}

function withQuestionMark(query: URLSearchParams): string {
  return query.size > 0 ? `?${query}` : ''
}

function replaceAddress(search: string): void {
  try {
    history.replaceState(history.state, '', location.pathname + search)
  } catch {
    // Safari allows 100 changes in 30 s; a later change writes the address.
  }
}

/** Minimum time between two searches while keys are typed, ms. The first key does not wait. */
const typingPause = 100

/**
 * Keeps the view of a list that the service searches, sorts and pages: navigates, so that the
 * route's loader asks the service. The cursors of earlier pages are in the history state.
 *
 * @param filterNames names of the filters in the address
 */
export function useServerListView(filterNames: readonly string[]) {
  const location = useLocation()
  const navigate = useNavigate()
  const query = new URLSearchParams(location.search)
  const stored = readTableView(query)
  const [typed, setTyped] = useState(stored.search)
  const [asked, setAsked] = useState(stored.search)
  const [seen, setSeen] = useState(stored.search)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const askedAt = useRef(Number.NEGATIVE_INFINITY)
  useEffect(() => () => clearTimeout(timer.current), [])
  /** Query of the last navigation, which may still be loading: the next one must not undo it. */
  const requested = useRef(location.search)
  useEffect(() => {
    requested.current = location.search
  }, [location])
  // Back, forward and links bring a search that was not typed here. The response to an earlier key
  // must not replace what has been typed since.
  if (seen !== stored.search) {
    setSeen(stored.search)
    if (stored.search !== asked) setTyped(stored.search)
  }

  const go = (next: URLSearchParams, replace: boolean) => {
    next.delete('after')
    next.delete('page')
    requested.current = next.toString()
    navigate({ search: next.toString() }, { replace, preventScrollReset: true })
  }
  const setView = (view: TableView) => {
    clearTimeout(timer.current)
    const next = writeTableView(new URLSearchParams(requested.current), view)
    if (view.search === typed) return go(next, false)
    setTyped(view.search)
    const ask = () => {
      askedAt.current = performance.now()
      setAsked(view.search)
      go(next, true)
    }
    const wait = askedAt.current + typingPause - performance.now()
    if (wait <= 0) ask()
    else timer.current = setTimeout(ask, wait)
  }
  const without = (names: readonly string[], search: string) => {
    const next = new URLSearchParams(search)
    for (const name of names) next.delete(name)
    return next
  }
  const filters = filtersIn(query, filterNames)
  return {
    view: { ...stored, search: typed },
    setView,
    filters,
    setFilter: (name: string, value: string) => {
      clearTimeout(timer.current)
      const next = without([name, 'q'], requested.current)
      if (typed) next.set('q', typed)
      if (value) next.set(name, value)
      setAsked(typed)
      go(next, false)
    },
    /** Whether a search or filter is set. */
    isNarrowed: stored.search !== '' || Object.keys(filters).length > 0,
    showAll: () => {
      clearTimeout(timer.current)
      setTyped('')
      setAsked('')
      go(without(['q', ...filterNames], requested.current), false)
    },
    search: location.search,
    savedQuery: withQuestionMark(without(['after', 'page'], location.search)),
    pageOf: ({ total, next }: ServerList<unknown>) =>
      serverPageAt(location, stored.page, total, next),
  }
}

type Address = Pick<ReturnType<typeof useLocation>, 'pathname' | 'search' | 'state'>

/** Returns the position of the page at an address, with links to its neighbours. */
function serverPageAt(
  { pathname, search, state }: Address,
  page: number,
  total: number | undefined,
  next: string | undefined,
): ServerPage {
  const query = new URLSearchParams(search)
  const trail = trailIn(state)
  const link = (page: number, after: string | undefined, trail: readonly string[]) => {
    const to = new URLSearchParams(query)
    to.delete('after')
    if (after) to.set('after', after)
    const search = writeTableView(to, { ...readTableView(to), page }).toString()
    return <Link to={{ pathname, search }} state={{ trail }} preventScrollReset />
  }
  const cursor = query.get('after') ?? ''
  // Without a trail, as after a link from a mail, the previous page is the first one.
  const previous = trail.length > 0 ? page - 1 : 1
  return {
    before: (page - 1) * pageSize,
    total,
    previous: cursor ? link(previous, trail.at(-1), trail.slice(0, -1)) : undefined,
    next: next ? link(page + 1, next, [...trail, cursor]) : undefined,
  }
}

/** Returns the cursors of the earlier pages; that of the first page is empty. */
function trailIn(state: unknown): readonly string[] {
  const isTrail = typeof state === 'object' && state !== null && 'trail' in state
  return isTrail && Array.isArray(state.trail) ? state.trail : []
}
