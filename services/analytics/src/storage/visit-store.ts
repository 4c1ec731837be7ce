import type { Knex } from 'knex'
import type { Selection } from '../dashboard/filter.ts'
import type { ChartGrain } from '../dashboard/range.ts'
import type { RecentSession } from '../dashboard/recent-sessions.ts'
import type { Conversions, Part } from '../dashboard/store.ts'
import type { ValueDimension } from './labels.ts'
import type { Change } from './session.ts'
import type { Counts } from './tally.ts'

type ChangeOf<Type> = Extract<Change, { type: Type }>

/** A view or conversion, which counts once. */
export interface Once {
  /** Key of the event within its session. */
  event: string
  /** Id of the batch that it came with. */
  batch: string
}

export type View = ChangeOf<'view'> & Once
export type Conversion = ChangeOf<'conversion'> & Once

/** What one write adds to the visits, and which sessions it erases; these have no changes. */
export interface Work {
  /** In ascending order. */
  erasing: string[]
  /** Each with a key of its own. */
  views: View[]
  conversions: Conversion[]
  others: ChangeOf<'start' | 'seen' | 'end'>[]
}

/**
 * Holds sessions, views, conversions and their sums. PostgreSQL has the rest, whichever store is configured:
 * written batches, withdrawals, counters, labels and share links.
 */
export interface VisitStore {
  /**
   * Creates what is missing for the months from a date to two months after today. Any process may call it at
   * any time.
   */
  prepare(db: Knex, now: Date, from?: Date): Promise<void>

  hasVisits(db: Knex): Promise<boolean>

  /**
   * Writes in the transaction that claims the batches, of which there is one at a time. When that is not
   * committed, the queue delivers the batches again: the result must be the same.
   *
   * @returns the views and conversions that were not stored before by another batch
   */
  add(tx: Knex.Transaction, work: Work): Promise<{ views: View[]; conversions: Conversion[] }>

  /** Sums up days that no longer change, where the store does not keep sums with each write. */
  sumUp(db: Knex, now: Date): Promise<void>

  /** Deletes visits and sums of months that ended more than two years ago. @returns their first days */
  dropOldMonths(db: Knex, now: Date): Promise<string[]>

  /** Compares what reports read with the stored events. @returns the differences */
  recount(db: Knex, onMonth?: (month: string, differences: number) => void): Promise<object[]>

  readTotals(selection: Selection): Promise<Counts>
  countCountries(selection: Selection): Promise<number>

  /** Returns the values of a dimension, the most frequent first. */
  readParts(selection: Selection, dimension: ValueDimension, limit: number): Promise<Part[]>

  /** Returns the sums by the start of their hour, day or month, ms since 1970; empty buckets are missing. */
  readSeries(
    selection: Selection,
    grain: ChartGrain,
  ): Promise<Map<number, Pick<Counts, 'sessions' | 'views'>>>

  readConversions(selection: Selection): Promise<Conversions[]>

  /** Returns the latest sessions. @param isBounded false ignores the selection's range */
  readRecentSessions(
    selection: Selection,
    isBounded: boolean,
    limit: number,
  ): Promise<RecentSession[]>
}
