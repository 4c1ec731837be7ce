import type { Knex } from 'knex'

/** Limits of the stored queries; `seldom` ones are not shown, as one visitor may have typed them. */
const max = { words: 3, letters: 40, rows: 500, days: 90, seldom: 2 }

/**
 * Counts a query without a result. Only its words are stored: none with digits or signs, as of a telephone number or an
 * e-mail address, and no long texts. Where the table is full, the oldest query makes room.
 */
export async function countMiss(db: Knex, q: string): Promise<void> {
  const words = q.trim().split(/\s+/)
  const isPlain = words.every(word => /^\p{L}[\p{L}\p{M}-]*$/u.test(word))
  if (!isPlain || words.length > max.words || q.length > max.letters) return
  await db.raw(
    `with counted as (
      insert into search_misses as miss (words) values (search_words(:q))
      on conflict (words) do update set times = miss.times + 1, last_at = now()
    )
    delete from search_misses where words in (
      select words from search_misses order by last_at desc offset ${max.rows - 1}
    ) and words <> search_words(:q)`,
    { q },
  )
}

export interface Miss {
  words: string
  times: number
}

/** Returns the queries without a result that were asked more than twice, the most frequent first. */
export function listMisses(db: Knex, limit: number): Promise<Miss[]> {
  return db('search_misses')
    .where('times', '>', max.seldom)
    .orderBy([{ column: 'times', order: 'desc' }, 'words'])
    .limit(limit)
    .select<Miss[]>('words', 'times')
}

/** Deletes queries that nobody has asked for three months. @returns their number */
export function forgetMisses(db: Knex, now = new Date()): Promise<number> {
  return db('search_misses')
    .where('last_at', '<', new Date(now.getTime() - max.days * 86_400_000))
    .delete()
}
