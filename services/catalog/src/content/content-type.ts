import type { Type } from '@stampa/service-kit'
import type { Sorting } from '@stampa/service-kit/listing'
import type { Knex } from 'knex'

/** The columns that the tables of all kinds of content have. */
export interface ContentRow {
  id: string
  /** Grows by one with every change. */
  version: number
  created_at: Date
  updated_at: Date
  /** When it was put into the trash; null while it is in use. */
  deleted_at: Date | null
  deleted_by: string | null
  /** Of kinds with a page of their own; null until the service gave one to a row of an older release. */
  slug?: string | null
}

/**
 * What the code that all kinds of content share has to know of one: its table, its words, and how its
 * rows look to an administrator. Everything else about a kind is in its own routes.
 */
export interface ContentType<Row extends ContentRow = ContentRow> {
  /** In the records of changes and of slugs; never to be renamed. */
  kind: string
  /** Of messages: '<label> not found'. */
  label: string
  table: string
  /** Its own columns, without those of {@link ContentRow}. */
  columns: readonly string[]
  /** What rows have beside columns, as aliased SQL. `visible`: as far as visitors may see it. */
  computed?: (db: Knex, visible: boolean) => Record<string, Knex.Raw>
  /** The boolean column without which visitors do not see it. */
  flag?: 'active' | 'published'
  /** What is written besides when records are switched on; SQL over the row as it was. */
  switchedOn?: (db: Knex) => Record<string, Knex.Raw>
  /** Whether `publish_at` and `unpublish_at` limit when visitors see it. */
  scheduled?: boolean
  /** Whether it has a column `order`. */
  ordered?: boolean
  /** The column that its slug is made from, if it has a page of its own. */
  slugFrom?: 'title' | 'name'
  sorting: Sorting<Row>
  /** A key of `sorting`: the order of an administrator's list that asks for none. */
  standardSort: string
  /** More parameters of an administrator's list, and what they leave in it. */
  filters?: {
    query: Record<string, Type.TSchema>
    apply(query: Knex.QueryBuilder, values: Record<string, unknown>): void
  }
  /** What it is called in the trash. */
  name(row: Row): string
  /** Schema of {@link toAdmin}'s answer. */
  admin: Type.TSchema
  /** The row as administrators see it; the record of changes compares these. */
  toAdmin(row: Row): object
}

/** The columns of a row, qualified: joins and subqueries know which table is meant. */
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
