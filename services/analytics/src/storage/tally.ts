import { bucketsOf, type Grain, grains, hourOf } from '../calendar/athens.ts'
import { startOf } from '../sessions/session-id.ts'
import { conversionNames, visitorProperties } from './event.ts'
import { type Dimension, dimensions, labelId, noLabel } from './labels.ts'
import { duration, type Session } from './session.ts'

/** Sums over sessions; negative where they are subtracted. */
export interface Counts {
  sessions: number
  /** Page views; of a conversion: how often it happened. */
  views: number
  /** Seconds. */
  duration: number
  /** Sessions with at most one page view. */
  bounces: number
}

/** A row of the rollups, or a change of it. */
export interface Cell extends Counts {
  dimension: number
  grain: number
  /** Start of the bucket, ms since 1970. */
  bucket: number
  /** Label id, or `noLabel`. */
  value: string
}

const admin = labelId('userType', 'admin')
const user = labelId('userType', 'user')

const nothing: Counts = { sessions: 0, views: 0, duration: 0, bounces: 0 }

/**
 * Collects the changes of the rollups by a batch. A session counts in the hour, day and month of its start,
 * whenever its events arrive, so that every number is a sum over sessions.
 */
export class Tally {
  /** Changes by hour, dimension and value; the longer grains are summed up at the end. */
  readonly #hours = new Map<number, Map<Dimension, Map<string, Counts>>>()

  /** Subtracts the former state of a session and adds the new one; null for none. */
  move(before: Session | null, after: Session | null): void {
    if (before) this.#addSession(before, -1)
    if (after) this.#addSession(after, 1)
  }

  /** Adds views of a page. @param session that viewed it */
  countPage(session: string, page: string, views: number): void {
    this.#add('page', page, startOf(session), { ...nothing, views })
  }

  /** Returns the changed rows, those of one dimension, grain and bucket together. */
  cells(): Cell[] {
    const groups = new Map<string, Map<string, Cell>>()
    for (const [hour, byDimension] of this.#hours) {
      const buckets = bucketsOf(hour)
      for (const [dimension, byValue] of byDimension) {
        for (const grain of grainsOf(dimension)) {
          const bucket = buckets[grain]
          const key = { dimension: dimensions[dimension], grain: grains[grain], bucket }
          const cells = getOrMake(groups, Object.values(key).join(), () => new Map<string, Cell>())
          for (const [value, counts] of byValue) {
            const cell = getOrMake(cells, value, () => ({ ...key, value, ...nothing }))
            addTo(cell, counts)
          }
        }
      }
    }
    return [...groups.values()].flatMap(cells => [...cells.values()].filter(isNotZero))
  }

  #addSession(session: Session, sign: 1 | -1): void {
    const start = startOf(session.id)
    const counts = {
      sessions: sign,
      views: sign * session.views,
      duration: sign * duration(session),
      bounces: sign * Number(session.views <= 1),
    }
    const add = (dimension: Dimension, value: string | null | undefined) => {
      if (value) this.#add(dimension, value, start, counts)
    }
    // Pages are counted by view.
    add('total', noLabel)
    add('userType', session.admin ? admin : user)
    for (const property of visitorProperties) add(property, session[property])
    add('entryPage', session.entry?.page)
    add('exitPage', session.exit?.page)
    for (const [n, times] of (session.conversions ?? []).entries()) {
      const name = conversionNames[n]
      if (name === undefined || times === 0) continue
      const source = session.source ?? noLabel
      this.#add(name, source, start, { ...nothing, sessions: sign, views: sign * times })
    }
  }

  #add(dimension: Dimension, value: string, start: number, counts: Counts): void {
    const byDimension = getOrMake(this.#hours, hourOf(start), () => new Map())
    const byValue = getOrMake(byDimension, dimension, () => new Map())
    const sums = getOrMake(byValue, value, () => ({ ...nothing }))
    addTo(sums, counts)
  }
}

/** Returns the grains that a dimension has sums of. */
export function grainsOf(dimension: Dimension): Grain[] {
  // Pages have so many values that dekads pay off: a range then adds up fewer rows.
  if (dimension === 'page') return ['hour', 'day', 'dekad', 'month']
  return dimensions[dimension] <= dimensions.device ? ['hour', 'day', 'month'] : ['day', 'month']
}

function getOrMake<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  let value = map.get(key)
  if (value === undefined) {
    value = make()
    map.set(key, value)
  }
  return value
}

function addTo(counts: Counts, more: Counts): void {
  counts.sessions += more.sessions
  counts.views += more.views
  counts.duration += more.duration
  counts.bounces += more.bounces
}

function isNotZero({ sessions, views, duration, bounces }: Counts): boolean {
  return sessions !== 0 || views !== 0 || duration !== 0 || bounces !== 0
}
