import { countryCode } from '../dashboard/countries.ts'
import { type Filter, isFiltered, type Selection } from '../dashboard/filter.ts'
import { idBounds, type Range } from '../dashboard/range.ts'
import { startOf } from '../sessions/session-id.ts'
import { type ConversionName, conversionNames, visitorProperties } from './event.ts'
import { type Dimension, dimensions, labelId } from './labels.ts'

/** Queries of sessions and sums. */

/** The tables that reports read: those of one server, or Distributed ones over all. */
export interface ReadTables {
  sessions: string
  sums: string
  /** The sums of the server that has a session: each has its own days. */
  localSums: string
}

/** Version of an erased session, which no other exceeds. */
export const erasedVersion = 0xffffffff

export function secondOf(session: string): number {
  return Math.min(0xffffffff, Math.floor(startOf(session) / 1000))
}

/**
 * Returns the query of the sums of a dimension by day and value: those of stored days, and of the sessions of
 * other days.
 */
export function sumsOf(tables: ReadTables, selection: Selection, dimension: Dimension): string {
  const { range, filter } = selection
  if (isFiltered(selection)) return liveSums(tables.sessions, range, filter, dimension)
  const isLive = `toDate(started) not in (select day from ${tables.localSums} where dimension = 0)`
  return `${liveSums(tables.sessions, range, filter, dimension, isLive)}
    union all
    select day, value, sessions, views, duration, bounces from ${tables.sums}
    where dimension = ${dimensions[dimension]} and day >= '${range.from}' and day < '${range.until}'`
}

/** Returns the query of the sums of sessions by day and value, which each server computes of its own. */
export function liveSums(
  table: string,
  range: Range,
  filter: Filter,
  dimension: Dimension,
  condition = '1',
): string {
  const n = conversionNames.indexOf(dimension as ConversionName) + 1
  const counts =
    dimension === 'page'
      ? ['0', '1', '0', '0']
      : n > 0
        ? ['1', `conversions[${n}]`, '0', '0']
        : ['1', 'length(pages)', 'duration', 'length(pages) <= 1']
  const columns = ['sessions', 'views', 'duration', 'bounces'].map(
    (name, at) => `sum(toInt64(${counts[at]})) as ${name}`,
  )
  return `select toDate(started) as day, ${labelOf(dimension)} as value, ${columns.join(', ')}
    ${chosen(table, { range, filter })} and ${n > 0 ? `conversions[${n}] > 0` : '1'} and ${condition}
    group by day, value`
}

export function chosen(table: string, { range, filter }: Pick<Selection, 'range' | 'filter'>) {
  return chosenBetween(table, filter, idBounds(range))
}

/** Returns the end of the query of the sessions between two ids that match the filter. */
export function chosenBetween(
  table: string,
  filter: Filter,
  [from, until]: readonly [string, string],
): string {
  const conditions = [
    `version < ${erasedVersion}`,
    `started >= toDateTime(${secondOf(from)})`,
    `started < toDateTime(${secondOf(until)})`,
  ]
  for (const property of visitorProperties) {
    const text = filter[property]
    if (text === undefined) continue
    const label = labelId(property, property === 'country' ? countryCode(text) : text)
    conditions.push(`${property} = ${label}`)
  }
  if (filter.userType) conditions.push(`admin = ${Number(filter.userType === 'admin')}`)
  if (filter.page !== undefined)
    conditions.push(`has(pages, toInt64(${labelId('page', filter.page)}))`)
  return `from ${table} final where ${conditions.join(' and ')}`
}

/** Returns the expression of a dimension's value. */
function labelOf(dimension: Dimension): string {
  switch (dimension) {
    case 'total':
      return 'toInt64(0)'
    case 'page':
      return 'arrayJoin(pages)'
    case 'entryPage':
      return 'pages[1]'
    case 'exitPage':
      return 'pages[-1]'
    case 'userType':
      return `if(admin, toInt64(${labelId('userType', 'admin')}), toInt64(${labelId('userType', 'user')}))`
    case 'contact-sent':
    case 'order-sent':
    case 'mockup-saved':
    case 'design-order-sent':
      return 'source'
    default:
      return dimension
  }
}
