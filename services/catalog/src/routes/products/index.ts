import { errorResponses, publicCache, type RoutePlugin, Type } from '@stampa/service-kit'
import { adminOnly, adminOrPublic, isAdminRequest, readerHooks } from '../../access.ts'
import { anyImage, productFavicon } from '../../image-rules.ts'
import { adminListQuery, nextLink, pageQuery, toPage } from '../../listing/list-query.ts'
import { ifMatchHeaders, versionTag } from '../../preconditions.ts'
import { requireVisibleCategory } from '../categories/service.ts'
import {
  adminProduct,
  changedProduct,
  newProduct,
  productForReader,
  publicProduct,
} from './schema.ts'
import { changeProduct, createProduct, productNotFound } from './service.ts'
import { countProducts, deleteProduct, findProduct, listProducts, productSorts } from './store.ts'
import { toAdminProduct, toPublicProduct } from './view.ts'

/** How many products the home page features: the first ones in the shop's order. */
const featuredCount = 8

const idParams = Type.Object({ id: Type.String() })
const productForm = { image: anyImage, favicon: productFavicon }

const routes: RoutePlugin = async app => {
  app.get(
    '',
    {
      schema: {
        summary: 'Active products by order, newest first where it is equal',
        querystring: pageQuery,
        response: { 200: Type.Array(publicProduct), ...errorResponses(400) },
      },
      onSend: publicCache(),
    },
    async (request, reply) => {
      const page = toPage(request.query, 'order')
      const { rows, next } = await listProducts(app.db, { visible: true }, 'order', page)
      if (next) reply.header('link', nextLink(request.url, next))
      return rows.map(toPublicProduct)
    },
  )

  app.get(
    '/featured',
    {
      schema: {
        summary: `The first ${featuredCount} active products by order`,
        response: { 200: Type.Array(publicProduct) },
      },
      onSend: publicCache(),
    },
    async () => {
      const page = { limit: featuredCount }
      const { rows } = await listProducts(app.db, { visible: true }, 'order', page)
      return rows.map(toPublicProduct)
    },
  )

  app.get(
    '/category/:categoryId',
    {
      schema: {
        summary: 'Active products of an active category',
        params: Type.Object({ categoryId: Type.String() }),
        querystring: pageQuery,
        response: { 200: Type.Array(publicProduct), ...errorResponses(400, 404) },
      },
      onSend: publicCache(),
    },
    async (request, reply) => {
      const { categoryId } = request.params
      await requireVisibleCategory(app.db, categoryId)
      const page = toPage(request.query, 'order')
      const filter = { visible: true, categoryId }
      const { rows, next } = await listProducts(app.db, filter, 'order', page)
      if (next) reply.header('link', nextLink(request.url, next))
      return rows.map(toPublicProduct)
    },
  )

  app.get(
    '/all',
    {
      onRequest: app.requireAdmin,
      schema: {
        security: adminOnly,
        summary: 'All products; `X-Total-Count` says how many there are on all pages',
        querystring: adminListQuery(productSorts, 'order'),
        response: { 200: Type.Array(adminProduct), ...errorResponses(400, 401, 503) },
      },
    },
    async (request, reply) => {
      const { q, sort } = request.query
      const filter = { visible: false, q }
      const [total, { rows, next }] = await Promise.all([
        countProducts(app.db, filter),
        listProducts(app.db, filter, sort, toPage(request.query, sort)),
      ])
      reply.header('x-total-count', total)
      if (next) reply.header('link', nextLink(request.url, next))
      return rows.map(toAdminProduct)
    },
  )

  app.get(
    '/:id',
    {
      ...readerHooks(app),
      schema: {
        security: adminOrPublic,
        summary: 'One product; an inactive one only for an administrator',
        params: idParams,
        response: { 200: productForReader, ...errorResponses(401, 404, 503) },
      },
    },
    async (request, reply) => {
      const admin = isAdminRequest(request)
      const row = await findProduct(app.db, request.params.id, { visible: !admin })
      if (!row) throw productNotFound()
      if (!admin) return toPublicProduct(row)
      reply.header('etag', versionTag(row.version))
      return toAdminProduct(row)
    },
  )

  app.post(
    '',
    {
      onRequest: app.requireAdmin,
      config: { form: productForm },
      schema: {
        security: adminOnly,
        consumes: ['multipart/form-data'],
        body: newProduct,
        response: { 201: adminProduct, ...errorResponses(400, 401, 413, 415, 503) },
      },
    },
    async (request, reply) => {
      const { image, favicon } = await request.publishUploads()
      if (!image) throw new Error('the schema lets no product pass without an image')
      const row = await createProduct(app.db, { ...request.body, image, favicon })
      return reply.code(201).header('etag', versionTag(row.version)).send(toAdminProduct(row))
    },
  )

  app.put(
    '/:id',
    {
      onRequest: app.requireAdmin,
      config: { form: productForm },
      schema: {
        security: adminOnly,
        consumes: ['multipart/form-data'],
        params: idParams,
        headers: ifMatchHeaders,
        body: changedProduct,
        response: { 200: adminProduct, ...errorResponses(400, 401, 404, 412, 413, 415, 503) },
      },
    },
    async (request, reply) => {
      const { id } = request.params
      const { image, favicon } = await request.publishUploads()
      const values = { ...request.body, image, favicon }
      const row = await changeProduct(app.db, id, values, request.headers['if-match'])
      return reply.header('etag', versionTag(row.version)).send(toAdminProduct(row))
    },
  )

  app.delete(
    '/:id',
    {
      onRequest: app.requireAdmin,
      schema: {
        security: adminOnly,
        params: idParams,
        response: { 204: Type.Null(), ...errorResponses(401, 404, 503) },
      },
    },
    async (request, reply) => {
      if (!(await deleteProduct(app.db, request.params.id))) throw productNotFound()
      return reply.code(204).send(null)
    },
  )
}

export default routes
