import {
  type App,
  adminCall,
  errorResponses,
  ifMatchHeaders,
  isAdminRequest,
  Problem,
  type Reply,
  readerCall,
  Type,
  versionTag,
  who,
} from '@stampa/service-kit'
import { onlyRow } from '@stampa/service-kit/listing'
import { type Language, languageQuery } from '@stampa/service-kit/translations'
import { addTrashRoutes, listTrash } from '@stampa/service-kit/trash'
import { idParams } from '@stampa/service-kit/validation'
import {
  changedProduct,
  newProduct,
  type StudioProduct,
  studioProduct,
} from '../../../products/schema.ts'
import {
  changedColumns,
  changeProduct,
  newColumns,
  productNotFound,
} from '../../../products/service.ts'
import { findProduct, insertProduct, listProducts, listVariants } from '../../../products/store.ts'
import { productIn, toProduct, toProducts } from '../../../products/view.ts'

/**
 * Returns products as visitors see them: in their language, and without price tables in a shop that shows no
 * prices.
 */
async function asVisitorsSee(
  app: App,
  products: StudioProduct[],
  language: Language = 'el',
): Promise<StudioProduct[]> {
  const isHidden =
    products.some(({ priceTable }) => priceTable) && !(await app.company.showsPrices())
  const hidden = isHidden && { priceTable: null, fromPrice: null }
  return products.map(product => productIn({ ...product, ...hidden }, language))
}

/** Adds the calls for products: visitors' reads and administrators' changes. Colours have routes of their own. */
export function addProductRoutes(app: App): void {
  app.get(
    '/products',
    readerCall(app, 'studio:read', {
      summary: 'Products of the studio; without an administrator’s token the active ones only',
      querystring: Type.Object({
        ...languageQuery.properties,
        activeOnly: Type.Boolean({ default: false }),
      }),
      response: { 200: Type.Array(studioProduct), ...errorResponses(400) },
    }),
    async request => {
      const isAdmin = isAdminRequest(request)
      const activeOnly = request.query.activeOnly || !isAdmin
      const products = await toProducts(app.db, await listProducts(app.db, { activeOnly }))
      return isAdmin ? products : asVisitorsSee(app, products, request.query.lang)
    },
  )

  app.get(
    '/products/:id',
    readerCall(app, 'studio:read', {
      params: idParams,
      querystring: languageQuery,
      response: { 200: studioProduct, ...errorResponses(404) },
    }),
    async (request, reply) => {
      const row = await findProduct(app.db, request.params.id)
      if (!row || !(row.active || isAdminRequest(request))) throw productNotFound()
      const product = toProduct(row, await listVariants(app.db, [row.id]))
      return isAdminRequest(request)
        ? shown(reply, product)
        : onlyRow(await asVisitorsSee(app, [product], request.query.lang))
    },
  )

  app.post(
    '/products',
    adminCall(app, 'studio:write', {
      body: newProduct,
      response: { 201: studioProduct },
    }),
    async (request, reply) => {
      const row = await insertProduct(app.db, newColumns(request.body), who(request))
      return shown(reply.code(201), toProduct(row, []))
    },
  )

  app.put(
    '/products/:id',
    adminCall(app, 'studio:write', {
      summary: 'Changes the fields that are sent',
      params: idParams,
      headers: ifMatchHeaders,
      body: changedProduct,
      response: { 200: studioProduct, ...errorResponses(404, 409) },
    }),
    async (request, reply) => {
      const change = changedColumns(request.body)
      if (Object.keys(change).length === 0) {
        throw new Problem(400, 'validation_failed', 'There is nothing to change')
      }
      const intent = { by: who(request), ifMatch: request.headers['if-match'] }
      return shown(reply, await changeProduct(app.db, request.params.id, intent, change))
    },
  )

  addTrashRoutes(app, 'studio', '/products', {
    list: page => listTrash(app.db, 'products', 'name', page),
    trash(id, request) {
      const intent = { by: who(request), ifMatch: request.headers['if-match'] }
      return changeProduct(app.db, id, intent, { deleted_at: new Date(), deleted_by: intent.by })
    },
    async restore(id, request, reply) {
      const restored = { deleted_at: null, deleted_by: null }
      const intent = { by: who(request), trashed: true }
      return shown(reply, await changeProduct(app.db, id, intent, restored))
    },
    schema: studioProduct,
    isConditional: true,
    deletes: 'Moves a product into the trash, for 30 days',
  })
}

/** Returns the response of a product and sets its `ETag`. */
function shown(reply: Reply, product: StudioProduct): StudioProduct {
  reply.header('etag', versionTag(product.version))
  return product
}
