import { type OrdersAnswer, unwrap } from '@stampa/api'
import type { LoaderFunctionArgs } from '@stampa/platform'
import { orders, orNull, recordIn, unattended } from '../shared/calls/api.ts'
import { loadColleagues } from '../shared/calls/colleagues.ts'
import type { Rules } from '../shared/form/rules.ts'
import {
  type ListQuery,
  listQuery,
  type ServerList,
  searchIn,
  unwrapList,
} from '../shared/list/server-list.ts'
import type { ListExport } from '../shared/list/use-export.ts'

export const productionPath = '/admin/production'

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

/** Loads the board, or with `?view=list` or a stage a page of the list, the latest job and the possible assignees. */
export async function loadProduction({ request }: LoaderFunctionArgs) {
  const address = new URL(request.url).searchParams
  const { signal } = request
  const [colleagues, latest, shown] = await Promise.all([
    loadColleagues(signal),
    latestJobs({ signal }),
    isList(address) ? loadList(address, signal) : loadBoard(address, signal),
  ])
  return { colleagues, latest: latest.rows[0]?._id ?? '', ...shown }
}

/** Returns whether the address shows the list. A column of the board leads to the list of its stage. */
export function isList(address: URLSearchParams): boolean {
  return address.get('view') === 'list' || address.has('stage')
}

async function loadList(address: URLSearchParams, signal: AbortSignal) {
  const query = { ...listQuery(address, sorts), ...filterIn(address) }
  return { columns: undefined, list: await listJobs(query, { signal }) }
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
  return { columns, list }
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
  query: ListQuery<(typeof sorts)[number]> & ReturnType<typeof filterIn>,
  options: { signal: AbortSignal } | typeof unattended,
): Promise<ServerList<Job>> {
  return unwrapList(orders.GET('/api/jobs', { params: { query }, ...options }), fallback)
}

/** Returns the latest job or jobs; an open page asks by itself. */
export function latestJobs(options: { signal: AbortSignal } | typeof unattended = unattended) {
  return listJobs({ limit: 10, sort: '-createdAt' }, options)
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
