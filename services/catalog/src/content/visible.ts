import type { Knex } from 'knex'

/** What decides whether visitors see a row of a table. */
export interface Visibility {
  table: string
  flag?: 'active' | 'published'
  scheduled?: boolean
}

/**
 * SQL that is true for the rows that visitors may see now: in use, switched on, and within their
 * time of publication. The one place that says so.
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

/** Keeps the rows that visitors may see. */
export function whereVisible(query: Knex.QueryBuilder, type: Visibility): void {
  query.whereRaw(visible(type))
}
