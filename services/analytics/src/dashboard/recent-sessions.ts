import type { Static } from '@stampa/service-kit'
import type { Knex } from 'knex'
import type { reports } from '../routes/analytics/dashboard-schema.ts'
import { firstIdAt, startOf, toPublic } from '../sessions/session-id.ts'
import { type Visitor, visitorProperties } from '../storage/event.ts'
import { duration, isClosed, type Session } from '../storage/session.ts'
import { countryName } from './countries.ts'
import { type Filter, type Selection, sessionsWith } from './filter.ts'
import { idBounds } from './visits.ts'

type RecentSession = Static<typeof reports.recentSessions>[number]

interface Row extends Pick<Session, keyof Visitor | 'id' | 'admin' | 'seen' | 'ended'> {
  pages: { at: number; url: string; title: string | null; name: string | null }[] | null
}

/** Bounds that include every session id. */
const everything: [string, string] = [firstIdAt(0), 'ffffffff-ffff-ffff-ffff-ffffffffffff']

/** Length of the period that is searched first, ms: it usually has enough sessions. */
const near = 31 * 86_400_000

/** Maximum number of page views returned for one session. */
const maxPages = 200

/**
 * Returns the latest sessions. Only sessions with consent are stored. The last month is searched first: planning a query over
 * the partitions of two years takes four times as long as reading one or two of them.
 *
 * @param isBounded false ignores the selection's range
 */
export async function readRecentSessions(
  { db, range, filter }: Selection,
  isBounded: boolean,
  limit: number,
): Promise<RecentSession[]> {
  const [from, until] = isBounded ? idBounds(range) : everything
  const begin = firstIdAt(Math.min(startOf(until), Date.now()) - near)
  const last = begin > from ? await readBetween(db, [begin, until], filter, limit) : []
  const rows = last.length === limit ? last : await readBetween(db, [from, until], filter, limit)
  return rows.map(toRecentSession)
}

async function readBetween(
  db: Knex,
  bounds: [from: string, until: string],
  filter: Filter,
  limit: number,
): Promise<Row[]> {
  const { sql, values } = sessionsWith(filter, bounds)
  const texts = visitorProperties.map(
    property => `(select text from labels where id = s.${property}) as ${property}`,
  )
  const { rows } = await db.raw<{ rows: Row[] }>(
    `select s.id, s.admin, s.seen, s.ended, ${texts.join(', ')},
       (select json_agg(p order by p.at) from (
          select v.at, l.text as url, l.title, l.name
          from page_views v join labels l on l.id = v.page
          where v.session_id = s.id and v.session_id >= ? and v.session_id < ?
          order by v.at limit ${maxPages}) p) as pages
     from (${sql} order by s.id desc limit ?) s order by s.id desc`,
    // The views have bounds, too, so that the planner skips other months.
    [...bounds, ...values, limit],
  )
  return rows
}

function toRecentSession({ id, admin, seen, ended, pages, ...visitor }: Row): RecentSession {
  const { source, country } = visitor
  const start = startOf(id)
  return {
    ...visitor,
    sessionId: toPublic(id),
    startTime: new Date(start).toISOString(),
    duration: duration({ seen }),
    source: source ?? 'direct',
    country: country === null ? null : countryName(country),
    countryCode: country,
    pageViews: (pages ?? []).map(({ at, url, title, name }) => ({
      url,
      title: title ?? '',
      pageName: name ?? '',
      time: new Date(start + at).toISOString(),
    })),
    userType: admin ? 'admin' : 'user',
    consentGiven: true,
    closed: isClosed({ id, seen, ended }, Date.now()),
  }
}
