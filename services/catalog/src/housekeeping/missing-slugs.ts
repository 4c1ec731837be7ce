import type { Knex } from 'knex'
import type { ContentRow, ContentType } from '../content/content-type.ts'
import { selectContent } from '../content/read.ts'
import { giveSlug } from '../content/slug-store.ts'

const batchSize = 100

/**
 * Gives a slug to every record that has none: those from before there were slugs, and what an older
 * release of the service makes while both run. Their addresses hold the id until then.
 *
 * @returns how many got one
 */
export async function giveMissingSlugs<Row extends ContentRow>(
  db: Knex,
  type: ContentType<Row>,
): Promise<number> {
  let given = 0
  for (;;) {
    const batch = await db.transaction(async tx => {
      const rows: Row[] = await selectContent(tx, type, false)
        .whereNull(`${type.table}.slug`)
        .orderBy(`${type.table}.id`)
        .limit(batchSize)
        .forUpdate(type.table)
        .skipLocked()
      for (const row of rows) await giveSlug(tx, type, { id: row.id, name: type.name(row) })
      return rows.length
    })
    given += batch
    if (batch < batchSize) return given
  }
}
