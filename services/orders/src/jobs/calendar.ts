import { Problem } from '@stampa/service-kit'
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

/** Returns the path of the file that calendar programs subscribe to. Its holder needs no account. */
export async function calendarPath(db: Knex, links: Links): Promise<string> {
  return pathOf(onlyRow(await db<LinkedRecord>('job_calendar').select('*')), links)
}

/** Replaces the link, so that programs with the one before get no more jobs. @returns the new path */
export async function replaceCalendar(db: Knex, links: Links): Promise<string> {
  const rows = await db<LinkedRecord>('job_calendar')
    .update({ link_version: db.raw('(link_version + 1) % 65536'), updated_at: db.fn.now() })
    .returning('*')
  return pathOf(onlyRow(rows), links)
}

function pathOf({ id, link_version }: LinkedRecord, links: Links): string {
  return `/api/jobs/calendar/${links.token(purpose, id, link_version)}`
}

/**
 * Returns the calendar of a link as an iCalendar file: a whole day for each job with a due date, delivered
 * ones left out.
 *
 * @param origin of the back office, for the link in each event
 * @throws Problem 404 when the link was replaced or is none
 */
export async function readCalendar(
  db: Knex,
  links: Links,
  token: string,
  origin: string,
): Promise<string> {
  const find = (id: string) => db<LinkedRecord>('job_calendar').where({ id }).first()
  if (!(await links.openRecord(purpose, token, find, () => false))) {
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
