import type { Knex } from 'knex'

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
