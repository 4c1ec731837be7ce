import { Problem } from '@stampa/service-kit'
import { isId } from '@stampa/service-kit/listing'
import { isSlug, slugOf } from '@stampa/slug'
import type { Knex } from 'knex'
import type { ContentType } from './content-type.ts'

/** A record that has or gets a slug. */
interface Named {
  id: string
  name: string
  /** As it was before this write. */
  previous?: { name: string; slug: string | null } | undefined
  /** What an administrator wants instead of what the name makes; empty for just that. */
  wanted?: string | undefined
}

/** Words that stand after a kind's address for something else than a record. */
const reserved = new Set([
  'admin',
  'all',
  'bulk',
  'category',
  'export',
  'featured',
  'import',
  'order',
  'recent',
  'trash',
  'upload',
  'with-products',
])

/**
 * Gives a record its slug: the wanted one, or one that follows its name as long as nobody chose
 * another. A slug is never given to a second record of its kind, so former ones lead where they led.
 *
 * @throws Problem 400 when the wanted slug is not to be had
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
  if (wanted && !(await claim(tx, kind, wanted, id))) throw slugTaken()
  await tx(table).where({ id }).update({ slug })

  async function claimFree(): Promise<string> {
    if (await claim(tx, kind, base, id)) return base
    // Somebody may claim the same one meanwhile: then the next try sees it taken.
    for (;;) {
      const next = `${base}-${await freeNumber(tx, kind, base)}`
      if (await claim(tx, kind, next, id)) return next
    }
  }
}

/** The first number from 2 on that no slug of the base has behind it. */
async function freeNumber(tx: Knex, kind: string, base: string): Promise<number> {
  const { rows } = await tx.raw<{ rows: { n: number }[] }>(
    // The numbers are made one by one, as far as they are looked at.
    `select n from (select generate_series(2, 1000000) as n) as numbers
      where not exists (select from slug_history where kind = ? and slug = ? || '-' || n)
      limit 1`,
    [kind, base],
  )
  const [free] = rows
  if (!free) throw new Error(`every number behind the slug ${base} is taken`)
  return free.n
}

/** The record that has or had a slug, whatever became of it. */
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

/** Whether the slug is another than the name makes: it stays through renames. */
function isChosen(previous: Named['previous'], kind: string): boolean {
  return (
    Boolean(previous?.slug) && !isMadeFrom(slugOf(previous?.name ?? '') || kind, previous?.slug)
  )
}

/** @param base what a name makes; of several records with the name each has something behind it */
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

function slugTaken(): Problem {
  const message = 'The slug is taken'
  return new Problem(400, 'validation_failed', message, { errors: [{ field: 'slug', message }] })
}
