import { type OrdersAnswer, unwrap } from '@stampa/api'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@stampa/platform'
import { shopDay } from '@stampa/rules/shop-time'
import { at, loadColleagues, orders, orNull, recordIn } from '../shared/calls/api.ts'
import type { ListExport } from '../shared/calls/download.tsx'
import { inBoth, notify } from '../shared/calls/notices.ts'
import { answerOf, attempt, change, statusIn } from '../shared/calls/record-action.ts'
import type { Rules } from '../shared/form/rules.ts'
import { readValues } from '../shared/form/values.ts'
import {
  type ListQuery,
  listQuery,
  type ServerList,
  searchIn,
  unwrapList,
} from '../shared/list/server-list.ts'
import { productionMessages as texts } from './production.messages.ts'

export const productionPath = '/admin/production'
export const calendarLinkPath = `${productionPath}/calendar-link`

export type Job = OrdersAnswer<'/api/jobs/{id}'>
export type JobStage = Job['stage']

export const jobStages = [
  'To do',
  'Artwork',
  'Purchasing',
  'Printing',
  'Packing',
  'Delivered',
] as const satisfies readonly JobStage[]

const fallback = 'Failed to fetch jobs'

/** Number of jobs in a column of the board. */
const columnSize = 20

export type ProductionData = Awaited<ReturnType<typeof loadProduction>>

/** Loads what a view shows and the possible assignees. */
export async function loadProduction({ request }: LoaderFunctionArgs) {
  const address = new URL(request.url).searchParams
  const { signal } = request
  const [colleagues, shown] = await Promise.all([
    loadColleagues(signal),
    loaders[viewOf(address)](address, signal),
  ])
  return { colleagues, ...shown }
}

/**
 * Returns the view at an address: the board, or with `?view=list` or a stage the list, to which a column of
 * the board leads, or with `?view=calendar&month=2026-11` the calendar.
 */
export function viewOf(address: URLSearchParams): 'board' | 'list' | 'calendar' {
  const view = address.get('view')
  if (view === 'calendar') return view
  return view === 'list' || address.has('stage') ? 'list' : 'board'
}

const loaders = { board: loadBoard, list: loadList, calendar: loadCalendar }

async function loadList(address: URLSearchParams, signal: AbortSignal) {
  const query = { ...listQuery(address, sorts), ...filterIn(address) }
  return { columns: undefined, calendar: undefined, list: await listJobs(query, { signal }) }
}

async function loadBoard(address: URLSearchParams, signal: AbortSignal) {
  const filter = { ...searchIn(address), ...filterIn(address) }
  const columns = await Promise.all(
    jobStages.map(async stage => {
      // Of many delivered jobs the latest, of others the most urgent.
      const sort = stage === 'Delivered' ? '-createdAt' : 'dueDate'
      const query = { ...filter, stage, sort, limit: columnSize } as const
      return { stage, ...(await listJobs(query, { signal })) }
    }),
  )
  const list: ServerList<Job> = {
    rows: columns.flatMap(({ rows }) => rows),
    total: undefined,
    next: undefined,
  }
  return { columns, calendar: undefined, list }
}

/** Greatest page of the service; more jobs of one month are said, and found in the list. */
const calendarSize = 200

async function loadCalendar(address: URLSearchParams, signal: AbortSignal) {
  const asked = address.get('month') ?? ''
  const month = /^20\d\d-(0[1-9]|1[0-2])$/.test(asked) ? asked : shopDay().slice(0, 7)
  const days = daysOf(month)
  const period = { dueFrom: days[0] ?? '', dueTo: days.at(-1) ?? '' }
  const query = { ...searchIn(address), ...filterIn(address), ...period, limit: calendarSize }
  const { rows, next } = await listJobs(query, { signal })
  const list: ServerList<Job> = { rows, total: undefined, next: undefined }
  return { columns: undefined, calendar: { month, days, isCut: next !== undefined }, list }
}

/** Loads the link of the calendar file. */
export function loadCalendarLink({ request }: LoaderFunctionArgs) {
  return unwrap(orders.GET('/api/jobs/calendar', { signal: request.signal }), {
    fallback: 'Failed to fetch the calendar link',
  })
}

/** Parses the filters of the address: `?stage=Printing&assignee=nikos@example.gr&due=week`. */
function filterIn(address: URLSearchParams) {
  const stage = jobStages.find(stage => stage === address.get('stage'))
  const assignee = address.get('assignee')
  const due = (['overdue', 'week'] as const).find(due => due === address.get('due'))
  return { ...(stage && { stage }), ...(assignee && { assignee }), ...(due && { due }) }
}

const sorts = ['dueDate', 'createdAt'] as const

function listJobs(
  query: ListQuery<(typeof sorts)[number]> &
    ReturnType<typeof filterIn> & { dueFrom?: string; dueTo?: string },
  options: { signal: AbortSignal },
): Promise<ServerList<Job>> {
  return unwrapList(orders.GET('/api/jobs', { params: { query }, ...options }), fallback)
}

export const exported: ListExport = {
  path: '/api/jobs/export',
  name: 'jobs',
  fallback: 'Failed to export jobs',
  filtersIn: address => ({ ...searchIn(address), ...filterIn(address) }),
}

export type JobData = NonNullable<Awaited<ReturnType<typeof loadJob>>>

/** Loads a job and its possible assignees; null if it does not exist. */
export async function loadJob(args: LoaderFunctionArgs) {
  const [job, colleagues] = await Promise.all([
    orNull(unwrap(orders.GET('/api/jobs/{id}', recordIn(args)), { fallback })),
    loadColleagues(args.request.signal),
  ])
  return job && { job, colleagues }
}

/** Values of the form; an empty date or assignee is none. */
export type JobValues = { stage: JobStage; dueDate: string; assignee: string }

/** The service checks all. */
export const jobRules: Rules = {}

export const purchasesPath = `${productionPath}/purchases`

export type Purchases = OrdersAnswer<'/api/jobs/purchases'>

/** Loads what to buy for the jobs of the address, `?job=…&job=…`; without any for all in the stage Purchasing. */
export function loadPurchases({ request }: LoaderFunctionArgs): Promise<Purchases> {
  const job = new URL(request.url).searchParams.getAll('job')
  const query = job.length > 0 ? { job } : {}
  return unwrap(orders.GET('/api/jobs/purchases', { params: { query }, signal: request.signal }), {
    fallback,
  })
}

export const exportedPurchases: ListExport = {
  path: '/api/jobs/purchases/export',
  name: 'purchases',
  fallback: exported.fallback,
  filtersIn: address => ({ job: address.getAll('job') }),
}

const saving = 'Failed to update job'

/** Changes a job: PUT by its form, PATCH by a move on the board from the stage `before`, which can be undone. */
export async function changeJob({ request, params: { id = '' } }: ActionFunctionArgs) {
  if (request.method === 'PATCH') {
    return attempt(moveJob(id, await request.formData()), { announces: true })
  }
  const { values, ifMatch } = await readValues<JobValues>(request)
  const { stage, dueDate, assignee } = values
  const body = { stage, dueDate: dueDate || null, assignee: assignee || null }
  const params = { path: { id }, header: { 'if-match': ifMatch } }
  const call = orders.PATCH('/api/jobs/{id}', { params, body })
  const form = { fields: Object.keys(values), sent: values }
  return attempt(change(call, saving, texts.saved), form)
}

async function moveJob(id: string, form: FormData) {
  const set = (field: 'stage' | 'before') => {
    const stage = statusIn(form, jobStages, field)
    return answerOf(orders.PATCH('/api/jobs/{id}', { ...at(id), body: { stage } }), saving)
  }
  const { offerNumber, stage } = await set('stage')
  return void notify('success', inBoth(texts.moved, offerNumber, stage), () => set('before'))
}

/** Replaces the link of the calendar. */
export function replaceCalendarLink() {
  const call = orders.POST('/api/jobs/calendar')
  const replaced = change(call, 'Failed to replace the link', texts.calendarLinkReplaced)
  return attempt(replaced, { announces: true })
}

const day = 86_400_000

/**
 * Returns the days of the weeks that a month touches, from Monday to Sunday.
 *
 * @param month `2026-11`
 * @example daysOf('2026-11')[0] // '2026-10-26'
 */
export function daysOf(month: string): string[] {
  const first = Date.parse(`${month}-01`)
  const last = Date.parse(`${monthAfter(month, 1)}-01`) - day
  const start = first - ((new Date(first).getUTCDay() + 6) % 7) * day
  const end = last + ((7 - new Date(last).getUTCDay()) % 7) * day
  return Array.from({ length: (end - start) / day + 1 }, (_, index) =>
    new Date(start + index * day).toISOString().slice(0, 10),
  )
}

/** @example monthAfter('2026-12', 1) // '2027-01' */
export function monthAfter(month: string, months: number): string {
  const date = new Date(`${month}-01`)
  date.setUTCMonth(date.getUTCMonth() + months)
  return date.toISOString().slice(0, 7)
}
