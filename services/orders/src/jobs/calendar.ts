import { allows } from '@stampa/rules/permissions'
import { type App, Problem, scopeOfAccount } from '@stampa/service-kit'
import type { LinkedRecord, Links } from '@stampa/service-kit/links'
import { onlyRow } from '@stampa/service-kit/listing'
import { oneLine } from '@stampa/service-kit/validation'
import ical, { ICalCalendarMethod } from 'ical-generator'
import type { Knex } from 'knex'
import { greekStages, type Job } from './schema.ts'
import { showJobs } from './service.ts'
import { type JobRow, selectOpenJobs } from './store.ts'

const purpose = 'job-calendar'

/** Programs of calendars read a file of this many jobs without trouble. */
const maxJobs = 1000

/** Returns the path of the file that an administrator's calendar programs subscribe to. Its holder does not sign in. */
export async function calendarPath(db: Knex, links: Links, id: string): Promise<string> {
  return pathOf(await findCalendar(db, id), links)
}

/** Replaces an administrator's link: programs with the one before get no more jobs. @returns the new path */
export async function replaceCalendar(db: Knex, links: Links, id: string): Promise<string> {
  const rows = await db('job_calendar')
    .insert({ id, link_version: 1 })
    .onConflict('id')
    .merge({
      link_version: db.raw('(job_calendar.link_version + 1) % 65536'),
      updated_at: db.fn.now(),
    })
    .returning<LinkedRecord[]>('*')
  return pathOf(onlyRow(rows), links)
}

/** Returns the calendar of an administrator, which has a row once its link was replaced. */
async function findCalendar(db: Knex, id: string): Promise<LinkedRecord> {
  const row = await db<LinkedRecord>('job_calendar').where({ id }).first()
  return row ?? { id, link_version: 0, updated_at: new Date() }
}

function pathOf({ id, link_version }: LinkedRecord, links: Links): string {
  return `/api/jobs/calendar/${links.token(purpose, id, link_version)}`
}

/**
 * Returns the calendar of a link as an iCalendar file: a whole day for each job with a due date, delivered
 * ones left out.
 *
 * @param origin of the back office, for the link in each event
 * @throws Problem 404 when the link was replaced or is none, or its administrator may not read jobs any more
 */
export async function readCalendar(
  { db, redis }: Pick<App, 'db' | 'redis'>,
  links: Links,
  token: string,
  origin: string,
): Promise<string> {
  const find = (id: string) => findCalendar(db, id)
  const opened = await links.openRecord(purpose, token, find, () => false)
  if (!opened || !allows(await scopeOfAccount(redis, opened.id), 'orders:read')) {
    throw new Problem(404, 'calendar_not_found', 'Calendar not found')
  }
  const rows: JobRow[] = await selectOpenJobs(db)
    .whereNotNull('j.due_date')
    .orderBy('j.due_date')
    .limit(maxJobs)
  const calendar = ical({
    name: 'Παραγωγή',
    prodId: { company: 'Stampa', product: 'Production', language: 'EL' },
    method: ICalCalendarMethod.PUBLISH,
    // How often programs should ask, s.
    ttl: 3600,
  })
  for (const job of await showJobs(db, rows)) addEvent(calendar, job, origin)
  return calendar.toString()
}

function addEvent(calendar: ReturnType<typeof ical>, job: Job, origin: string): void {
  const { _id, offerNumber, customerName, items, stage, assignee, dueDate, updatedAt } = job
  if (dueDate === null) return
  const lines = items.map(({ quantity, productDescription }) =>
    oneLine(`${quantity} × ${productDescription}`),
  )
  calendar.createEvent({
    id: _id,
    sequence: job.version,
    stamp: new Date(updatedAt),
    // A day without a time is written as it is in UTC.
    start: new Date(`${dueDate}T00:00:00Z`),
    allDay: true,
    summary: oneLine(`${offerNumber} · ${customerName}`),
    description: [greekStages[stage], ...(assignee ? [assignee] : []), ...lines].join('\n'),
    url: `${origin}/admin/production/${_id}`,
  })
}
