import {
  adminOnly,
  errorResponses,
  ifMatchHeaders,
  type RoutePlugin,
  Type,
  versionTag,
  who,
} from '@stampa/service-kit'
import { idempotencyHeaders } from '@stampa/service-kit/idempotency'
import { adminListQuery, nextLink, toPage } from '@stampa/service-kit/listing'
import { addTrashList, listTrash } from '@stampa/service-kit/trash'
import { listRevisions, revisionSchema, setTrashed } from '../../revisions.ts'
import { sku, skuInput } from './schema.ts'
import { changeSku, createSku } from './service.ts'
import { addSheetRoutes } from './sheet-routes.ts'
import { countSkus, findSku, listSkus, skuSorts, skus } from './store.ts'
import { toSku } from './view.ts'

const idParams = Type.Object({ id: Type.String() })

const routes: RoutePlugin = async app => {
  app.addHook('onRequest', app.requireAdmin)
  addSheetRoutes(app)

  app.get(
    '',
    {
      schema: {
        security: adminOnly,
        summary: 'All SKUs; `X-Total-Count` says how many there are on all pages',
        querystring: adminListQuery(skuSorts, 'skuCode'),
        response: { 200: Type.Array(sku), ...errorResponses(400, 401, 503) },
      },
    },
    async (request, reply) => {
      const { q, sort } = request.query
      const [total, { rows, next }] = await Promise.all([
        countSkus(app.db, q),
        listSkus(app.db, q, sort, toPage(request.query, sort)),
      ])
      reply.header('x-total-count', total)
      if (next) reply.header('link', nextLink(request.url, next))
      return rows.map(toSku)
    },
  )

  addTrashList(app, '/trash', page =>
    listTrash(app.db, 'skus', "code || ' - ' || product_description", page),
  )

  app.get(
    '/:id',
    {
      schema: {
        security: adminOnly,
        params: idParams,
        response: { 200: sku, ...errorResponses(401, 404, 503) },
      },
    },
    async (request, reply) => {
      const row = await findSku(app.db, request.params.id)
      if (!row) throw skus.notFound()
      return reply.header('etag', versionTag(row.version)).send(toSku(row))
    },
  )

  app.get(
    '/:id/history',
    {
      schema: {
        security: adminOnly,
        summary: 'Who changed what, newest first',
        params: idParams,
        response: { 200: Type.Array(revisionSchema), ...errorResponses(401, 404, 503) },
      },
    },
    async request => {
      const row = await findSku(app.db, request.params.id)
      if (!row) throw skus.notFound()
      return listRevisions(app.db, skus, row.id)
    },
  )

  app.post(
    '',
    {
      schema: {
        security: adminOnly,
        headers: idempotencyHeaders,
        body: skuInput,
        response: { 201: sku, ...errorResponses(400, 401, 422, 503) },
      },
    },
    async (request, reply) => {
      const { body, replayed } = await app.once(request, request.body, async tx =>
        toSku(await createSku(tx, request.body, who(request))),
      )
      reply.code(201).header('idempotency-replayed', replayed)
      return reply.header('etag', versionTag(body.version)).send(body)
    },
  )

  app.put(
    '/:id',
    {
      schema: {
        security: adminOnly,
        summary: 'Changes a SKU; offers that were made from it stay as they are',
        params: idParams,
        headers: ifMatchHeaders,
        body: skuInput,
        response: { 200: sku, ...errorResponses(400, 401, 404, 409, 503) },
      },
    },
    async (request, reply) => {
      const { id } = request.params
      const ifMatch = request.headers['if-match']
      const row = await changeSku(app.db, id, request.body, who(request), ifMatch)
      return reply.header('etag', versionTag(row.version)).send(toSku(row))
    },
  )

  app.delete(
    '/:id',
    {
      schema: {
        security: adminOnly,
        summary: 'Puts a SKU into the trash; offers show it as missing and keep their amounts',
        params: idParams,
        response: { 204: Type.Null(), ...errorResponses(401, 404, 503) },
      },
    },
    async (request, reply) => {
      await setTrashed(app.db, skus, request.params.id, true, who(request))
      return reply.code(204).send(null)
    },
  )

  app.post(
    '/:id/restore',
    {
      schema: {
        security: adminOnly,
        summary: 'Takes a SKU out of the trash',
        params: idParams,
        response: { 200: sku, ...errorResponses(401, 404, 503) },
      },
    },
    async (request, reply) => {
      await setTrashed(app.db, skus, request.params.id, false, who(request))
      const row = await findSku(app.db, request.params.id)
      if (!row) throw skus.notFound()
      return reply.header('etag', versionTag(row.version)).send(toSku(row))
    },
  )
}

export default routes
