import { deliveryDay } from '@stampa/pricing'
import { addDays, shopDay } from '@stampa/rules/shop-time'
import { Problem, type Static, Type } from '@stampa/service-kit'
import {
  adminListQuery,
  isId,
  pageOf,
  type Sorting,
  toPage,
  whereMatches,
} from '@stampa/service-kit/listing'
import { orderSearch } from '@stampa/service-kit/order-workflow'
import { allPages } from '@stampa/service-kit/sheet-export'
import type { Knex } from 'knex'
import type { OrderLine } from '../custom-order/orders.ts'
import { type JobStage, jobStages } from './schema.ts'

export interface JobRow {
  id: string
  offer_id: string
  number: string
  customer_name: string
  notes: string
  custom_order_id: string | null
  design_order_id: string | null
  stage: JobStage
  /** `2026-11-20` */
  due_date: string | null
  assignee: string | null
  version: number
  created_at: Date
  updated_at: Date
  updated_by: string | null
}

// As text, a date is not parsed as a moment in the server's time zone.
const columns = `j.id, j.offer_id, o.number, o.customer_name, o.notes, o.custom_order_id, o.design_order_id, j.stage,
  j.due_date::text, j.assignee, j.version, j.created_at, j.updated_at, j.updated_by`

/** Jobs without a due date are after all others. */
const dueKey = "coalesce(j.due_date, 'infinity')"

const sorting: Sorting<JobRow> = {
  id: 'j.id',
  keys: {
    dueDate: { expression: dueKey, value: row => row.due_date ?? 'infinity', direction: 'asc' },
    // Version 7 ids grow with the creation time.
    createdAt: { expression: 'j.id', value: row => row.id, direction: 'asc' },
  },
}

const standardSort = 'dueDate'
const listQuery = adminListQuery(Object.keys(sorting.keys), standardSort).properties

/** Value of the filter of jobs without an assignee. */
const nobody = 'nobody'

const dueDay = Type.String({
  format: 'date',
  pattern: '^20\\d\\d-',
  description: 'Day of the due date, included',
})

export const jobFilter = Type.Object({
  q: listQuery.q,
  stage: Type.Optional(
    Type.Enum(jobStages, { description: 'Left out: all that are not delivered' }),
  ),
  assignee: Type.Optional(
    Type.String({ maxLength: 254, description: `E-mail of the assignee, or \`${nobody}\`` }),
  ),
  due: Type.Optional(
    Type.Enum(['overdue', 'week'], {
      description: 'overdue: before today; week: from today to Sunday. Only what is not delivered',
    }),
  ),
  dueFrom: Type.Optional(dueDay),
  dueTo: Type.Optional(dueDay),
})
type JobFilter = Static<typeof jobFilter>

export const jobListQuery = Type.Object({ ...listQuery, ...jobFilter.properties })

/** Above this number, counting costs more than the page. */
const maxCounted = 1000

export async function listJobs(db: Knex, query: Static<typeof jobListQuery>) {
  const { sort } = query
  const matching = matchingJobs(db, query)
  const some = matching
    .clone()
    .select(db.raw('1'))
    .limit(maxCounted + 1)
  const [found, counted] = await Promise.all([
    pageOf<JobRow>(matching.select(db.raw(columns)), sorting, sort, toPage(query, sort)),
    db.from(some.as('matching')).count<{ count: string }[]>('*'),
  ])
  const total = Number(counted[0]?.count)
  return { ...found, total: total > maxCounted ? undefined : total }
}

/** Returns all jobs of a filter, the earliest due first, in batches. */
export function listAllJobs(db: Knex, filter: JobFilter): AsyncGenerator<JobRow[]> {
  return allPages(page =>
    pageOf(matchingJobs(db, filter).select(db.raw(columns)), sorting, standardSort, page),
  )
}

function matchingJobs(
  db: Knex,
  { q, stage, assignee, due, dueFrom, dueTo }: JobFilter,
): Knex.QueryBuilder {
  const isOpen = stage === undefined || due !== undefined
  const query = isOpen ? openJobs(db) : shownJobs(db)
  if (q !== undefined) whereMatches(query, 'o.search', orderSearch(q))
  if (stage !== undefined) query.where('j.stage', stage)
  if (assignee !== undefined) query.where('j.assignee', assignee === nobody ? null : assignee)
  const today = shopDay()
  if (due === 'overdue') query.whereRaw(`${dueKey} < ?`, [today])
  if (due === 'week') query.whereRaw(`${dueKey} between ? and ?`, [today, sundayOf(today)])
  if (dueFrom !== undefined) query.whereRaw(`${dueKey} >= ?`, [dueFrom])
  if (dueTo !== undefined) query.whereRaw(`${dueKey} <= ?`, [dueTo])
  return query
}

/** Returns the last day of a week. @example sundayOf('2026-11-28') // '2026-11-29' */
export function sundayOf(date: string): string {
  return addDays(date, (7 - new Date(date).getUTCDay()) % 7)
}

/** Returns a query for the jobs whose offers are accepted and outside the trash. */
export function shownJobs(db: Knex): Knex.QueryBuilder {
  return db('jobs as j')
    .join('offers as o', 'o.id', 'j.offer_id')
    .where('o.status', 'Accepted')
    .whereNull('o.deleted_at')
}

/** Returns a query for {@link JobRow}s of jobs that are not delivered. */
export function selectOpenJobs(db: Knex): Knex.QueryBuilder {
  return openJobs(db).select(db.raw(columns))
}

function openJobs(db: Knex): Knex.QueryBuilder {
  return shownJobs(db).whereNot('j.stage', 'Delivered')
}

/**
 * Returns the day by which the shop expects an accepted offer to be ready, `2026-11-20`: the due date of its
 * job, or the usual day after its acceptance. Null where neither is known. A due date that is still the
 * customer's wish is none of the shop.
 */
export async function findDueDate(db: Knex, offerId: string): Promise<string | null> {
  const job = await shownJobs(db)
    .leftJoin('custom_orders as c', 'c.id', 'o.custom_order_id')
    .where('j.offer_id', offerId)
    .first<
      | { due: string | null; wish: string | null; accepted: Date; lines: OrderLine[] | null }
      | undefined
    >(
      db.raw("j.due_date::text as due, c.details->>'deadline' as wish"),
      'j.created_at as accepted',
      'c.lines',
    )
  if (!job) return null
  if (job.due !== null && job.due !== job.wish) return job.due
  const workingDays = (job.lines ?? []).flatMap(line => line.workingDays ?? [])
  if (workingDays.length === 0) return null
  return deliveryDay(shopDay(job.accepted), Math.max(...workingDays))
}

/** @throws Problem 404 */
export async function requireJob(db: Knex, id: string): Promise<JobRow> {
  const [row]: JobRow[] = isId(id)
    ? await shownJobs(db).where('j.id', id).select(db.raw(columns))
    : []
  if (!row) throw new Problem(404, 'job_not_found', 'Job not found')
  return row
}

/** Locks a job until the transaction ends. @throws Problem 404 */
export async function lockJob(tx: Knex.Transaction, id: string): Promise<JobRow> {
  if (isId(id)) await tx('jobs').where({ id }).forUpdate().select('id')
  return requireJob(tx, id)
}

/** Stores the job of an offer, unless it has one. */
export async function insertJob(
  tx: Knex.Transaction,
  values: { offer_id: string; due_date: string | null },
): Promise<void> {
  await tx('jobs').insert(values).onConflict('offer_id').ignore()
}

export async function updateJob(
  tx: Knex.Transaction,
  id: string,
  change: Partial<Pick<JobRow, 'stage' | 'due_date' | 'assignee' | 'updated_by'>>,
): Promise<void> {
  await tx('jobs')
    .where({ id })
    .update({ ...change, version: tx.raw('version + 1'), updated_at: tx.fn.now() })
}
