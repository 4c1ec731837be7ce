import { bucketsOf } from '../calendar/athens.ts'
import { startOf } from '../sessions/session-id.ts'
import { type Dimension, dimensions, labelId } from './labels.ts'
import { duration, isBounce, type Session } from './session.ts'

/** How long a row of the rollups is about. */
export const grains = { hour: 0, day: 1, month: 2 } as const

export type Grain = keyof typeof grains

/** Sums of sessions; all may be negative where they are to be subtracted. */
export interface Counts {
  sessions: number
  views: number
  /** Seconds. */
  duration: number
  bounces: number
}

/** A row of the rollups, or what is to be added to it. */
export interface Cell extends Counts {
  dimension: number
  grain: number
  /** Its beginning, in milliseconds. */
  bucket: number
  /** Id of the label, '0' for the total. */
  value: string
}

/** The label of the total. */
export const totalValue = '0'

/** Dimensions that are told by the hour, too; the others by day and month. */
const hourly: readonly Dimension[] = [
  'total',
  'page',
  'source',
  'country',
  'city',
  'userType',
  'device',
]

/**
 * What a batch of events changes in the rollups. All of a session counts at the hour, day and month in which it
 * began, whenever its events come in: so everything is a sum over sessions.
 */
export class Tally {
  readonly #cells = new Map<string, Cell>()

  /** Takes a session from what it was counted as before to what it is now; null for none. */
  move(before: Session | null, after: Session | null): void {
    if (before) this.#count(before, -1)
    if (after) this.#count(after, 1)
  }

  /** Counts views of a page. @param session in which it was viewed */
  countPage(session: string, page: string, views: number): void {
    this.#add('page', page, startOf(session), { sessions: 0, views, duration: 0, bounces: 0 })
  }

  /** What is to be added, in the order of the rollups' key. */
  cells(): Cell[] {
    return [...this.#cells.values()]
      .filter(({ sessions, views, duration, bounces }) => sessions || views || duration || bounces)
      .sort(
        (a, b) =>
          a.dimension - b.dimension ||
          a.grain - b.grain ||
          a.bucket - b.bucket ||
          (a.value < b.value ? -1 : 1),
      )
  }

  #count(session: Session, sign: 1 | -1): void {
    const start = startOf(session.id)
    const counts = {
      sessions: sign,
      views: sign * session.views,
      duration: sign * duration(session),
      bounces: isBounce(session) ? sign : 0,
    }
    for (const [dimension, value] of valuesOf(session)) this.#add(dimension, value, start, counts)
  }

  #add(dimension: Dimension, value: string, start: number, counts: Counts): void {
    const buckets = bucketsOf(start)
    if (hourly.includes(dimension)) this.#addTo(dimension, 'hour', buckets.hour, value, counts)
    this.#addTo(dimension, 'day', buckets.day, value, counts)
    this.#addTo(dimension, 'month', buckets.month, value, counts)
  }

  #addTo(dimension: Dimension, grain: Grain, bucket: number, value: string, counts: Counts): void {
    const key = `${dimension}${grain}${bucket}:${value}`
    const cell = this.#cells.get(key)
    if (!cell) {
      const place = { dimension: dimensions[dimension], grain: grains[grain], bucket, value }
      this.#cells.set(key, { ...place, ...counts })
      return
    }
    cell.sessions += counts.sessions
    cell.views += counts.views
    cell.duration += counts.duration
    cell.bounces += counts.bounces
  }
}

const admin = labelId('userType', 'admin')
const user = labelId('userType', 'user')

/** The label that a session has in each dimension; pages are counted by view. */
function valuesOf(session: Session): [Dimension, string][] {
  const { origin, entry, exit } = session
  const values: [Dimension, string | null | undefined][] = [
    ['total', totalValue],
    ['userType', session.admin ? admin : user],
    ['source', origin?.source],
    ['country', origin?.country],
    ['city', origin?.city],
    ['device', origin?.device],
    ['browser', origin?.browser],
    ['os', origin?.os],
    ['campaign', origin?.campaign],
    ['entryPage', entry?.page],
    ['exitPage', exit?.page],
  ]
  return values.filter((pair): pair is [Dimension, string] => typeof pair[1] === 'string')
}
