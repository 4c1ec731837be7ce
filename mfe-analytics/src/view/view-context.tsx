import { locales, useLanguage } from '@stampa/platform'
import { createContext, useContext } from 'react'
import type { Day, Period } from './dates.ts'
import { type View, writeView } from './view.ts'

interface ViewState {
  view: View
  /** The shop's day when the view was opened. */
  today: Day
  /** Whether the period is fixed by a share link. */
  fixed: boolean
}

/** The view of the components below. */
export const ViewContext = createContext<ViewState | undefined>(undefined)

/** Returns the current view, and `searchOf` to link to another one. */
export function useView(): ViewState & { searchOf: (view: View) => string } {
  const state = useContext(ViewContext)
  if (!state) throw new Error('useView requires a ViewContext')
  return { ...state, searchOf: view => writeView(view, state.today) }
}

/** Returns a formatter of periods: `1–20 Nov 2026`. */
export function usePeriodName(): (period: Period) => string {
  const locale = locales[useLanguage()]
  // Days are parsed as UTC, and so formatted in UTC.
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' })
  return ({ startDate, endDate }) => format.formatRange(new Date(startDate), new Date(endDate))
}
