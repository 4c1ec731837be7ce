import { useLocation } from '@stampa/platform'
import { readTableView, type TableView, writeTableView } from '@stampa/ui/data-table/table-view.ts'
import { useState } from 'react'

interface ListView {
  view: TableView
  setView: (view: TableView) => void
  /** The view as the query of an address, with its question mark; empty at its default. */
  search: string
}

/**
 * Search, sort and page of a list, kept in the address. The address is written past the router: a
 * navigation per key would load nothing, but could overtake one that the administrator asked for.
 */
export function useListView(): ListView {
  const location = useLocation()
  const [seen, setSeen] = useState(location)
  const [view, setView] = useState(() => viewIn(location.search))
  // Back, forward and links bring an address that was not written here.
  if (seen !== location) {
    setSeen(location)
    setView(viewIn(location.search))
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

function viewIn(search: string): TableView {
  return readTableView(new URLSearchParams(search))
}

function searchOf(view: TableView): string {
  const query = writeTableView(new URLSearchParams(), view).toString()
  return query && `?${query}`
}

function writeAddress(search: string): void {
  try {
    history.replaceState(history.state, '', location.pathname + search)
  } catch {
    // Safari allows 100 changes in 30 s; the address follows with the next one after.
  }
}
