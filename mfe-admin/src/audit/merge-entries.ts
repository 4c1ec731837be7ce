import type { ServerList } from '../shared/list/server-list.ts'

/**
 * Merges the newest entries of each service into a page, newest first: ids of all services grow with time.
 *
 * @param lists newest first, of `limit` entries each, or fewer where there are no more
 * @returns the page; its cursor is the last entry's id
 */
export function mergeEntries<Entry extends { _id: string }>(
  lists: readonly (readonly Entry[])[],
  limit: number,
): ServerList<Entry> {
  const all = lists.flat().toSorted((a, b) => (a._id < b._id ? 1 : -1))
  const rows = all.slice(0, limit)
  const hasMore = all.length > limit || lists.some(list => list.length === limit)
  return { rows, total: undefined, next: hasMore ? rows.at(-1)?._id : undefined }
}
