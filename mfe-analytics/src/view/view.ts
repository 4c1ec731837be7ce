import { locales, useLanguage } from '@stampa/platform'
import { addDays } from '@stampa/rules/shop-time'
import { createContext, useContext } from 'react'

/** A day in the shop's time zone: `2026-11-20`. */
export type Day = string

/** A range of days, both ends included. */
export interface Period {
  startDate: Day
  endDate: Day
}

const dayLength = 86_400_000

/** Whether the text is an existing day, which `2026-02-30` is not. */
export function isDay(text: string | null): text is Day {
  if (text === null || !/^\d{4}-\d\d-\d\d$/.test(text)) return false
  const time = Date.parse(text)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

/** Returns the number of days in a period, both ends included. */
export function daysIn({ startDate, endDate }: Period): number {
  return (Date.parse(endDate) - Date.parse(startDate)) / dayLength + 1
}

/** Returns the period of the same length that ends the day before. */
export function periodBefore(period: Period): Period {
  const endDate = addDays(period.startDate, -1)
  return { startDate: addDays(endDate, 1 - daysIn(period)), endDate }
}

export function isSamePeriod(a: Period, b: Period): boolean {
  return a.startDate === b.startDate && a.endDate === b.endDate
}

export const grains = ['hour', 'day', 'month'] as const
export type Grain = (typeof grains)[number]

/** Dimensions that the dashboard can be filtered by. */
export const filterNames = [
  'source',
  'campaign',
  'country',
  'city',
  'page',
  'device',
  'browser',
  'os',
  'userType',
] as const
export type FilterName = (typeof filterNames)[number]
export type Filters = Partial<Record<Exclude<FilterName, 'userType'>, string>> & {
  userType?: 'admin' | 'user'
}

/** The state of the dashboard. It is stored in the URL's query, so that back, reload and copied links restore it. */
export interface View extends Period {
  grain: Grain
  /** Whether to compare with the previous period of the same length. */
  compare: boolean
  filters: Filters
}

/** Days of the default period (back-office specification, section 9). */
const defaultDays = 30

/** Retention in days (public-site specification, section 9). */
const keptDays = 2 * 366

/** Maximum length of a filter's value. */
const longestValue = 300

/** Maximum days of a period by grain: a chart has room for about 750 points. */
const longest: Record<Grain, number> = { hour: 31, day: 366, month: Number.POSITIVE_INFINITY }

/** Returns the earliest day that can be requested. */
export function firstDay(today: Day): Day {
  return addDays(today, -keptDays)
}

/** Returns the default period: the last 30 days to today. */
export function defaultPeriod(today: Day): Period {
  return { startDate: addDays(today, -defaultDays), endDate: today }
}

/** Returns the grains that a period allows. */
export function grainsOf(period: Period): Grain[] {
  return grains.filter(grain => daysIn(period) <= longest[grain])
}

/**
 * Parses a view from the URL's query. Invalid values are ignored.
 *
 * @param today in the shop's time zone
 */
export function readView(query: URLSearchParams, today: Day): View {
  const period = readPeriod(query, today)
  const grain = grainsOf(period).find(each => each === query.get('grain'))
  return {
    ...period,
    grain: grain ?? defaultGrain(period),
    compare: query.get('compare') !== 'off',
    filters: readFilters(query),
  }
}

/** Returns the query of a view, without defaults. Inverse of {@link readView}. */
export function writeView(view: View, today: Day): string {
  const query = new URLSearchParams()
  if (!isSamePeriod(view, defaultPeriod(today))) {
    query.set('startDate', view.startDate)
    query.set('endDate', view.endDate)
  }
  if (view.grain !== defaultGrain(view)) query.set('grain', view.grain)
  if (!view.compare) query.set('compare', 'off')
  for (const name of filterNames) {
    const value = view.filters[name]
    if (value) query.set(name, value)
  }
  return query.size > 0 ? `?${query}` : ''
}

/** Sets a filter, or removes it if it has this value already. */
export function toggleFilter(view: View, name: FilterName, value: string): View {
  const { [name]: current, ...others } = view.filters
  return { ...view, filters: current === value ? others : { ...others, [name]: value } }
}

/** Changes the period, and keeps a chosen grain if the period allows it. */
export function withPeriod(view: View, period: Period): View {
  const wasUsual = view.grain === defaultGrain(view)
  const keeps = !wasUsual && grainsOf(period).includes(view.grain)
  return { ...view, ...period, grain: keeps ? view.grain : defaultGrain(period) }
}

/** Reads the valid filters: the service refuses a request with an invalid one. */
function readFilters(query: URLSearchParams): Filters {
  const filters: Filters = {}
  for (const name of filterNames) {
    const value = query.get(name)
    if (!value || value.length > longestValue) continue
    if (name !== 'userType') filters[name] = value
    else if (value === 'admin' || value === 'user') filters[name] = value
  }
  return filters
}

function readPeriod(query: URLSearchParams, today: Day): Period {
  return requestedPeriod(query, today) ?? defaultPeriod(today)
}

/** Whether the URL asks for days that do not exist, are too early or lie in the future. */
export function isPeriodIgnored(query: URLSearchParams, today: Day): boolean {
  const isRequested = query.has('startDate') || query.has('endDate')
  return isRequested && !requestedPeriod(query, today)
}

function requestedPeriod(query: URLSearchParams, today: Day): Period | undefined {
  const startDate = query.get('startDate')
  const endDate = query.get('endDate')
  const sensible = isDay(startDate) && isDay(endDate) && startDate <= endDate && endDate <= today
  return sensible && startDate >= firstDay(today) ? { startDate, endDate } : undefined
}

/** Returns the view of a share link's fixed period, which has no comparison. */
export function fixedTo(view: View, period: Period): View {
  return { ...withPeriod(view, period), compare: false }
}

function defaultGrain(period: Period): Grain {
  const days = daysIn(period)
  if (days <= 3) return 'hour'
  return days <= 184 ? 'day' : 'month'
}

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
