import type { Knex } from 'knex'
import { eventKey, type SessionEvent } from './event.ts'
import { labelId, labelsOf, otherText } from './labels.ts'
import { addToCounters, admitLabels, claimBatches, readErased, recordErased } from './store.ts'
import type { Conversion, View, VisitStore, Work } from './visit-store.ts'

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

const otherPage = labelId('page', otherText)

/**
 * Writes batches of events in one transaction. A repeated batch, view or conversion changes nothing, and
 * neither does an event of an erased session.
 */
export class Writer {
  readonly #visits: VisitStore
  readonly #db: Knex
  readonly #newLabelsPerHour: number

  /** @param newLabelsPerHour cap of new paths, and of new campaigns */
  constructor(visits: VisitStore, db: Knex, newLabelsPerHour: number) {
    this.#visits = visits
    this.#db = db
    this.#newLabelsPerHour = newLabelsPerHour
  }

  /** Writes all batches or none. */
  write(batches: readonly Batch[]): Promise<Written> {
    return this.#db.transaction(async tx => {
      const claimed = await claimBatches(
        tx,
        batches.map(({ id }) => id),
      )
      const fresh = batches.filter(({ id, events }) => claimed.has(id) && events.length > 0)
      return fresh.length > 0 ? this.#writeFresh(tx, fresh) : { views: [], starts: [] }
    })
  }

  async #writeFresh(tx: Knex.Transaction, batches: readonly Batch[]): Promise<Written> {
    const events = batches.flatMap(({ events }) => events)
    const { erased, erasing } = await eraseRequested(tx, events)
    const refused = await admitLabels(tx, labelsOf(events), this.#newLabelsPerHour)

    const views = new Map<string, View>()
    const conversions = new Map<string, Conversion>()
    const others: Work['others'] = []
    let withdrawn = 0
    /** Views and conversions, some of which may be duplicates. */
    let once = 0
    for (const { id: batch, events } of batches) {
      for (const event of events) {
        if (event.type === 'erase') continue
        if (erased.has(event.session)) {
          withdrawn++
          continue
        }
        if (event.type === 'start') others.push(withinCap(event, refused))
        else if (event.type === 'seen' || event.type === 'end') others.push(event)
        else {
          once++
          const { session, at } = event
          const common = { session, at, event: eventKey(event.event), batch }
          const key = `${session} ${common.event}`
          if (event.type === 'conversion') {
            conversions.set(key, { ...common, type: 'conversion', name: event.name })
          } else {
            const page = labelId('page', event.path)
            const shown = refused.has(page) ? otherPage : page
            views.set(key, { ...common, type: 'view', page: shown })
          }
        }
      }
    }
    const work = {
      erasing,
      views: [...views.values()],
      conversions: [...conversions.values()],
      others,
    }
    const added = await this.#visits.add(tx, work)

    const duplicates = once - added.views.length - added.conversions.length
    await addToCounters(
      tx,
      new Map([
        ['stored', events.length - withdrawn - duplicates],
        ['dropped:withdrawn', withdrawn],
        ['dropped:duplicate', duplicates],
        ['otherPaths', added.views.filter(({ page }) => page === otherPage).length],
      ]),
    )
    return { views: added.views, starts: others.filter(event => event.type === 'start') }
  }
}

/** Refuses later events of the sessions that the events ask to erase. @returns all erased sessions, and the new ones */
async function eraseRequested(
  tx: Knex.Transaction,
  events: readonly SessionEvent[],
): Promise<{ erased: Set<string>; erasing: string[] }> {
  const erased = await readErased(tx, [...new Set(events.map(({ session }) => session))])
  const requested = new Set(
    events.filter(({ type }) => type === 'erase').map(({ session }) => session),
  )
  const erasing = [...requested].filter(id => !erased.has(id)).sort()
  await recordErased(tx, erasing)
  for (const id of erasing) erased.add(id)
  return { erased, erasing }
}

/** Returns the start with its campaign replaced if that is beyond the hourly cap. */
function withinCap(start: StartEvent, refused: ReadonlySet<string>): StartEvent {
  const { campaign } = start.visitor
  if (campaign === undefined || !refused.has(labelId('campaign', campaign))) return start
  return { ...start, visitor: { ...start.visitor, campaign: otherText } }
}
