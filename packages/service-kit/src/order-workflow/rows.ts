import type { Knex } from 'knex'
import type { Static } from 'typebox'
import { pageOf, type pageQuery, type Rows, type Sorting, toPage } from '../listing.ts'

/** A page of a list. */
export interface CountedRows<Row> extends Rows<Row> {
  /** Number of rows on all pages; undefined where it is not counted. */
  total: number | undefined
}

/**
 * Runs a query as one page of a list, and counts the rows of all pages.
 *
 * @throws Problem 400 for a cursor of another list
 */
export async function countedPage<Row extends { id: string }>(
  query: Knex.QueryBuilder,
  sorting: Sorting<Row>,
  { sort, ...page }: Static<typeof pageQuery> & { sort: string },
): Promise<CountedRows<Row>> {
  const count = query.clone().clearSelect().count<{ count: string }[]>('*')
  const [rows, counted] = await Promise.all([
    pageOf(query, sorting, sort, toPage(page, sort)),
    count,
  ])
  return { ...rows, total: Number(onlyRow(counted).count) }
}

/** Returns the row of a statement that returns one. */
export function onlyRow<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new Error('the statement returned no row')
  return row
}
