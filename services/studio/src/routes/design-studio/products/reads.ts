import {
  type App,
  adminOrPublic,
  errorResponses,
  isAdminRequest,
  readerHooks,
  Type,
  versionTag,
} from '@stampa/service-kit'
import { studioProduct } from './schema.ts'
import { productNotFound } from './service.ts'
import { findProduct, listProducts } from './store.ts'
import { toProducts } from './view.ts'

export function addProductReads(app: App): void {
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
        params: Type.Object({ id: Type.String() }),
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
}
