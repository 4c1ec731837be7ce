import type { Knex } from 'knex'
import { startOf } from '../sessions/session-id.ts'
import { eventKey, type SessionEvent } from './event.ts'
import { LabelCap } from './label-cap.ts'
import { labelId, otherText } from './labels.ts'
import { labelsOf } from './labels-of.ts'
import { applyChange, type Change, newSession, type Session } from './session.ts'
import {
  addToCounters,
  addToRollups,
  claimBatches,
  eraseSessions,
  happeningKey,
  insertConversions,
  insertViews,
  readErased,
  readSessions,
  upsertSessions,
} from './store.ts'
import { Tally } from './tally.ts'

/** Events that were handed over together, under an id that tells whether they were written. */
export interface Batch {
  id: string
  events: SessionEvent[]
}

/** What was new in a batch: for the live view. */
export interface Written {
  views: { session: string; at: number; page: string }[]
  starts: Extract<SessionEvent, { type: 'start' }>[]
}

type View = Extract<SessionEvent, { type: 'view' }>
type Conversion = Extract<SessionEvent, { type: 'conversion' }>

/**
 * Writes batches of events: rows, sessions and sums in one transaction, so that they always agree. A batch, a
 * view or a conversion that comes again changes nothing, nor does what comes after its session was erased.
 */
export class Writer {
  readonly #db: Knex
  readonly #cap: LabelCap

  /** @param newLabelsPerHour of paths and campaigns each */
  constructor(db: Knex, newLabelsPerHour: number) {
    this.#db = db
    this.#cap = new LabelCap(newLabelsPerHour)
  }

  /** Writes all of them or none. */
  async write(batches: readonly Batch[]): Promise<Written> {
    const admitted: string[] = []
    const written = await this.#db.transaction(async tx => {
      const fresh = await claimBatches(
        tx,
        batches.map(({ id }) => id),
      )
      const events = batches.flatMap(({ id, events }) => (fresh.has(id) ? events : []))
      return events.length > 0 ? this.#apply(tx, events, admitted) : { views: [], starts: [] }
    })
    this.#cap.remember(admitted)
    return written
  }

  async #apply(tx: Knex.Transaction, events: SessionEvent[], admitted: string[]): Promise<Written> {
    const ids = [...new Set(events.map(({ session }) => session))].sort()
    const before = await readSessions(tx, ids)
    const erased = await readErased(tx, ids)
    const asked = new Set(
      events.filter(({ type }) => type === 'erase').map(({ session }) => session),
    )
    const erasing = ids.filter(id => asked.has(id) && !erased.has(id))
    const tally = new Tally()
    if (erasing.length > 0) {
      for (const { session, page } of await eraseSessions(tx, erasing)) {
        tally.countPage(session, page, -1)
      }
      for (const id of erasing) {
        tally.move(before.get(id) ?? null, null)
        erased.add(id)
      }
    }

    const labels = labelsOf(events)
    const refused = await this.#cap.admit(tx, labels)
    for (const id of labels.keys()) if (!refused.has(id)) admitted.push(id)
    const counters = new Map<string, number>([['stored', events.length]])
    const drop = (reason: string, count: number) => {
      counters.set(`dropped:${reason}`, (counters.get(`dropped:${reason}`) ?? 0) + count)
      counters.set('stored', (counters.get('stored') ?? 0) - count)
    }

    const live = events.filter(({ session, type }) => type === 'erase' || !erased.has(session))
    drop('withdrawn', events.length - live.length)
    const views = await newViews(tx, live, refused, count => drop('duplicate', count))
    const conversions = await newConversions(tx, live, count => drop('duplicate', count))
    const others = views.filter(({ page }) => page === otherPage).length
    counters.set('otherPaths', others)

    const changes: Change[] = [...views, ...conversions]
    for (const event of live) {
      if (event.type === 'start') changes.push(withinCap(event, refused))
      else if (event.type === 'seen' || event.type === 'end') changes.push(event)
    }
    const after = new Map<string, Session>()
    for (const change of changes) {
      const { session: id } = change
      const session = after.get(id) ?? before.get(id) ?? newSession(id)
      after.set(id, applyChange(session, change))
      if (change.type === 'view') tally.countPage(id, change.page, 1)
    }
    for (const [id, session] of after) tally.move(before.get(id) ?? null, session)
    if (after.size > 0) await upsertSessions(tx, [...after.values()])
    await addToRollups(tx, tally.cells())
    await addToCounters(tx, counters)
    return { views, starts: live.filter(event => event.type === 'start') }
  }
}

const otherPage = labelId('page', otherText)

type NewView = Extract<Change, { type: 'view' }>

/** Inserts the views among the events. @returns those that were not there */
async function newViews(
  tx: Knex.Transaction,
  events: readonly SessionEvent[],
  refused: ReadonlySet<string>,
  duplicates: (count: number) => void,
): Promise<NewView[]> {
  const all = events.filter((event): event is View => event.type === 'view')
  if (all.length === 0) return []
  const views = new Map<string, NewView & { event: string }>()
  for (const { session, at, event: uuid, path } of all) {
    const event = eventKey(uuid)
    const page = labelId('page', path)
    views.set(happeningKey(session, event), {
      type: 'view',
      session,
      at,
      page: refused.has(page) ? otherPage : page,
      event,
    })
  }
  // Views of a session lie side by side in the table.
  const bySession = [...Map.groupBy(views.values(), ({ session }) => session).values()].flat()
  const known = await insertViews(
    tx,
    bySession.map(({ session, event, page, at }) => ({
      session,
      event,
      page,
      at: Math.max(0, at - startOf(session)),
    })),
  )
  duplicates(all.length - views.size + known.size)
  if (known.size === 0) return bySession
  return bySession.filter(({ session, event }) => !known.has(happeningKey(session, event)))
}

/** Inserts the conversions among the events. @returns those that were not there */
async function newConversions(
  tx: Knex.Transaction,
  events: readonly SessionEvent[],
  duplicates: (count: number) => void,
): Promise<Change[]> {
  const all = events.filter((event): event is Conversion => event.type === 'conversion')
  if (all.length === 0) return []
  const conversions = new Map(
    all.map(conversion => [
      happeningKey(conversion.session, eventKey(conversion.event)),
      conversion,
    ]),
  )
  const fresh = await insertConversions(
    tx,
    [...conversions.values()].map(({ session, event, name, at }) => ({
      session,
      event: eventKey(event),
      name,
      at: Math.max(0, at - startOf(session)),
    })),
  )
  duplicates(all.length - fresh.size)
  return [...conversions].filter(([key]) => fresh.has(key)).map(([, conversion]) => conversion)
}

/** The start as it is counted when there was no room for its campaign. */
function withinCap(
  start: Extract<SessionEvent, { type: 'start' }>,
  refused: ReadonlySet<string>,
): typeof start {
  const { campaign } = start.visitor
  if (campaign === undefined || !refused.has(labelId('campaign', campaign))) return start
  return { ...start, visitor: { ...start.visitor, campaign: otherText } }
}
