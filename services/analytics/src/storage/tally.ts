import { bucketsOf, hourOf } from '../calendar/athens.ts'
import { startOf } from '../sessions/session-id.ts'
import { type ConversionName, conversionNames } from './event.ts'
import { conversionDimensions, type Dimension, dimensions, labelId, noLabel } from './labels.ts'
import { duration, isBounce, type Session } from './session.ts'

/** How long a row of the rollups is about; a dekad is a third of a month. */
export const grains = { hour: 0, day: 1, month: 2, dekad: 3 } as const

export type Grain = keyof typeof grains

/** Sums of sessions; all may be negative where they are to be subtracted. */
export interface Counts {
  sessions: number
  /** Of a conversion: how often it happened. */
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

/** What there are sums of. */
type Summed = Dimension | ConversionName

const numbers: Record<Summed, number> = { ...dimensions, ...conversionDimensions }

/** Dimensions that are told by the hour, too. */
const hourly: readonly Summed[] = [
  'total',
  'page',
  'source',
  'country',
  'city',
  'userType',
  'device',
]

/** Dimensions of so many values that it is worth its while to keep dekads, too: a range is then fewer sums. */
export const dekadly: readonly Summed[] = ['page']

/**
 * What a batch of events changes in the rollups. All of a session counts at the hour, day and month in which it
 * began, whenever its events come in: so everything is a sum over sessions.
 */
export class Tally {
  /** By hour, dimension and value: the longer grains are made of hours in the end. */
  readonly #hours = new Map<number, Map<Summed, Map<string, Counts>>>()

  /** Takes a session from what it was counted as before to what it is now; null for none. */
  move(before: Session | null, after: Session | null): void {
    const session = after ?? before
    if (!session) return
    const start = startOf(session.id)
    const [was, is] = [valuesOf(before), valuesOf(after)]
    const [less, more] = [countsOf(before), countsOf(after)]
    const change = sum(more, less, -1)
    for (const dimension of ofSessions) {
      const [old, now] = [was[dimension], is[dimension]]
      if (old === now) this.#add(dimension, now, start, change)
      else {
        this.#add(dimension, old, start, sum(nothing, less, -1))
        this.#add(dimension, now, start, more)
      }
    }
    if (before?.conversions || after?.conversions) {
      for (const [n, name] of conversionNames.entries()) {
        this.#add(name, was.source ?? noLabel, start, conversionCounts(before, n, -1))
        this.#add(name, is.source ?? noLabel, start, conversionCounts(after, n, 1))
      }
    }
  }

  /** Counts views of a page. @param session in which it was viewed */
  countPage(session: string, page: string, views: number): void {
    this.#add('page', page, startOf(session), { ...nothing, views })
  }

  /** What is to be added: all of one dimension, grain and bucket side by side. */
  cells(): Cell[] {
    const stretches = new Map<string, Map<string, Cell>>()
    for (const [hour, byDimension] of this.#hours) {
      const buckets = bucketsOf(hour)
      for (const [dimension, byValue] of byDimension) {
        for (const grain of grainsOf(dimension)) {
          const bucket = buckets[grain]
          const place = { dimension: numbers[dimension], grain: grains[grain], bucket }
          const cells = getOrMake(stretches, `${dimension}${grain}${bucket}`, newMap<Cell>)
          for (const [value, counts] of byValue) {
            addTo(
              getOrMake(cells, value, () => ({ ...place, value, ...nothing })),
              counts,
            )
          }
        }
      }
    }
    return [...stretches.values()].flatMap(cells => [...cells.values()].filter(isSomething))
  }

  #add(dimension: Summed, value: string | null, start: number, counts: Counts): void {
    if (value === null || !isSomething(counts)) return
    const hour = getOrMake(this.#hours, hourOf(start), newDimensions)
    addTo(getOrMake(getOrMake(hour, dimension, newMap<Counts>), value, newCounts), counts)
  }
}

/** The value under the key, which is made when there is none. */
function getOrMake<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  let value = map.get(key)
  if (value === undefined) {
    value = make()
    map.set(key, value)
  }
  return value
}

const newDimensions = () => new Map<Summed, Map<string, Counts>>()
const newMap = <T>() => new Map<string, T>()
const newCounts = (): Counts => ({ ...nothing })

const nothing: Counts = { sessions: 0, views: 0, duration: 0, bounces: 0 }

function isSomething({ sessions, views, duration, bounces }: Counts): boolean {
  return sessions !== 0 || views !== 0 || duration !== 0 || bounces !== 0
}

function addTo(counts: Counts, more: Counts): void {
  counts.sessions += more.sessions
  counts.views += more.views
  counts.duration += more.duration
  counts.bounces += more.bounces
}

function sum(a: Counts, b: Counts, sign: 1 | -1): Counts {
  return {
    sessions: a.sessions + sign * b.sessions,
    views: a.views + sign * b.views,
    duration: a.duration + sign * b.duration,
    bounces: a.bounces + sign * b.bounces,
  }
}

function countsOf(session: Session | null): Counts {
  if (!session) return nothing
  return {
    sessions: 1,
    views: session.views,
    duration: duration(session),
    bounces: Number(isBounce(session)),
  }
}

/** @param n of the conversion */
function conversionCounts(session: Session | null, n: number, sign: 1 | -1): Counts {
  const times = session?.conversions?.[n] ?? 0
  return times === 0 ? nothing : { ...nothing, sessions: sign, views: sign * times }
}

/** @returns all that there are sums of a dimension by */
function grainsOf(dimension: Summed): readonly Grain[] {
  return [
    ...(hourly.includes(dimension) ? (['hour'] as const) : []),
    'day',
    ...(dekadly.includes(dimension) ? (['dekad'] as const) : []),
    'month',
  ]
}

/** Dimensions that a session has one label in; pages are counted by view. */
const ofSessions = [
  'total',
  'source',
  'country',
  'city',
  'userType',
  'device',
  'browser',
  'os',
  'campaign',
  'entryPage',
  'exitPage',
] as const

type Values = Record<(typeof ofSessions)[number], string | null>

const admin = labelId('userType', 'admin')
const user = labelId('userType', 'user')

/** The label that a session has in each dimension. */
function valuesOf(session: Session | null): Values {
  if (!session) return noValues
  const { origin, entry, exit } = session
  return {
    total: noLabel,
    userType: session.admin ? admin : user,
    source: origin?.source ?? null,
    country: origin?.country ?? null,
    city: origin?.city ?? null,
    device: origin?.device ?? null,
    browser: origin?.browser ?? null,
    os: origin?.os ?? null,
    campaign: origin?.campaign ?? null,
    entryPage: entry?.page ?? null,
    exitPage: exit?.page ?? null,
  }
}

const noValues: Values = {
  total: null,
  userType: null,
  source: null,
  country: null,
  city: null,
  device: null,
  browser: null,
  os: null,
  campaign: null,
  entryPage: null,
  exitPage: null,
}
