import { useDeviceStore } from '../device/device-store.ts'

/** A way to look at a list that somebody has given a name. */
export interface SavedView {
  name: string
  /** Query of the list's address, with its question mark; empty for the list as it comes. */
  query: string
}

interface SavedViews {
  views: readonly SavedView[]
  /** A view of the same name is replaced. */
  save: (view: SavedView) => void
  remove: (name: string) => void
}

/** The views of a table that are kept on this device, in the order of their names. */
export function useSavedViews(table: string): SavedViews {
  const [views, setViews] = useDeviceStore(`table.${table}.views`, parse)
  const without = (name: string) => views.filter(view => view.name !== name)
  return {
    views,
    save: view =>
      setViews(
        [...without(view.name), view].toSorted((a, b) => a.name.localeCompare(b.name, 'el')),
      ),
    remove: name => setViews(without(name)),
  }
}

function parse(stored: unknown): readonly SavedView[] {
  return Array.isArray(stored) ? stored.filter(isSavedView) : []
}

function isSavedView(value: unknown): value is SavedView {
  return (
    typeof value === 'object' &&
    value !== null &&
    'name' in value &&
    typeof value.name === 'string' &&
    'query' in value &&
    typeof value.query === 'string'
  )
}
