import { useLocation, useNavigate } from '@stampa/platform'
import { readTableView, type TableView, writeTableView } from '@stampa/ui/data-table/table-view.ts'
import { useEffect, useRef, useState } from 'react'

/** How long typing rests before the address follows, in ms. */
const restTime = 250

/**
 * Search, sort and page of a list, kept in the address. The list answers to each key at once; the
 * address follows when typing rests, because every change of it is a navigation.
 */
export function useListView(): [TableView, (view: TableView) => void] {
  const location = useLocation()
  const navigate = useNavigate()
  const [view, setView] = useState(() => readTableView(new URLSearchParams(location.search)))
  const shown = useRef(location.search)

  // Back, forward and links bring an address that did not come from here.
  useEffect(() => {
    if (location.search === shown.current) return
    shown.current = location.search
    setView(readTableView(new URLSearchParams(location.search)))
  }, [location.search])

  useEffect(() => {
    const query = writeTableView(new URLSearchParams(shown.current), view).toString()
    const search = query && `?${query}`
    if (search === shown.current) return
    const timer = setTimeout(() => {
      shown.current = search
      navigate(
        { pathname: location.pathname, search },
        { replace: true, preventScrollReset: true, state: location.state },
      )
    }, restTime)
    return () => clearTimeout(timer)
  }, [view, navigate, location.pathname, location.state])

  return [view, setView]
}
