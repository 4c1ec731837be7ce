import {
  type App,
  adminOnly,
  errorResponses,
  ifMatchHeaders,
  Problem,
  type Static,
  Type,
  versionTag,
  who,
} from '@stampa/service-kit'
import { addTrashList, listTrash } from '@stampa/service-kit/trash'
import type { Knex } from 'knex'
import { changedProduct, newProduct, type StudioProduct, studioProduct } from './schema.ts'
import { changeProduct, checkAreas, productValues, restoreProduct } from './service.ts'
import { insertProduct, type ProductChange, type ProductRow } from './store.ts'
import { toProducts } from './view.ts'

const params = Type.Object({ id: Type.String() })

/** What administrators do with products, beside their colours. */
export function addProductWrites(app: App): void {
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
