import { parseStrings, useDeviceStore } from '../device/device-store.ts'

/**
 * Returns the ids of the columns hidden on this device, and their setter.
 *
 * @param table name of the table; undefined stores nothing and hides nothing
 */
export function useHiddenColumns(table: string | undefined) {
  return useDeviceStore(`table.${table ?? ''}.hidden`, parseStrings)
}

export interface SavedView {
  name: string
  /** Query of the list's address, with its question mark; empty for the default view. */
  query: string
}

/** Returns the named views of a table that this device stores, sorted by name. */
export function useSavedViews(table: string) {
  const [views, setViews] = useDeviceStore(`table.${table}.views`, parseViews)
  const without = (name: string) => views.filter(view => view.name !== name)
  return {
    views,
    /** Replaces a view of the same name. */
    save: (view: SavedView) =>
      setViews(
        [...without(view.name), view].toSorted((a, b) => a.name.localeCompare(b.name, 'el')),
      ),
    remove: (name: string) => setViews(without(name)),
  }
}

function parseViews(stored: unknown): readonly SavedView[] {
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
