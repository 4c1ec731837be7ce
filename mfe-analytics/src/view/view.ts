import { addDays, type Day, daysIn, isDay, type Period } from './dates.ts'

export const grains = ['hour', 'day', 'month'] as const
export type Grain = (typeof grains)[number]

/** What everything on the page can be narrowed to. */
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

/** What the dashboard shows. It is the address's query, so that back, reload and sharing keep it. */
export interface View extends Period {
  grain: Grain
  /** Beside the period of the same length before it. */
  compare: boolean
  filters: Filters
}

/** Back-office specification, section 9. */
const defaultDays = 30

/** Further back nothing is kept: public-site specification, section 9. */
const keptDays = 2 * 366

/** Characters of a value to filter by. */
const longestValue = 300

/** More buckets than a screen has room for are no chart. */
const longest: Record<Grain, number> = { hour: 31, day: 366, month: Number.POSITIVE_INFINITY }

/** First day that can be asked for. */
export function firstDay(today: Day): Day {
  return addDays(today, -keptDays)
}

/** The period that is shown until another is chosen: the last 30 days, to today. */
export function defaultPeriod(today: Day): Period {
  return { startDate: addDays(today, -defaultDays), endDate: today }
}

/** Grains that a period can be divided by. */
export function grainsOf(period: Period): Grain[] {
  return grains.filter(grain => daysIn(period) <= longest[grain])
}

/**
 * The view that an address asks for. What makes no sense in it is left out.
 *
 * @param today in the shop
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

/** The query of a view, without what holds anyway. Inverse of {@link readView}. */
export function writeView(view: View, today: Day): string {
  const query = new URLSearchParams()
  const usual = defaultPeriod(today)
  if (view.startDate !== usual.startDate || view.endDate !== usual.endDate) {
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

/** The view narrowed to a value, or no longer narrowed if it was already. */
export function toggleFilter(view: View, name: FilterName, value: string): View {
  const { [name]: current, ...others } = view.filters
  return { ...view, filters: current === value ? others : { ...others, [name]: value } }
}

/** The view of another period, divided as before where that is possible. */
export function withPeriod(view: View, period: Period): View {
  const wasUsual = view.grain === defaultGrain(view)
  const keeps = !wasUsual && grainsOf(period).includes(view.grain)
  return { ...view, ...period, grain: keeps ? view.grain : defaultGrain(period) }
}

/** The service would refuse a whole view for a value that there cannot be. */
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
  const startDate = query.get('startDate')
  const endDate = query.get('endDate')
  const sensible = isDay(startDate) && isDay(endDate) && startDate <= endDate && endDate <= today
  return sensible && startDate >= firstDay(today) ? { startDate, endDate } : defaultPeriod(today)
}

/** The view of a period that cannot be left: there is no other one to compare it with. */
export function fixedTo(view: View, period: Period): View {
  return { ...withPeriod(view, period), compare: false }
}

function defaultGrain(period: Period): Grain {
  const days = daysIn(period)
  if (days <= 2) return 'hour'
  return days <= 184 ? 'day' : 'month'
}
