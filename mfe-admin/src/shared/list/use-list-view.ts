import { useLocation } from '@stampa/platform'
import { readTableView, type TableView, writeTableView } from '@stampa/ui/data-table/table-view.ts'
import { useState } from 'react'

/** How a list is looked at: its table's view, and the chosen values of its filters by their ids. */
export interface ListView extends TableView {
  filters: Readonly<Record<string, string>>
}

interface ListViewState {
  view: ListView
  setView: (view: ListView) => void
  /** The view as the query of an address, with its question mark; empty at its default. */
  search: string
}

/**
 * Search, filters, sort and page of a list, kept in the address. The address is written past the
 * router: a navigation per key would load nothing, but could overtake one that the administrator asked for.
 *
 * @param filterIds names of the filters in the address; declared outside the component
 */
export function useListView(filterIds: readonly string[]): ListViewState {
  const location = useLocation()
  const [seen, setSeen] = useState(location)
  const [view, setView] = useState(() => viewIn(location.search, filterIds))
  // Back, forward and links bring an address that was not written here.
  if (seen !== location) {
    setSeen(location)
    setView(viewIn(location.search, filterIds))
  }
  return {
    view,
    setView: next => {
      setView(next)
      writeAddress(searchOf(next))
    },
    search: searchOf(view),
  }
}

function viewIn(search: string, filterIds: readonly string[]): ListView {
  const query = new URLSearchParams(search)
  const filters = filterIds.flatMap(id => {
    const value = query.get(id)
    return value ? [[id, value]] : []
  })
  return { ...readTableView(query), filters: Object.fromEntries(filters) }
}

function searchOf(view: ListView): string {
  const chosen = Object.entries(view.filters).filter(([, value]) => value)
  const query = writeTableView(new URLSearchParams(chosen), view).toString()
  return query && `?${query}`
}

function writeAddress(search: string): void {
  try {
    history.replaceState(history.state, '', location.pathname + search)
  } catch {
    // Safari allows 100 changes in 30 s; the address follows with the next one after.
  }
}
