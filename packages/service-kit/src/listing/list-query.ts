import type { Knex } from 'knex'
import { type Static, Type } from 'typebox'
import { decodeCursor, encodeCursor, type Page, type Position } from './keyset.ts'

/** The query string of a paged list. Without `limit` the list comes whole, as the specification calls it. */
export const pageQuery = Type.Object({
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 200 })),
  cursor: Type.Optional(Type.String({ maxLength: 1000 })),
})

/** The query string of an administrator's list; `-` before a sort turns it around. */
export function adminListQuery<const S extends string>(
  sorts: readonly S[],
  standard: NoInfer<S | `-${S}`>,
) {
  return Type.Object({
    ...pageQuery.properties,
    q: Type.Optional(
      Type.String({ maxLength: 200, description: 'Words to find, in any case or accents' }),
    ),
    sort: Type.Enum(
      sorts.flatMap(sort => [sort, `-${sort}` as const]),
      { default: standard },
    ),
  })
}

/** @throws Problem 400 when the cursor is not one of this list in this sort */
export function toPage(query: Static<typeof pageQuery>, sort: string): Page {
  const { limit, cursor } = query
  return { limit, after: cursor === undefined ? undefined : decodeCursor(cursor, sort) }
}

/**
 * The `Link` header of a page that is not the last (RFC 8288), relative to the list itself.
 *
 * @example nextLink('/api/products/all?limit=10', position) // '</api/products/all?limit=10&cursor=…>; rel="next"'
 */
export function nextLink(url: string, next: Position): string {
  const [path, search] = url.split('?', 2)
  const params = new URLSearchParams(search)
  params.set('cursor', encodeCursor(next))
  return `<${path}?${params}>; rel="next"`
}

/**
 * Keeps the rows that hold every word of the text, in any case, with or without accents.
 *
 * @param column a `search_key` of what is searched
 */
export function whereMatches(query: Knex.QueryBuilder, column: string, text: string): void {
  for (const word of text.split(/\s+/).filter(Boolean).slice(0, 10)) {
    query.whereRaw(`${column} like '%' || search_key(?) || '%'`, [escapeLike(word)])
  }
}

/** @example escapeLike('100%') // '100\\%' */
export function escapeLike(text: string): string {
  return text.replaceAll(/[\\%_]/g, String.raw`\$&`)
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Whether it can be the id of anything; what cannot is answered like the id of nothing. */
export function isId(value: string): boolean {
  return uuid.test(value)
}
