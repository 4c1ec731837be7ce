import type { SortKey } from '@stampa/service-kit/listing'
import type { ContentRow } from './content-type.ts'

/** In the order of making: version 7 ids grow with time. @param id the qualified id column */
export function byMaking<Row extends ContentRow>(id: string): SortKey<Row> {
  return { expression: id, value: row => row.id, direction: 'asc' }
}

/** By a text, as a Greek dictionary has it. @param column qualified */
export function inGreekOrder<Row>(column: string, value: (row: Row) => string): SortKey<Row> {
  return { expression: `${column} collate "el-x-icu"`, value, direction: 'asc' }
}

/** By how a long text begins: an index has no room for all of one. @param column qualified */
export function byBeginning<Row>(column: string, value: (row: Row) => string): SortKey<Row> {
  const beginning = (row: Row) => Array.from(value(row)).slice(0, 200).join('')
  return inGreekOrder(`left(${column}, 200)`, beginning)
}

/** By a column whose values compare as they are. @param column qualified */
export function byColumn<Row>(column: string, value: (row: Row) => string | boolean): SortKey<Row> {
  return { expression: column, value, direction: 'asc' }
}

/**
 * By the place that administrators gave, the newest first where it is equal. The negative lets an
 * index serve both in one direction.
 *
 * @param table its name
 */
export function byOrder<Row extends ContentRow & { order: number }>(table: string): SortKey<Row> {
  return { expression: `-${table}."order"`, value: row => -row.order, direction: 'desc' }
}
