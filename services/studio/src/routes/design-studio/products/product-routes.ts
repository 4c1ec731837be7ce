import {
  type App,
  adminOrPublic,
  errorResponses,
  ifMatchHeaders,
  isAdminRequest,
  Problem,
  readerHooks,
  type Static,
  Type,
  versionTag,
  who,
} from '@stampa/service-kit'
import { adminCall, idParams, onlyRow } from '@stampa/service-kit/order-workflow'
import { addTrashList, listTrash } from '@stampa/service-kit/trash'
import type { Knex } from 'knex'
import { changedProduct, newProduct, type StudioProduct, studioProduct } from './schema.ts'
import { changeProduct, checkAreas, productNotFound, productValues } from './service.ts'
import {
  findProduct,
  insertProduct,
  listProducts,
  type ProductChange,
  type ProductRow,
} from './store.ts'
import { toProducts } from './view.ts'

/** Adds the calls for products: visitors' reads and administrators' changes. Colours have routes of their own. */
export function addProductRoutes(app: App): void {
  app.get(
    '/products',
    {
      ...readerHooks(app),
      schema: {
        security: adminOrPublic,
        summary: 'Products of the studio; without an administrator’s token the active ones only',
        querystring: Type.Object({ activeOnly: Type.Boolean({ default: false }) }),
        response: { 200: Type.Array(studioProduct), ...errorResponses(400, 401, 503) },
      },
    },
    async request => {
      const activeOnly = request.query.activeOnly || !isAdminRequest(request)
      return toProducts(app.db, await listProducts(app.db, { activeOnly }))
    },
  )

  app.get(
    '/products/:id',
    {
      ...readerHooks(app),
      schema: {
        security: adminOrPublic,
        params: idParams,
        response: { 200: studioProduct, ...errorResponses(401, 404, 503) },
      },
    },
    async (request, reply) => {
      const row = await findProduct(app.db, request.params.id)
      if (!row || !(row.active || isAdminRequest(request))) throw productNotFound()
      if (isAdminRequest(request)) reply.header('etag', versionTag(row.version))
      return shown(app.db, row)
    },
  )

  addTrashList(app, '/products/trash', page => listTrash(app.db, 'products', 'name', page))

  app.post(
    '/products',
    adminCall(app, {
      body: newProduct,
      response: { 201: studioProduct, ...errorResponses(400, 401, 503) },
    }),
    async (request, reply) => {
      const row = await insertProduct(app.db, productValues(request.body), who(request))
      reply.code(201).header('etag', versionTag(row.version))
      return reply.send(await shown(app.db, row))
    },
  )

  app.put(
    '/products/:id',
    adminCall(app, {
      summary: 'Changes the fields that are sent',
      params: idParams,
      headers: ifMatchHeaders,
      body: changedProduct,
      response: { 200: studioProduct, ...errorResponses(400, 401, 404, 409, 503) },
    }),
    async (request, reply) => {
      const row = await changeProduct(app.db, request.params.id, toChange(request.body), {
        by: who(request),
        ifMatch: request.headers['if-match'],
      })
      return reply.header('etag', versionTag(row.version)).send(await shown(app.db, row))
    },
  )

  app.delete(
    '/products/:id',
    adminCall(app, {
      summary: 'Moves a product into the trash, for 30 days',
      params: idParams,
      headers: ifMatchHeaders,
      response: { 204: Type.Null(), ...errorResponses(401, 404, 409, 503) },
    }),
    async (request, reply) => {
      const by = who(request)
      const trashed = { deleted_at: new Date(), deleted_by: by }
      const ifMatch = request.headers['if-match']
      await changeProduct(app.db, request.params.id, trashed, { by, ifMatch })
      return reply.code(204).send(null)
    },
  )

  app.post(
    '/products/:id/restore',
    adminCall(app, {
      params: idParams,
      response: { 200: studioProduct, ...errorResponses(401, 404, 503) },
    }),
    async (request, reply) => {
      const restored = { deleted_at: null, deleted_by: null }
      const lock = { by: who(request), trashed: true }
      const row = await changeProduct(app.db, request.params.id, restored, lock)
      return reply.header('etag', versionTag(row.version)).send(await shown(app.db, row))
    },
  )
}

async function shown(db: Knex, row: ProductRow): Promise<StudioProduct> {
  return onlyRow(await toProducts(db, [row]))
}

/** @throws Problem 400 */
function toChange(input: Static<typeof changedProduct>): ProductChange {
  const { name, displayOrder, printAreas, ...unchanged } = input
  if (printAreas) checkAreas(printAreas)
  const change: ProductChange = {
    ...unchanged,
    ...(name !== undefined && { name: name.trim() }),
    ...(displayOrder !== undefined && { display_order: displayOrder }),
    ...(printAreas !== undefined && { print_areas: printAreas }),
  }
  if (Object.keys(change).length === 0) {
    throw new Problem(400, 'validation_failed', 'There is nothing to change')
  }
  return change
}
