import type { Knex } from 'knex'
import { addMonths, athensDate, startOfDay } from '../calendar/athens.ts'
import type { Selection } from '../dashboard/filter.ts'
import type { ChartGrain } from '../dashboard/range.ts'
import {
  maxPages,
  type ReadRecentVisits,
  readRecentSessions,
} from '../dashboard/recent-sessions.ts'
import { type Conversions, named, readLabels } from '../dashboard/store.ts'
import type { Sum } from '../dashboard/visits.ts'
import { firstIdAt, startOf } from '../sessions/session-id.ts'
import { ClickHouse, readServers } from './clickhouse.ts'
import { chosen, chosenBetween, type ReadTables, sumsOf } from './clickhouse-query.ts'
import { ClickHouseShard } from './clickhouse-shard.ts'
import { conversionNames, type Visitor, visitorProperties } from './event.ts'
import { dimensions, type ValueDimension } from './labels.ts'
import { keptMonths } from './partitions.ts'
import { isClosed } from './session.ts'
import type { Counts } from './tally.ts'
import type { VisitStore, Work } from './visit-store.ts'

/** A server, and when the first of its sessions may begin, ms since 1970. */
interface Server {
  from: number
  shard: ClickHouseShard
}

/**
 * Visits in ClickHouse, on one server or several. A session is on the one that its start and its id choose, so
 * that a list which grows moves none; reports read `Distributed` tables.
 */
export class ClickHouseVisits implements VisitStore {
  readonly #servers: Server[]
  /** The server that answers reports. */
  readonly #clickhouse: ClickHouse
  /** The cluster of several servers in their configuration. */
  readonly #cluster: string | null
  readonly #tables: ReadTables

  /** @param address `clickhouse://user:password@a:8123,b:8123;from=2026-12-01/database?cluster=visits` */
  constructor(address: string) {
    this.#servers = readServers(address).map(({ address, from }) => ({
      from: from === undefined ? 0 : startOfDay(from),
      shard: new ClickHouseShard(new ClickHouse(address)),
    }))
    this.#clickhouse = new ClickHouse(address.replace(/,[^/]+/, ''))
    const { database, cluster } = this.#clickhouse
    this.#cluster = cluster
    this.#tables = {
      sessions: cluster === null ? 'sessions' : 'all_sessions',
      sums: cluster === null ? 'sums' : 'all_sums',
      localSums: `${database}.sums`,
    }
  }

  async prepare(_db: Knex, now: Date): Promise<void> {
    await this.#onAll(shard => shard.prepare())
    if (this.#cluster === null) return
    const { database } = this.#clickhouse
    for (const table of ['sessions', 'sums'] as const) {
      await this.#clickhouse.run(
        `create table if not exists ${this.#tables[table]} as ${table}
         engine = Distributed(${this.#cluster}, ${database}, ${table})`,
      )
    }
    const [found] = await this.#clickhouse.select<{ shards: string }>(
      `select uniqExact(shard_num) as shards from system.clusters where cluster = '${this.#cluster}'`,
    )
    // A server is added to the cluster once it has its tables, before it gets visits.
    const shards = Number(found?.shards)
    const inUse = this.#servers.filter(({ from }) => from <= now.getTime()).length
    if (shards < inUse || shards > this.#servers.length) {
      throw new Error(
        `ClickHouse's cluster ${this.#cluster} has ${shards} shards, ANALYTICS_STORE ${inUse} servers in use`,
      )
    }
  }

  async hasVisits(db: Knex): Promise<boolean> {
    await this.prepare(db, new Date())
    const { sessions } = this.#tables
    return (await this.#clickhouse.select(`select 1 from ${sessions} limit 1`)).length > 0
  }

  async add(_tx: Knex.Transaction, { erasing, views, conversions, others }: Work) {
    const added = await this.#onAll((shard, at) => {
      const ofShard = <Event extends { session: string }>(events: Event[]) =>
        events.filter(({ session }) => this.#serverOf(session) === at)
      return shard.add({
        // On all servers: a list that was changed too late may have put events on another one.
        erasing,
        views: ofShard(views),
        conversions: ofShard(conversions),
        others: ofShard(others),
      })
    })
    return {
      views: added.flatMap(({ views }) => views),
      conversions: added.flatMap(({ conversions }) => conversions),
    }
  }

  async sumUp(db: Knex, now: Date): Promise<void> {
    // In turn, as each day waits for the lock of writers.
    for (const { shard } of this.#servers) await shard.sumUp(db, now)
  }

  async dropOldMonths(db: Knex, now: Date): Promise<string[]> {
    const dropped = await this.#onAll(shard => shard.dropOldMonths(now))
    const oldest = addMonths(athensDate(now.getTime()), -keptMonths)
    await db('erased_sessions')
      .where('id', '<', firstIdAt(startOfDay(oldest)))
      .delete()
    return [...new Set(dropped.flat())].sort()
  }

  async recount(): Promise<object[]> {
    return (await this.#onAll(shard => shard.recount())).flat()
  }

  async readTotals(selection: Selection): Promise<Counts> {
    const [total] = await this.#clickhouse.select<Record<keyof Counts, string>>(
      `select sum(sessions) as sessions, sum(views) as views, sum(duration) as duration, sum(bounces) as bounces
       from (${sumsOf(this.#tables, selection, 'total')})`,
    )
    const { sessions, views, duration, bounces } = total ?? {}
    return {
      sessions: Number(sessions),
      views: Number(views),
      duration: Number(duration),
      bounces: Number(bounces),
    }
  }

  async countCountries(selection: Selection): Promise<number> {
    const [row] = await this.#clickhouse.select<{ count: string }>(
      `select uniqExact(value) as count from (${sumsOf(this.#tables, selection, 'country')}) where value != 0`,
    )
    return Number(row?.count)
  }

  async readParts(selection: Selection, dimension: ValueDimension, limit: number) {
    const by = dimension === 'page' ? 'views' : 'sessions'
    const rows = await this.#clickhouse.select<Record<keyof Sum, string>>(
      `select value, sum(sessions) as sessions, sum(views) as views from (${sumsOf(this.#tables, selection, dimension)})
       where value != 0 group by value order by ${by} desc, value limit ${limit}`,
    )
    const sums = rows.map(({ value, sessions, views }) => ({
      value,
      sessions: Number(sessions),
      views: Number(views),
    }))
    return named(selection.db, sums, by)
  }

  async readSeries(selection: Selection, grain: ChartGrain) {
    const hours = `select toString(intDiv(toUnixTimestamp(started), 3600)) as bucket, sum(toInt64(1)) as sessions,
      sum(toInt64(length(pages))) as views ${chosen(this.#tables.sessions, selection)} group by bucket`
    const days = `select toString(${grain === 'month' ? 'toStartOfMonth(day)' : 'day'}) as bucket, sessions, views
      from (${sumsOf(this.#tables, selection, 'total')})`
    const rows = await this.#clickhouse.select<Record<'bucket' | 'sessions' | 'views', string>>(
      `select bucket, sum(sessions) as sessions, sum(views) as views
       from (${grain === 'hour' ? hours : days}) group by bucket`,
    )
    return new Map(
      rows.map(({ bucket, sessions, views }) => [
        grain === 'hour' ? Number(bucket) * 3_600_000 : startOfDay(bucket),
        { sessions: Number(sessions), views: Number(views) },
      ]),
    )
  }

  async readConversions(selection: Selection): Promise<Conversions[]> {
    const found = await Promise.all(
      conversionNames.map(async name => {
        const rows = await this.#clickhouse.select<Record<keyof Sum, string>>(
          `select value, sum(sessions) as sessions, sum(views) as views from (${sumsOf(this.#tables, selection, name)})
           group by value`,
        )
        return rows.map(row => ({ ...row, dimension: dimensions[name] }))
      }),
    )
    const rows = found.flat()
    const labels = await readLabels(
      selection.db,
      rows.map(({ value }) => value),
    )
    const sums = new Map<string, Conversions>()
    for (const { dimension, value, sessions, views } of rows) {
      // A visit without a start has no source.
      const source = labels.get(value)?.text ?? 'direct'
      const key = `${dimension} ${source}`
      const sum = sums.get(key) ?? { dimension, source, count: 0, sessions: 0 }
      sum.count += Number(views)
      sum.sessions += Number(sessions)
      sums.set(key, sum)
    }
    return [...sums.values()].sort(
      (a, b) =>
        a.dimension - b.dimension || b.sessions - a.sessions || (a.source < b.source ? -1 : 1),
    )
  }

  readRecentSessions(selection: Selection, isBounded: boolean, limit: number) {
    return readRecentSessions(selection, isBounded, limit, this.#readRecent)
  }

  #readRecent: ReadRecentVisits = async ({ db, filter }, bounds, limit) => {
    type Row = Record<keyof Visitor, string> & {
      id: string
      admin: number
      duration: number
      last: number
      ended: number
      shown: string[]
      times: number[]
    }
    const chosen = chosenBetween(this.#tables.sessions, filter, bounds)
    // The second of the last one is found first, from a single column.
    const rows = await this.#clickhouse.select<Row>(
      `select toString(session) as id, ${visitorProperties.join(', ')}, admin, duration, last, ended,
         arraySlice(pages, 1, ${maxPages}) as shown, arraySlice(ats, 1, ${maxPages}) as times
       ${chosen} and started >= (select min(started) from (select started ${chosen} order by started desc limit ${limit}))
       order by started desc, id desc limit ${limit}`,
    )
    const ids = rows.flatMap(row => [
      ...visitorProperties.map(property => row[property]),
      ...row.shown,
    ])
    const labels = await readLabels(db, [...new Set(ids)])
    return rows.map(({ id, admin, duration, last, ended, shown, times, ...visitor }) => {
      const entries = visitorProperties.map(
        property => [property, labels.get(visitor[property])?.text ?? null] as const,
      )
      return {
        ...(Object.fromEntries(entries) as Record<keyof Visitor, string | null>),
        id,
        admin: admin === 1,
        duration,
        closed: isClosed({ id, seen: [0, last], ended: ended < 0 ? null : ended }, Date.now()),
        pages: shown.flatMap((page, n) => {
          const { text, title = null, name = null } = labels.get(page) ?? {}
          return text === undefined ? [] : [{ at: times[n] ?? 0, url: text, title, name }]
        }),
      }
    })
  }

  /** Returns the index of a session's server: the end of an id is a MAC, as good as a hash. */
  #serverOf(session: string): number {
    const start = startOf(session)
    const open = this.#servers.flatMap(({ from }, at) => (from <= start ? [at] : []))
    return open[Number.parseInt(session.slice(-8), 16) % open.length] ?? 0
  }

  /** Waits for all, also when one fails: no write of this call goes on when the next begins. */
  async #onAll<T>(run: (shard: ClickHouseShard, at: number) => Promise<T>): Promise<T[]> {
    const results = await Promise.allSettled(this.#servers.map(({ shard }, at) => run(shard, at)))
    return results.map(result => {
      if (result.status === 'rejected') throw result.reason
      return result.value
    })
  }
}
