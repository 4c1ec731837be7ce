import { createContext, useContext } from 'react'
import type { Day } from './dates.ts'
import { type View, writeView } from './view.ts'

interface ViewState {
  view: View
  /** In the shop, when the view was opened. */
  today: Day
  /** The reader can choose no other days. */
  fixed: boolean
}

const ViewContext = createContext<ViewState | undefined>(undefined)

/** Tells everything below which view is shown. */
export const ViewProvider = ViewContext

/** The view that is shown, and the query that leads to another one. */
export function useView(): ViewState & { searchOf: (view: View) => string } {
  const state = useContext(ViewContext)
  if (!state) throw new Error('useView stands below a ViewProvider')
  return { ...state, searchOf: view => writeView(view, state.today) }
}
