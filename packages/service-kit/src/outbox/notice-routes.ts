import { allows, type Section } from '@stampa/rules/permissions'
import type { Knex } from 'knex'
import { Type } from 'typebox'
import type { App } from '../app/base-app.ts'
import { adminCall } from '../auth/admin-access.ts'
import type { EventSections } from '../auth/requirement.ts'
import { errorResponses } from '../errors/problems.ts'
import { eventStream, eventStreams, streamInterval } from '../http/event-streams.ts'
import { limitReason } from './mails.ts'

/** An event caused by a customer, or a mail that failed for good. */
interface News<Events> {
  /** Of the event. */
  id: string
  /** Type of the event; of a failed mail, that of its event. */
  type: keyof Events & string
  payload: Events[keyof Events]
  failed: boolean
  at: Date
}

/** Age of the oldest news that are sent, s: longer than a reconnection takes. */
const newsSeconds = 60

/** Maximum number of news of a minute; the screens show the rest. */
const maxNews = 100

/** Index of the mails that failed lately, for a service's migration. */
export const failedLately =
  "create index mails_settled on mails (settled_at) where state = 'failed'"

interface NoticeRoutes<Events> {
  /** Path of the stream, relative to the folder's prefix. */
  path: string
  types: readonly (keyof Events & string)[]
  /** Section whose `read` permission the events require, and those of other events. */
  section: Section
  others?: EventSections
  /** Returns the id of the record that an event is about. */
  aboutOf: (payload: Events[keyof Events]) => string
}

/**
 * Adds the stream of news for the notices of the back office. Each instance polls the outbox while it has streams, so
 * every instance sends the same news. A row is news when it becomes visible, which may be after rows with higher ids.
 */
export function addNoticeRoutes<Events>(
  app: App,
  { path, types, section, others = {}, aboutOf }: NoticeRoutes<Events>,
): void {
  const stream = eventStreams(app)
  let latest: { at: number; news: Promise<News<Events>[]> } | undefined

  /** Reads the news once for all streams. */
  function current(): Promise<News<Events>[]> {
    if (!latest || Date.now() - latest.at > streamInterval / 2) {
      latest = { at: Date.now(), news: readNews(app.db, types) }
      latest.news.catch(() => {})
    }
    return latest.news
  }

  app.get(
    path,
    adminCall(app, 'own', {
      summary:
        'What customers do and which mails fail, as it happens, as far as the role may read it',
      headers: Type.Object({
        'last-event-id': Type.Optional(
          Type.String({ format: 'date-time', description: 'Begins after this message' }),
        ),
      }),
      response: {
        200: eventStream(
          'Messages with a list of `kind`, such as `order.received` or `mail.failed`, and `record`, the id of the record, or of the event of the mail',
        ),
        204: Type.Null({ description: 'The role may read none of it' }),
        ...errorResponses(400, 503),
      },
    }),
    async (request, reply) => {
      const { scope } = request.admin
      const mayRead = (type: string) =>
        allows(scope, `${others[type.split('.')[0] ?? ''] ?? section}:read`)
      if (!types.some(mayRead)) return reply.code(204).send(null)
      const since = request.headers['last-event-id']
      let sent: ReadonlySet<string> | undefined

      return stream(request, reply, async () => {
        const known = sent
        const news = (await current()).filter(({ type }) => mayRead(type))
        sent = new Set(news.map(keyOf))
        const fresh = news.filter(one =>
          known ? !known.has(keyOf(one)) : since !== undefined && one.at > new Date(since),
        )
        if (fresh.length === 0) return undefined
        const last = new Date(Math.max(...fresh.map(({ at }) => +at)))
        // The event of a mail may be about an address.
        const data = fresh.map(({ id, type, failed, payload }) =>
          failed ? { kind: 'mail.failed', record: id } : { kind: type, record: aboutOf(payload) },
        )
        return `id: ${last.toISOString()}\ndata: ${JSON.stringify(data)}`
      })
    },
  )
}

function keyOf({ id, failed }: Pick<News<unknown>, 'id' | 'failed'>): string {
  return `${id} ${failed}`
}

/**
 * Returns the latest news, oldest first. Mails beyond the limit of their recipient are not news: a flood
 * causes them.
 */
async function readNews<Events>(db: Knex, types: readonly string[]): Promise<News<Events>[]> {
  const { rows } = await db.raw<{ rows: News<Events>[] }>(
    `(select o.id, o.type, o.payload, false as failed, o.created_at as at from outbox o
      where o.id > (select uuidv7(? * interval '-1 second')) and o.type = any(?)
      order by o.id desc limit ?)
     union all
     (select o.id, o.type, o.payload, true, max(m.settled_at) from mails m join outbox o on o.id = m.event_id
      where m.state = 'failed' and m.settled_at > now() - ? * interval '1 second' and m.reason <> ?
      group by o.id order by max(m.settled_at) desc limit ?)
     order by at`,
    [newsSeconds, [...types], maxNews, newsSeconds, limitReason, maxNews],
  )
  return rows
}
