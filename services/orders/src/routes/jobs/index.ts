import { allows, type Scope } from '@stampa/rules/permissions'
import {
  adminCall,
  errorResponses,
  ifMatchHeaders,
  type RoutePlugin,
  Type,
  who,
} from '@stampa/service-kit'
import { createLinks } from '@stampa/service-kit/links'
import { withPageHeaders } from '@stampa/service-kit/listing'
import { type ExportColumn, inOne, sendSheet, sheetExport } from '@stampa/service-kit/sheet-export'
import { idParams } from '@stampa/service-kit/validation'
import type { Knex } from 'knex'
import type { OrdersConfig } from '../../config.ts'
import { calendarPath, readCalendar, replaceCalendar } from '../../jobs/calendar.ts'
import { printJob } from '../../jobs/job-sheet.ts'
import {
  type PurchaseList,
  purchaseFilter,
  purchaseList,
  readPurchases,
} from '../../jobs/purchases.ts'
import { changedJob, greekStages, type Job, job } from '../../jobs/schema.ts'
import { changeJob, readSheet, showJob, showJobs } from '../../jobs/service.ts'
import {
  type JobRow,
  jobFilter,
  jobListQuery,
  listAllJobs,
  listJobs,
  requireJob,
} from '../../jobs/store.ts'
import { inTurn, pdfBytes } from '../../offers/send-pdf.ts'
import { sendRecord } from '../../record-routes.ts'

/** Per client address; not enforced while Redis is unavailable. */
const calendarLimit = { max: 60, timeWindow: 60_000, skipOnError: true }

/** A row of the export: a job with one of its lines. */
interface SheetLine {
  job: Job
  item: Job['items'][number]
}

async function* linesOf(db: Knex, batches: AsyncIterable<JobRow[]>): AsyncGenerator<SheetLine[]> {
  for await (const rows of batches) {
    yield (await showJobs(db, rows)).flatMap(job => job.items.map(item => ({ job, item })))
  }
}

const sheetColumns: ExportColumn<SheetLine>[] = [
  { en: 'Offer', el: 'Προσφορά', value: ({ job }) => job.offerNumber },
  { en: 'Customer', el: 'Πελάτης', value: ({ job }) => job.customerName },
  { en: 'Stage', el: 'Στάδιο', values: greekStages, value: ({ job }) => job.stage },
  { en: 'Due', el: 'Παράδοση', kind: 'day', value: ({ job }) => job.dueDate },
  { en: 'Assignee', el: 'Υπεύθυνος', value: ({ job }) => job.assignee },
  { en: 'SKU code', el: 'Κωδικός', value: ({ item }) => item.skuCode },
  { en: 'Product', el: 'Προϊόν', value: ({ item }) => item.productDescription },
  { en: 'Quantity', el: 'Ποσότητα', value: ({ item }) => item.quantity },
]

type PurchaseLine = PurchaseList['vendors'][number]['items'][number] & { vendor: string }

const purchaseColumns: ExportColumn<PurchaseLine>[] = [
  { en: 'Vendor', el: 'Προμηθευτής', value: row => row.vendor },
  { en: 'SKU code', el: 'Κωδικός', value: row => row.skuCode },
  { en: 'Product', el: 'Προϊόν', value: row => row.productDescription },
  { en: 'Needed', el: 'Χρειάζονται', value: row => row.quantity },
  { en: 'Minimum order', el: 'Ελάχιστη παραγγελία', value: row => row.minimumOrderItems },
  { en: 'To order', el: 'Προς παραγγελία', value: row => row.ordered },
  { en: 'Surplus', el: 'Περισσεύουν', value: row => row.surplus },
  {
    en: 'Price without VAT',
    el: 'Τιμή χωρίς ΦΠΑ',
    kind: 'euro',
    value: row => row.priceWithoutVAT,
  },
  { en: 'Total without VAT', el: 'Σύνολο χωρίς ΦΠΑ', kind: 'euro', value: row => row.total },
]

const calendar = Type.Object({
  path: Type.String({
    description: 'Of the iCalendar file; whoever knows it reads it without an account',
  }),
})

const routes: RoutePlugin<OrdersConfig> = async (app, { config }) => {
  const links = createLinks(config.LINK_KEY)

  app.get(
    '',
    adminCall(app, 'orders:read', {
      summary:
        'Jobs of accepted offers, the earliest due first; `X-Total-Count` is absent for more than 1,000',
      querystring: jobListQuery,
      response: { 200: Type.Array(job), ...errorResponses(400) },
    }),
    async (request, reply) =>
      showJobs(app.db, withPageHeaders(request, reply, await listJobs(app.db, request.query))),
  )

  app.get(
    '/export',
    sheetExport(
      app,
      'orders:read',
      'Jobs, the earliest due first, a row for each line,',
      jobFilter.properties,
    ),
    async ({ query }, reply) =>
      sendSheet(reply, 'jobs', query, sheetColumns, linesOf(app.db, listAllJobs(app.db, query))),
  )

  const withPrices = (scope: Scope) => ({ withPrices: allows(scope, 'offers:read') })

  app.get(
    '/purchases',
    adminCall(app, 'orders:read', {
      summary: 'What to buy for jobs, by vendor',
      querystring: purchaseFilter,
      response: { 200: purchaseList, ...errorResponses(400) },
    }),
    ({ query, admin }) => readPurchases(app.db, query, withPrices(admin.scope)),
  )

  app.get(
    '/purchases/export',
    sheetExport(
      app,
      'orders:read',
      'What to buy for jobs, a row for each SKU,',
      purchaseFilter.properties,
    ),
    async ({ query, admin }, reply) => {
      const { vendors } = await readPurchases(app.db, query, withPrices(admin.scope))
      const rows = vendors.flatMap(({ vendor, items }) => items.map(item => ({ vendor, ...item })))
      return sendSheet(reply, 'purchases', query, purchaseColumns, inOne(rows))
    },
  )

  app.get(
    '/calendar',
    adminCall(app, 'orders:read', {
      summary: 'The caller’s own link of the calendar of jobs, which ends with the account',
      response: { 200: calendar },
    }),
    async ({ admin }) => ({ path: await calendarPath(app.db, links, admin.id) }),
  )

  app.post(
    '/calendar',
    adminCall(app, 'orders:write', {
      summary: 'Replaces the caller’s link of the calendar; the one before opens nothing any more',
      response: { 200: calendar },
    }),
    async ({ admin }) => ({ path: await replaceCalendar(app.db, links, admin.id) }),
  )

  app.get(
    '/calendar/:token',
    {
      config: { rateLimit: calendarLimit },
      schema: {
        summary: 'Jobs with a due date that are not delivered, as an iCalendar file, in Greek',
        produces: ['text/calendar'],
        params: Type.Object({ token: Type.String() }),
        response: { 200: Type.String(), ...errorResponses(404, 429) },
      },
    },
    async ({ params, protocol, host }, reply) =>
      reply
        .type('text/calendar; charset=utf-8')
        .header('content-disposition', 'inline; filename="production.ics"')
        .header('x-content-type-options', 'nosniff')
        .send(await readCalendar(app, links, params.token, `${protocol}://${host}`)),
  )

  app.get(
    '/:id',
    adminCall(app, 'orders:read', {
      params: idParams,
      response: { 200: job, ...errorResponses(404) },
    }),
    async (request, reply) =>
      sendRecord(reply, await showJob(app.db, await requireJob(app.db, request.params.id))),
  )

  app.get(
    '/:id/sheet',
    adminCall(app, 'orders:read', {
      summary: 'The job as a PDF for the workshop, in Greek, with a QR code that opens it',
      produces: ['application/pdf'],
      params: idParams,
      response: { 200: pdfBytes, ...errorResponses(404) },
    }),
    async (request, reply) => {
      const row = await requireJob(app.db, request.params.id)
      const url = `${request.protocol}://${request.host}/admin/production/${row.id}`
      const name = `job-${row.number.replaceAll(/[^\w-]/g, '')}.pdf`
      return reply
        .type('application/pdf')
        .header('content-disposition', `inline; filename="${name}"`)
        .header('x-content-type-options', 'nosniff')
        .send(await inTurn(async () => printJob({ url, ...(await readSheet(app, row)) })))
    },
  )

  app.patch(
    '/:id',
    adminCall(app, 'orders:write', {
      summary: 'Sets the stage, the due date or the assignee of a job',
      params: idParams,
      headers: ifMatchHeaders,
      body: changedJob,
      response: { 200: job, ...errorResponses(404, 409) },
    }),
    async (request, reply) => {
      const intent = { by: who(request), ifMatch: request.headers['if-match'] }
      return sendRecord(reply, await changeJob(app.db, request.params.id, request.body, intent))
    },
  )
}

export default routes
