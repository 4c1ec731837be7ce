import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Knex } from 'knex'
import { type Static, Type } from 'typebox'
import { nextLink, pageOf, type pageQuery, type Rows, type Sorting, toPage } from '../listing.ts'

/** Path parameters of a call for one record. */
export const idParams = Type.Object({ id: Type.String() })

/** Returns the schema of a value that may be null. */
export function nullable<Schema extends Type.TSchema>(schema: Schema, description?: string) {
  return Type.Union([schema, Type.Null()], description === undefined ? {} : { description })
}

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

/** Sets `X-Total-Count` and, unless the page is the last one, `Link`. */
export function setPageHeaders(
  request: FastifyRequest,
  reply: FastifyReply,
  { total, next }: Pick<CountedRows<unknown>, 'total' | 'next'>,
): void {
  if (total !== undefined) reply.header('x-total-count', total)
  if (next) reply.header('link', nextLink(request.url, next))
}

/** Returns the row of a statement that returns one. */
export function onlyRow<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new Error('the statement returned no row')
  return row
}
