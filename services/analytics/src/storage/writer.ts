import type { Knex } from 'knex'
import { startOf } from '../sessions/session-id.ts'
import { eventKey, type SessionEvent } from './event.ts'
import { labelId, labelsOf, otherText } from './labels.ts'
import { applyChange, type Change, newSession, type Session } from './session.ts'
import {
  addToCounters,
  addToRollups,
  admitLabels,
  claimBatches,
  eraseSessions,
  insertRows,
  readErased,
  readSessions,
  upsertSessions,
} from './store.ts'
import { Tally } from './tally.ts'

/** Events that are delivered as one job. A batch that is delivered again is recognised by its id. */
export interface Batch {
  id: string
  events: SessionEvent[]
}

/** The new views and sessions of a write, for the live view. */
export interface Written {
  views: { session: string; at: number; page: string }[]
  starts: StartEvent[]
}

type StartEvent = Extract<SessionEvent, { type: 'start' }>
type ViewEvent = Extract<SessionEvent, { type: 'view' }>
type ConversionEvent = Extract<SessionEvent, { type: 'conversion' }>

const otherPage = labelId('page', otherText)

/**
 * Writes batches of events: rows, sessions and sums in one transaction, so that they always agree. A repeated batch,
 * view or conversion changes nothing, and neither does an event of an erased session.
 */
export class Writer {
  readonly #db: Knex
  readonly #newLabelsPerHour: number

  /** @param newLabelsPerHour cap of new paths, and of new campaigns */
  constructor(db: Knex, newLabelsPerHour: number) {
    this.#db = db
    this.#newLabelsPerHour = newLabelsPerHour
  }

  /** Writes all batches or none. */
  write(batches: readonly Batch[]): Promise<Written> {
    return this.#db.transaction(async tx => {
      const ids = batches.map(({ id }) => id)
      const fresh = await claimBatches(tx, ids)
      const events = batches.flatMap(({ id, events }) => (fresh.has(id) ? events : []))
      return events.length > 0 ? this.#writeEvents(tx, events) : { views: [], starts: [] }
    })
  }

  async #writeEvents(tx: Knex.Transaction, events: SessionEvent[]): Promise<Written> {
    const ids = [...new Set(events.map(({ session }) => session))].sort()
    const before = await readSessions(tx, ids)
    const tally = new Tally()
    const erased = await eraseRequested(tx, events, ids, before, tally)
    const refused = await admitLabels(tx, labelsOf(events), this.#newLabelsPerHour)

    const live = events.filter(({ session, type }) => type === 'erase' || !erased.has(session))
    const pageOf = ({ path }: ViewEvent) => {
      const page = labelId('page', path)
      return refused.has(page) ? otherPage : page
    }
    const viewEvents = live.filter(event => event.type === 'view')
    const conversionEvents = live.filter(event => event.type === 'conversion')
    const views = await insertNew(tx, 'page_views', viewEvents, pageOf)
    const conversions = await insertNew(tx, 'conversions', conversionEvents, ({ name }) => name)
    const viewed = views.added.map(event => {
      const { session, at } = event
      return { type: 'view' as const, session, at, page: pageOf(event) }
    })

    const changes: Change[] = [...viewed, ...conversions.added]
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
    await upsertSessions(tx, [...after.values()])
    await addToRollups(tx, tally.cells())

    const withdrawn = events.length - live.length
    const duplicates = views.duplicates + conversions.duplicates
    await addToCounters(
      tx,
      new Map([
        ['stored', events.length - withdrawn - duplicates],
        ['dropped:withdrawn', withdrawn],
        ['dropped:duplicate', duplicates],
        ['otherPaths', viewed.filter(({ page }) => page === otherPage).length],
      ]),
    )
    return { views: viewed, starts: live.filter(event => event.type === 'start') }
  }
}

/**
 * Erases the sessions that the events ask to erase, and subtracts them from the sums.
 *
 * @param ids sessions of the events, in ascending order
 * @returns all erased sessions among them
 */
async function eraseRequested(
  tx: Knex.Transaction,
  events: readonly SessionEvent[],
  ids: readonly string[],
  before: ReadonlyMap<string, Session>,
  tally: Tally,
): Promise<Set<string>> {
  const erased = await readErased(tx, [...ids])
  const requested = new Set(
    events.filter(({ type }) => type === 'erase').map(({ session }) => session),
  )
  const erasing = ids.filter(id => requested.has(id) && !erased.has(id))
  if (erasing.length === 0) return erased
  for (const { session_id, page } of await eraseSessions(tx, erasing)) {
    tally.countPage(session_id, page, -1)
  }
  for (const id of erasing) {
    tally.move(before.get(id) ?? null, null)
    erased.add(id)
  }
  return erased
}

/** Column of an event's page or conversion, with its type. */
const valueColumns = { page_views: ['page', 'bigint'], conversions: ['name', 'text'] } as const

/**
 * Inserts views or conversions.
 *
 * @param readValue returns the label id of an event's page, or its conversion's name
 * @returns the events that are new, and how many were stored before
 */
async function insertNew<E extends ViewEvent | ConversionEvent>(
  tx: Knex.Transaction,
  table: keyof typeof valueColumns,
  events: readonly E[],
  readValue: (event: E) => string,
): Promise<{ added: E[]; duplicates: number }> {
  const [column, type] = valueColumns[table]
  type Key = { session_id: string; event: string }
  const keyOf = ({ session_id, event }: Key) => `${session_id} ${event}`
  const byKey = new Map(
    events.map(event => {
      const row = {
        session_id: event.session,
        event: eventKey(event.event),
        at: Math.max(0, event.at - startOf(event.session)),
        [column]: readValue(event),
      }
      return [keyOf(row), { event, row }]
    }),
  )
  const rows = [...byKey.values()].map(({ row }) => row)
  // The table keeps rows in this order: the views of a session stay together.
  rows.sort((a, b) => (a.session_id < b.session_id ? -1 : 1))
  const columns = { session_id: 'uuid', event: 'bigint', at: 'int', [column]: type }
  const returning = 'do nothing returning session_id, event'
  const inserted = await insertRows<Key>(tx, table, columns, rows, returning)
  const added = inserted.flatMap(row => byKey.get(keyOf(row))?.event ?? [])
  return { added, duplicates: events.length - added.length }
}

/** Returns the start with its campaign replaced if that is beyond the hourly cap. */
function withinCap(start: StartEvent, refused: ReadonlySet<string>): StartEvent {
  const { campaign } = start.visitor
  if (campaign === undefined || !refused.has(labelId('campaign', campaign))) return start
  return { ...start, visitor: { ...start.visitor, campaign: otherText } }
}
