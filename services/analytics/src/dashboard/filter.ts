import { labelId } from '../storage/labels.ts'
import { countryCode } from './countries.ts'

/** A part of an SQL statement with its parameters. */
export interface Sql {
  sql: string
  values: (string | number | Date)[]
}

/** Selects the sessions with these values; a page selects the sessions that viewed it. */
export interface Filter {
  source?: string
  country?: string
  city?: string
  page?: string
  device?: string
  browser?: string
  os?: string
  campaign?: string
  userType?: 'admin' | 'user'
}

const columns = ['source', 'country', 'city', 'device', 'browser', 'os', 'campaign'] as const

export function isFiltered(filter: Filter): boolean {
  return Object.keys(filter).length > 0
}

/**
 * Returns the condition on a session `s`; undefined without a filter.
 *
 * @param bounds the first session id of the range, and the first after it, which also bound the views
 */
export function conditionOf(filter: Filter, bounds: readonly [string, string]): Sql | undefined {
  const sql: string[] = []
  const values: string[] = []
  for (const column of columns) {
    const text = filter[column]
    if (text === undefined) continue
    sql.push(`s.${column} = ?::bigint`)
    values.push(labelId(column, column === 'country' ? countryCode(text) : text))
  }
  if (filter.userType !== undefined)
    sql.push(filter.userType === 'admin' ? 's.admin' : 'not s.admin')
  if (filter.page !== undefined) {
    sql.push(
      `s.id in (select session_id from page_views
         where session_id >= ? and session_id < ? and page = ?::bigint)`,
    )
    values.push(...bounds, labelId('page', filter.page))
  }
  return sql.length > 0 ? { sql: sql.join(' and '), values } : undefined
}
