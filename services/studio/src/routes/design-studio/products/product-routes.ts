import {
  type App,
  adminOnly,
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
import { addTrashList, listTrash } from '@stampa/service-kit/trash'
import type { Knex } from 'knex'
import { changedProduct, newProduct, type StudioProduct, studioProduct } from './schema.ts'
import {
  changeProduct,
  checkAreas,
  productNotFound,
  productValues,
  restoreProduct,
} from './service.ts'
import {
  findProduct,
  insertProduct,
  listProducts,
  type ProductChange,
  type ProductRow,
} from './store.ts'
import { toProducts } from './view.ts'

const params = Type.Object({ id: Type.String() })

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
        params,
        response: { 200: studioProduct, ...errorResponses(401, 404, 503) },
      },
    },
    async (request, reply) => {
      const row = await findProduct(app.db, request.params.id)
      if (!row || !(row.active || isAdminRequest(request))) throw productNotFound()
      const [product] = await toProducts(app.db, [row])
      if (!product) throw productNotFound()
      if (isAdminRequest(request)) reply.header('etag', versionTag(row.version))
      return product
    },
  )

  const onRequest = app.requireAdmin
  const security = adminOnly

  addTrashList(app, '/products/trash', page => listTrash(app.db, 'products', 'name', page))

  app.post(
    '/products',
    {
      onRequest,
      schema: {
        security,
        body: newProduct,
        response: { 201: studioProduct, ...errorResponses(400, 401, 503) },
      },
    },
    async (request, reply) => {
      const row = await insertProduct(app.db, productValues(request.body), who(request))
      reply.code(201).header('etag', versionTag(row.version))
      return reply.send(await shown(app.db, row))
    },
  )

  app.put(
    '/products/:id',
    {
      onRequest,
      schema: {
        security,
        summary: 'Changes what is sent and leaves the rest',
        params,
        headers: ifMatchHeaders,
        body: changedProduct,
        response: { 200: studioProduct, ...errorResponses(400, 401, 404, 409, 503) },
      },
    },
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
    {
      onRequest,
      schema: {
        security,
        summary: 'Moves a product into the trash, for 30 days',
        params,
        headers: ifMatchHeaders,
        response: { 204: Type.Null(), ...errorResponses(401, 404, 409, 503) },
      },
    },
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
    {
      onRequest,
      schema: {
        security,
        params,
        response: { 200: studioProduct, ...errorResponses(401, 404, 503) },
      },
    },
    async (request, reply) => {
      const row = await restoreProduct(app.db, request.params.id, who(request))
      return reply.header('etag', versionTag(row.version)).send(await shown(app.db, row))
    },
  )
}

async function shown(db: Knex, row: ProductRow): Promise<StudioProduct> {
  const [product] = await toProducts(db, [row])
  if (!product) throw new Error('a product has no view')
  return product
}

/** @throws Problem 400 */
function toChange(input: Static<typeof changedProduct>): ProductChange {
  const { name, category, active, displayOrder, sizes, printAreas } = input
  if (printAreas) checkAreas(printAreas)
  const change: ProductChange = {
    ...(name !== undefined && { name: name.trim() }),
    ...(category !== undefined && { category }),
    ...(active !== undefined && { active }),
    ...(displayOrder !== undefined && { display_order: displayOrder }),
    ...(sizes !== undefined && { sizes }),
    ...(printAreas !== undefined && { print_areas: printAreas }),
  }
  if (Object.keys(change).length === 0) {
    throw new Problem(400, 'validation_failed', 'There is nothing to change')
  }
  return change
}
