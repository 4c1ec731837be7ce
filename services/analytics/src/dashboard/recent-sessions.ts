import type { Static } from '@stampa/service-kit'
import { firstIdAt, startOf, toPublic } from '../sessions/session-id.ts'
import type { Visitor } from '../storage/event.ts'
import { countryName } from './countries.ts'
import type { Selection } from './filter.ts'
import { idBounds } from './range.ts'
import type { reports } from './schema.ts'

export type RecentSession = Static<typeof reports.recentSessions>[number]

/** A session with its first pages. */
export interface RecentVisit extends Record<keyof Visitor, string | null> {
  id: string
  admin: boolean
  /** Seconds. */
  duration: number
  closed: boolean
  pages: { at: number; url: string; title: string | null; name: string | null }[]
}

/** Returns the latest sessions of the selection between two ids, whatever its range. */
export type ReadRecentVisits = (
  selection: Selection,
  bounds: [from: string, until: string],
  limit: number,
) => Promise<RecentVisit[]>

/** Bounds that include every session id. */
const everything: [string, string] = [firstIdAt(0), 'ffffffff-ffff-ffff-ffff-ffffffffffff']

/** Length of the period that is searched first, ms: it usually has enough sessions. */
const near = 31 * 86_400_000

/** Maximum number of page views returned for one session. */
export const maxPages = 200

/**
 * Returns the latest sessions. Only sessions with consent are stored. The last month is searched first: it is in
 * one or two of the partitions.
 *
 * @param isBounded false ignores the selection's range
 */
export async function readRecentSessions(
  selection: Selection,
  isBounded: boolean,
  limit: number,
  read: ReadRecentVisits,
): Promise<RecentSession[]> {
  const [from, until] = isBounded ? idBounds(selection.range) : everything
  const begin = firstIdAt(Math.min(startOf(until), Date.now()) - near)
  const last = begin > from ? await read(selection, [begin, until], limit) : []
  const visits = last.length === limit ? last : await read(selection, [from, until], limit)
  return visits.map(toRecentSession)
}

function toRecentSession({ id, admin, pages, ...visit }: RecentVisit): RecentSession {
  const { source, country } = visit
  const start = startOf(id)
  return {
    ...visit,
    sessionId: toPublic(id),
    startTime: new Date(start).toISOString(),
    source: source ?? 'direct',
    country: country === null ? null : countryName(country),
    countryCode: country,
    pageViews: pages.map(({ at, url, title, name }) => ({
      url,
      title: title ?? '',
      pageName: name ?? '',
      time: new Date(start + at).toISOString(),
    })),
    userType: admin ? 'admin' : 'user',
    consentGiven: true,
  }
}
