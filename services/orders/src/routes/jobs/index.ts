import {
  adminCall,
  errorResponses,
  ifMatchHeaders,
  type RoutePlugin,
  Type,
  who,
} from '@stampa/service-kit'
import { withPageHeaders } from '@stampa/service-kit/listing'
import { idParams } from '@stampa/service-kit/validation'
import type { OrdersConfig } from '../../config.ts'
import { sendRecord } from '../../record-routes.ts'
import { changedJob, job } from './schema.ts'
import { changeJob, showJob, showJobs } from './service.ts'
import { jobListQuery, listJobs, requireJob } from './store.ts'

const routes: RoutePlugin<OrdersConfig> = async app => {
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
    '/:id',
    adminCall(app, 'orders:read', {
      params: idParams,
      response: { 200: job, ...errorResponses(404) },
    }),
    async (request, reply) =>
      sendRecord(reply, await showJob(app.db, await requireJob(app.db, request.params.id))),
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
