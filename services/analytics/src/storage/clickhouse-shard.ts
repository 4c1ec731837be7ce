import type { Knex } from 'knex'
import { addDays, addMonths, athensDate } from '../calendar/athens.ts'
import { startOf } from '../sessions/session-id.ts'
import type { ClickHouse } from './clickhouse.ts'
import { erasedVersion, liveSums, secondOf } from './clickhouse-query.ts'
import { conversionNames, sessionLifetime, type Visitor, visitorProperties } from './event.ts'
import { type Dimension, dimensions, labelId } from './labels.ts'
import { keptMonths } from './partitions.ts'
import { closedAfter } from './session.ts'
import { lockWriters } from './store.ts'
import type { Conversion, View, Work } from './visit-store.ts'

/** Months that events are kept: a batch that failed may be written a month later. */
const keptEventMonths = 2

/** Days after which nearly no session of a day changes. */
const settledDays = 4

const kinds = { start: 1, view: 2, conversion: 3, seen: 4, end: 5 } as const

/**
 * Columns of a session's state, all of them functions of the set of its events, by the rules of `session.ts`.
 * Unknown values are 0, an end that was not reported is -1.
 */
const stateColumns: [name: string, type: string, expression: string][] = [
  // An event more is a later state. The latest wins, whenever it is written.
  ['version', 'UInt32', 'toUInt32(count())'],
  ...visitorProperties.map((property, n): [string, string, string] => [
    property,
    'Int64',
    `argMaxIf(visitor, at, kind = ${kinds.start})[${n + 1}]`,
  ]),
  ['admin', 'UInt8', 'max(by_admin)'],
  ['pages', 'Array(Int64)', 'arrayMap(x -> x.2, views)'],
  ['ats', 'Array(UInt32)', 'arrayMap(x -> x.1, views)'],
  // Seconds of presence: pauses of up to half an hour count. Neighbours are paired by two arrays, as a lambda
  // would copy a whole array for each element.
  [
    'duration',
    'UInt32',
    `toUInt32(intDiv(arraySum(arrayMap((a, b) -> if(b - a <= ${closedAfter}, b - a, 0),
       arrayPopBack(moments), arrayPopFront(moments))) + 500, 1000))`,
  ],
  ['last', 'UInt32', 'max(at)'],
  [
    'ended',
    'Int32',
    `if(countIf(kind = ${kinds.end}) = 0, -1, toInt32(maxIf(at, kind = ${kinds.end})))`,
  ],
  [
    'conversions',
    'Array(UInt32)',
    `[${conversionNames.map((_, n) => `toUInt32(countIf(kind = ${kinds.conversion} and value = ${n}))`).join()}]`,
  ],
]

const columns = ['session', 'started', ...stateColumns.map(([name]) => name)].join(', ')

/**
 * Both tables replace rows of the same key, so that writing twice changes nothing. `events` are the facts; a
 * row of `sessions` is computed from all events of its session, and is what reports read. Partitions are the
 * months of Greece. `sums` are those of whole days, whose partition is replaced at once, and dropped when one
 * of its sessions changes: reports sum up its sessions until the next hour.
 */
const tables = [
  `create table if not exists events (
     session UUID, started DateTime('Europe/Athens'), kind UInt8, event Int64, at UInt32, value Int64, by_admin UInt8,
     visitor Array(Int64), batch UUID
   ) engine = ReplacingMergeTree partition by toYYYYMM(started) order by (started, session, kind, event)`,
  `create table if not exists sessions (
     session UUID, started DateTime('Europe/Athens'), ${stateColumns.map(([name, type]) => `${name} ${type}`).join(', ')}
   ) engine = ReplacingMergeTree(version) partition by toYYYYMM(started) order by (started, session)`,
  ...['sums', 'new_sums'].map(
    name => `create table if not exists ${name} (
     day Date, dimension UInt8, value Int64, sessions Int64, views Int64, duration Int64, bounces Int64
   ) engine = MergeTree partition by day order by (dimension, value)`,
  ),
]

/** Returns the query of the states of sessions, computed from their events. */
function statesOf(condition: string): string {
  return `select ${columns} from (
    select session, started, ${stateColumns.map(([name, , expression]) => `${expression} as ${name}`).join(', ')},
      arraySort(groupArrayIf((at, value), kind = ${kinds.view})) as views,
      arrayConcat([toUInt32(0)], arraySort(groupUniqArray(at))) as moments
    from events final where ${condition} group by session, started)`
}

const erased = `select session from sessions where version = ${erasedVersion}`

/** The visits of one server, which has all events of each of its sessions. */
export class ClickHouseShard {
  readonly #clickhouse: ClickHouse

  constructor(clickhouse: ClickHouse) {
    this.#clickhouse = clickhouse
  }

  async prepare(): Promise<void> {
    for (const table of tables) await this.#clickhouse.run(table)
  }

  /** Adds the events, then computes their sessions: both may be repeated after a crash at any point. */
  async add({ erasing, views, conversions, others }: Work) {
    const known = await this.#findKnown([...views, ...conversions])
    const isNew = ({ session, event }: { session: string; event: string }) =>
      !known.has(`${session} ${event}`)
    const added = { views: views.filter(isNew), conversions: conversions.filter(isNew) }
    await this.#clickhouse.insert('events', [
      ...added.views.map(event => ({
        ...factOf(event),
        event: event.event,
        value: event.page,
        batch: event.batch,
      })),
      ...added.conversions.map(event => ({
        ...factOf(event),
        event: event.event,
        value: conversionNames.indexOf(event.name),
        batch: event.batch,
      })),
      ...others.map(event => {
        const fact = factOf(event)
        return {
          ...fact,
          event: fact.at,
          ...('admin' in event && { by_admin: Number(event.admin) }),
          ...(event.type === 'start' && { visitor: visitorOf(event.visitor) }),
        }
      }),
    ])
    const changed = [...views, ...conversions, ...others].map(({ session }) => session)
    if (changed.length > 0) {
      await this.#clickhouse.run(`insert into sessions (${columns}) ${statesOf(among(changed))}`)
    }
    await this.#clickhouse.insert(
      'sessions',
      erasing.map(session => ({ ...keyOf(session), version: erasedVersion })),
    )
    const today = athensDate(Date.now())
    const days = new Set([...erasing, ...changed].map(session => athensDate(startOf(session))))
    for (const day of days) {
      if (day < addDays(today, 1 - settledDays)) await this.#dropDay('sums', day)
    }
    return added
  }

  async sumUp(db: Knex, now: Date): Promise<void> {
    const days = await this.#clickhouse.select<{ day: string }>(
      `select distinct toDate(started) as day from sessions
       where version < ${erasedVersion} and day < '${addDays(athensDate(now.getTime()), -settledDays)}'
         and day not in (select day from sums where dimension = 0) order by day`,
    )
    for (const { day } of days) {
      // Without writes: a session that is erased meanwhile would stay in the sums.
      await db.transaction(async tx => {
        await tx.raw('set local idle_in_transaction_session_timeout = 0')
        await lockWriters(tx)
        await this.#sumDay(day)
      })
    }
  }

  /** @returns the first days of the months whose sessions it deleted */
  async dropOldMonths(now: Date): Promise<string[]> {
    await this.#deleteErased()
    await this.#dropMonths('events', now, keptEventMonths)
    const dropped = await this.#dropMonths('sessions', now, keptMonths)
    const oldest = addMonths(athensDate(now.getTime()), -keptMonths)
    const days = await this.#clickhouse.select<{ day: string }>(
      `select distinct day from sums where day < '${oldest}'`,
    )
    for (const { day } of days) await this.#dropDay('sums', day)
    return dropped
  }

  /** @returns the sessions that differ from their events */
  async recount(): Promise<object[]> {
    const months = `toYYYYMM(started) in (select toYYYYMM(started) from events)`
    return this.#clickhouse.select(
      `select ${columns} from (
         select ${columns} from sessions final where version < ${erasedVersion} and ${months}
         union all ${statesOf(`session not in (${erased})`)}
       ) group by ${columns} having count() = 1 limit 1000`,
    )
  }

  /** Finds events that another batch has stored. One that this batch stored is from a write that did not end. */
  async #findKnown(events: readonly (View | Conversion)[]): Promise<Set<string>> {
    if (events.length === 0) return new Set()
    const batches = new Map(
      events.map(({ session, event, batch }) => [`${session} ${event}`, batch]),
    )
    const rows = await this.#clickhouse.select<{ key: string; batch: string }>(
      `select concat(toString(session), ' ', toString(event)) as key, toString(batch) as batch from events
       where kind in (${kinds.view}, ${kinds.conversion}) and ${among(events.map(({ session }) => session))}
         and event in (${events.map(({ event }) => event).join()})`,
    )
    return new Set(
      rows.filter(({ key, batch }) => batches.get(key) !== batch).map(({ key }) => key),
    )
  }

  /** Replaces the sums of a day, all at once. */
  async #sumDay(day: string): Promise<void> {
    const range = { from: day, until: addDays(day, 1) }
    await this.#dropDay('new_sums', day)
    for (const dimension of Object.keys(dimensions) as Dimension[]) {
      await this.#clickhouse.run(
        `insert into new_sums select day, toUInt8(${dimensions[dimension]}), value, sessions, views, duration, bounces
         from (${liveSums('sessions', range, {}, dimension)})`,
      )
    }
    await this.#clickhouse.run(`alter table sums replace partition '${day}' from new_sums`)
    await this.#dropDay('new_sums', day)
  }

  async #dropDay(table: 'sums' | 'new_sums', day: string): Promise<void> {
    await this.#clickhouse.run(`alter table ${table} drop partition '${day}'`)
  }

  /** Deletes what is stored of erased sessions, which no report reads. */
  async #deleteErased(): Promise<void> {
    for (const table of ['events', 'sessions']) {
      const condition = `session in (${erased})${table === 'sessions' ? ` and version < ${erasedVersion}` : ''}`
      const found = await this.#clickhouse.select(
        `select 1 from ${table} where ${condition} limit 1`,
      )
      if (found.length > 0)
        await this.#clickhouse.run(`alter table ${table} delete where ${condition}`)
    }
  }

  /** Deletes the partitions of months that ended longer ago than they are kept. @returns their first days */
  async #dropMonths(table: string, now: Date, months: number): Promise<string[]> {
    const oldest = addMonths(athensDate(now.getTime()), -months)
    const partitions = await this.#clickhouse.select<{ month: string }>(
      `select distinct partition as month from system.parts
       where database = currentDatabase() and table = '${table}' and active
         and partition < '${oldest.slice(0, 7).replace('-', '')}' order by partition`,
    )
    for (const { month } of partitions) {
      await this.#clickhouse.run(`alter table ${table} drop partition ${month}`)
    }
    return partitions.map(({ month }) => `${month.slice(0, 4)}-${month.slice(4)}-01`)
  }
}

/** The key of a session's rows, with its second. */
function keyOf(session: string) {
  return { session, started: secondOf(session) }
}

function factOf({ session, type, at }: { session: string; type: keyof typeof kinds; at: number }) {
  const offset = Math.min(sessionLifetime, Math.max(0, at - startOf(session)))
  return { ...keyOf(session), kind: kinds[type], at: offset }
}

function visitorOf(visitor: Visitor): string[] {
  return visitorProperties.map(property => {
    const text = visitor[property]
    return text === undefined ? '0' : labelId(property, text)
  })
}

/** Returns the condition of the rows of sessions; the bounds skip other months. */
function among(sessions: readonly string[]): string {
  const ids = [...new Set(sessions)].sort()
  const [first = '', last = ''] = [ids[0], ids.at(-1)]
  return `started >= toDateTime(${secondOf(first)}) and started <= toDateTime(${secondOf(last)})
    and session in (${ids.map(id => `'${id}'`).join()})`
}
