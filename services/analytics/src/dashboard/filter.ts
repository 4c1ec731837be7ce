import type { Knex } from 'knex'
import { type Visitor, visitorProperties } from '../storage/event.ts'
import { labelId } from '../storage/labels.ts'
import { countryCode } from './countries.ts'
import type { Range } from './range.ts'

/** The visits of a report: they begin in the range and match the filter. */
export interface Selection {
  db: Knex
  range: Range
  filter: Filter
}

/** Selects the sessions with these values; a page selects the sessions that viewed it. */
export interface Filter extends Partial<Visitor> {
  page?: string
  userType?: 'admin' | 'user'
}

/** A part of an SQL statement with its parameters. */
export interface Sql {
  sql: string
  values: (string | number | Date)[]
}

const filterNames = [...visitorProperties, 'page', 'userType'] as const

/** Whether the filter has a value; it may also hold unknown parameters of the request. */
export function isFiltered({ filter }: Selection): boolean {
  return filterNames.some(name => filter[name] !== undefined)
}

/**
 * Returns the query of the sessions `s` between two ids that match the filter.
 *
 * @param bounds the first session id of the range, and the first after it, which also bound the views
 */
export function sessionsWith(filter: Filter, bounds: readonly [string, string]): Sql {
  const conditions = ['s.id >= ?', 's.id < ?']
  const values: string[] = [...bounds]
  for (const property of visitorProperties) {
    const text = filter[property]
    if (text === undefined) continue
    conditions.push(`s.${property} = ?::bigint`)
    values.push(labelId(property, property === 'country' ? countryCode(text) : text))
  }
  if (filter.userType) conditions.push(filter.userType === 'admin' ? 's.admin' : 'not s.admin')
  if (filter.page !== undefined) {
    conditions.push(
      `s.id in (select session_id from page_views
         where session_id >= ? and session_id < ? and page = ?::bigint)`,
    )
    values.push(...bounds, labelId('page', filter.page))
  }
  return { sql: `select * from sessions s where ${conditions.join(' and ')}`, values }
}
