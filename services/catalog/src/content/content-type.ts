import type { Type } from '@stampa/service-kit'
import type { Sorting, SortKey } from '@stampa/service-kit/listing'
import type { Knex } from 'knex'

/** Columns of every content table. */
export interface ContentRow {
  id: string
  /** Increases by one with every change. */
  version: number
  created_at: Date
  updated_at: Date
  /** Time of deletion; null while the record is in use. */
  deleted_at: Date | null
  deleted_by: string | null
  /**
   * Set for kinds with a page of their own; null in a row of an older release until housekeeping
   * adds it.
   */
  slug?: string | null
}

/**
 * Describes a kind of content to the code that all kinds share: its table, labels and administrator
 * view.
 */
export interface ContentType<Row extends ContentRow = ContentRow> {
  /** Key in the audit and slug tables; never to be renamed. */
  kind: string
  /** Used in messages: '<label> not found'. */
  label: string
  table: string
  /** Own columns, without those of {@link ContentRow}. */
  columns: readonly string[]
  /** Computed columns as aliased SQL. `visible`: restricted to what visitors may see. */
  computed?: (db: Knex, visible: boolean) => Record<string, Knex.Raw>
  /** Boolean column that must be true for visitors to see a record. */
  flag?: 'active' | 'published'
  /** Further columns to write when records are switched on; SQL over the row before the update. */
  switchedOn?: (db: Knex) => Record<string, Knex.Raw>
  /** Whether `publish_at` and `unpublish_at` limit the visibility. */
  scheduled?: boolean
  /** Whether the table has a column `order`. */
  ordered?: boolean
  /** Column that the slug is made from, for kinds with a page of their own. */
  slugFrom?: 'title' | 'name'
  sorting: Sorting<Row>
  /** Default sort of the administrators' list: a key of `sorting`. */
  standardSort: string
  /** Additional query parameters of the administrators' list. */
  filters?: {
    query: Record<string, Type.TSchema>
    apply(query: Knex.QueryBuilder, values: Record<string, unknown>): void
  }
  /** Returns the record's name in the trash. */
  name(row: Row): string
  /** Schema of {@link toAdmin}'s result. */
  admin: Type.TSchema
  /** Returns the administrator view, which the audit compares. */
  toAdmin(row: Row): object
}

/** Returns the qualified columns of a kind, unambiguous in joins and subqueries. */
export function columnsOf({ table, columns, flag, scheduled, ordered, slugFrom }: AnyType) {
  return [
    ...['id', 'version', 'created_at', 'updated_at', 'deleted_at', 'deleted_by'],
    ...columns,
    ...(flag ? [flag] : []),
    ...(scheduled ? ['publish_at', 'unpublish_at'] : []),
    ...(ordered ? ['order'] : []),
    ...(slugFrom ? ['slug'] : []),
  ].map(column => `${table}.${column}`)
}

type AnyType = Pick<
  ContentType,
  'table' | 'columns' | 'flag' | 'scheduled' | 'ordered' | 'slugFrom'
>

/** Sorts by creation: version 7 ids grow with time. @param id qualified id column */
export function byMaking<Row extends ContentRow>(id: string): SortKey<Row> {
  return { expression: id, value: row => row.id, direction: 'asc' }
}

/** Sorts by a text in Greek dictionary order. @param column qualified */
export function inGreekOrder<Row>(column: string, value: (row: Row) => string): SortKey<Row> {
  return { expression: `${column} collate "el-x-icu"`, value, direction: 'asc' }
}

/** Sorts by the first 200 characters: an index cannot hold a long text. @param column qualified */
export function byBeginning<Row>(column: string, value: (row: Row) => string): SortKey<Row> {
  const beginning = (row: Row) => Array.from(value(row)).slice(0, 200).join('')
  return inGreekOrder(`left(${column}, 200)`, beginning)
}

/** Sorts by a column in its own order. @param column qualified */
export function byColumn<Row>(column: string, value: (row: Row) => string | boolean): SortKey<Row> {
  return { expression: column, value, direction: 'asc' }
}

/**
 * Sorts by the administrators' order, newest first where it is equal. The negative expression lets
 * one index serve both directions.
 */
export function byOrder<Row extends ContentRow & { order: number }>(table: string): SortKey<Row> {
  return { expression: `-${table}."order"`, value: row => -row.order, direction: 'desc' }
}

/** The columns that decide whether visitors see a row. */
export interface Visibility {
  table: string
  flag?: 'active' | 'published'
  scheduled?: boolean
}

/**
 * Returns the SQL condition for rows that visitors may see now: not in the trash, switched on and
 * within the publication time. The only definition of visibility.
 *
 * @param alias of the table in the query
 */
export function visible({ table, flag, scheduled }: Visibility, alias = table): string {
  return [
    `${alias}.deleted_at is null`,
    flag && `${alias}.${flag}`,
    scheduled && `(${alias}.publish_at is null or ${alias}.publish_at <= now())`,
    scheduled && `(${alias}.unpublish_at is null or ${alias}.unpublish_at > now())`,
  ]
    .filter(Boolean)
    .join(' and ')
}

/** Restricts a query to the rows that visitors may see. */
export function whereVisible(query: Knex.QueryBuilder, type: Visibility): void {
  query.whereRaw(visible(type))
}
