import { type Static, Type } from 'typebox'
import { decodeCursor, encodeCursor, type Position } from './cursor.ts'

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

export interface Page {
  limit?: number | undefined
  /** Where the page before this one ended. */
  after?: Position | undefined
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
