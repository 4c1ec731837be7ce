import { Link, useLocation, useNavigate } from '@stampa/platform'
import type { ServerPage } from '@stampa/ui/data-table/table-footer.tsx'
import { readTableView, type TableView, writeTableView } from '@stampa/ui/data-table/table-view.ts'
import { useEffect, useRef, useState } from 'react'
import { pageSize, type ServerList } from './server-list.ts'

/** Milliseconds between two questions of somebody who types fast. The first key does not wait. */
const typingPause = 100

interface ServerView {
  view: TableView
  setView: (view: TableView) => void
  /** A filter of the address: `?status=Rejected`; empty without one. */
  filter: (name: string) => string
  setFilter: (name: string, value: string) => void
  /** Whether the address asks for less than everything. */
  isNarrowed: boolean
  /** Back to everything. */
  showAll: () => void
  pageOf: (list: ServerList<unknown>) => ServerPage
  /** The address's query, with its question mark: what opens over the list carries it. */
  search: string
  /** The part of it that holds on every page: search, order and filters. */
  narrowing: string
}

/**
 * How a list of the service is looked at, kept in the address, whose loader asks for it. The way
 * back to earlier pages is kept with the address, in the browser's history.
 *
 * @param filters names of its filters
 */
export function useServerView(filters: readonly string[] = []): ServerView {
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
  // Back, forward and links bring a search that was not typed here. An answer to what was typed may
  // come while more is being typed, which it must not take away.
  if (seen !== stored.search) {
    setSeen(stored.search)
    if (stored.search !== asked) setTyped(stored.search)
  }

  const go = (next: URLSearchParams, replace: boolean) => {
    next.delete('after')
    next.delete('page')
    navigate({ search: next.toString() }, { replace, preventScrollReset: true })
  }
  const setView = (view: TableView) => {
    clearTimeout(timer.current)
    const next = writeTableView(new URLSearchParams(location.search), view)
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
  const without = (names: readonly string[]) => {
    const next = new URLSearchParams(location.search)
    for (const name of names) next.delete(name)
    return next
  }
  return {
    view: { ...stored, search: typed },
    setView,
    filter: name => query.get(name) ?? '',
    setFilter: (name, value) => {
      const next = without([name])
      if (value) next.set(name, value)
      go(next, false)
    },
    isNarrowed: ['q', ...filters].some(name => query.get(name)),
    showAll: () => {
      setTyped('')
      setAsked('')
      go(without(['q', ...filters]), false)
    },
    search: location.search,
    narrowing: queryOf(without(['after', 'page'])),
    pageOf: ({ total, next }) => neighbours(location, stored.page, total, next),
  }
}

function queryOf(query: URLSearchParams): string {
  return query.size > 0 ? `?${query}` : ''
}

type Address = Pick<ReturnType<typeof useLocation>, 'pathname' | 'search' | 'state'>

/** The pages before and after the one at an address. */
function neighbours(
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
  const here = query.get('after') ?? ''
  // Without a way back, as in a link from a mail, the way leads to the beginning.
  const back = trail.length > 0 ? page - 1 : 1
  return {
    before: (page - 1) * pageSize,
    total,
    previous: here ? link(back, trail.at(-1), trail.slice(0, -1)) : undefined,
    next: next ? link(page + 1, next, [...trail, here]) : undefined,
  }
}

/** Where the pages before this one began; the first one begins at ''. */
function trailIn(state: unknown): readonly string[] {
  const isTrail = typeof state === 'object' && state !== null && 'trail' in state
  return isTrail && Array.isArray(state.trail) ? state.trail : []
}
