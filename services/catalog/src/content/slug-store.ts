import { isSlug, slugOf } from '@stampa/rules/slug'
import { invalidField } from '@stampa/service-kit'
import { isId } from '@stampa/service-kit/listing'
import type { Knex } from 'knex'
import type { ContentType } from './content-type.ts'

/** A record that receives a slug. */
interface Named {
  id: string
  name: string
  /** Name and slug before this write. */
  previous?: { name: string; slug: string | null } | undefined
  /** Slug chosen by an administrator; empty to derive it from the name. */
  wanted?: string | undefined
}

/** Path segments after a kind's prefix that are routes, not slugs. */
const reserved = new Set([
  'admin',
  'all',
  'bulk',
  'category',
  'export',
  'facets',
  'featured',
  'import',
  'order',
  'recent',
  'trash',
  'upload',
  'with-products',
])

/**
 * Sets a record's slug: the chosen one, or one that follows the name until an administrator chooses
 * another. A slug is never given to a second record of the kind, so that old links keep working.
 *
 * @throws Problem 400 when the chosen slug is taken
 */
export async function giveSlug(
  tx: Knex.Transaction,
  { kind, table }: Pick<ContentType, 'kind' | 'table'>,
  { id, name, previous, wanted }: Named,
): Promise<void> {
  const base = slugOf(name) || kind
  const chosen = wanted !== '' && isChosen(previous, kind)
  const stays = chosen || isMadeFrom(base, previous?.slug)
  const slug = wanted || (stays ? previous?.slug : await claimFree())
  if (slug === previous?.slug) return
  if (wanted && !(await claim(tx, kind, wanted, id)))
    throw invalidField('slug', 'The slug is taken')
  await tx(table).where({ id }).update({ slug })

  async function claimFree(): Promise<string> {
    if (await claim(tx, kind, base, id)) return base
    // A concurrent transaction may claim the same slug: the next attempt then finds it taken.
    for (;;) {
      const next = `${base}-${await freeNumber(tx, kind, base)}`
      if (await claim(tx, kind, next, id)) return next
    }
  }
}

/** Returns the first free number, from 2, for a suffix to the base. */
async function freeNumber(tx: Knex, kind: string, base: string): Promise<number> {
  const { rows } = await tx.raw<{ rows: { n: number }[] }>(
    // generate_series is lazy here: only the numbers up to the free one are produced.
    `select n from (select generate_series(2, 1000000) as n) as numbers
      where not exists (select from slug_history where kind = ? and slug = ? || '-' || n)
      limit 1`,
    [kind, base],
  )
  const [free] = rows
  if (!free) throw new Error(`every number behind the slug ${base} is taken`)
  return free.n
}

/** Returns the id of the record that has or had a slug, in any state. */
export async function recordOfSlug(
  db: Knex,
  kind: string,
  slug: string,
): Promise<string | undefined> {
  if (!isSlug(slug)) return undefined
  const row = await db('slug_history')
    .where({ kind, slug })
    .first<{ record_id: string }>('record_id')
  return row?.record_id
}

/** Returns whether an administrator chose the slug: a rename keeps it. */
function isChosen(previous: Named['previous'], kind: string): boolean {
  return (
    Boolean(previous?.slug) && !isMadeFrom(slugOf(previous?.name ?? '') || kind, previous?.slug)
  )
}

/** Returns whether a slug is the base, possibly with a numeric suffix. */
function isMadeFrom(base: string, slug: string | null | undefined): boolean {
  return Boolean(slug) && new RegExp(`^${base}(?:-\\d{1,9})?$`).test(slug ?? '')
}

async function claim(tx: Knex, kind: string, slug: string, id: string): Promise<boolean> {
  if (reserved.has(slug) || isId(slug)) return false
  const inserted = await tx('slug_history')
    .insert({ kind, slug, record_id: id })
    .onConflict()
    .ignore()
    .returning('slug')
  return inserted.length > 0 || (await recordOfSlug(tx, kind, slug)) === id
}
