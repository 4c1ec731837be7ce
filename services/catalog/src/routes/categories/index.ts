import { errorResponses, publicCache, type RoutePlugin, Type } from '@stampa/service-kit'
import { adminOnly, adminOrPublic, isAdminRequest, readerHooks } from '../../access.ts'
import { pngImage } from '../../image-rules.ts'
import { imageAsset, imageUrl } from '../../images.ts'
import { adminListQuery, nextLink, toPage } from '../../listing/list-query.ts'
import { ifMatchHeaders, versionTag } from '../../preconditions.ts'
import {
  adminCategory,
  categoryForReader,
  categoryInput,
  categoryUpload,
  publicCategory,
  uploadedCategoryImage,
} from './schema.ts'
import { categoryNotFound, changeCategory, createCategory } from './service.ts'
import {
  categorySorts,
  countCategories,
  deleteCategory,
  findCategory,
  listCategories,
} from './store.ts'
import { toAdminCategory, toPublicCategory } from './view.ts'

const idParams = Type.Object({ id: Type.String() })

const routes: RoutePlugin = async app => {
  app.get(
    '',
    {
      schema: {
        summary: 'Active categories in the order in which they were made',
        response: { 200: Type.Array(publicCategory) },
      },
      onSend: publicCache(),
    },
    async () => {
      const { rows } = await listCategories(app.db, { visible: true })
      return rows.map(toPublicCategory)
    },
  )

  app.get(
    '/with-products',
    {
      schema: {
        summary: 'Active categories with at least one active product: the menu',
        response: { 200: Type.Array(publicCategory) },
      },
      onSend: publicCache(),
    },
    async () => {
      const { rows } = await listCategories(app.db, { visible: true, withProducts: true })
      return rows.map(toPublicCategory)
    },
  )

  app.get(
    '/all',
    {
      onRequest: app.requireAdmin,
      schema: {
        security: adminOnly,
        summary: 'All categories; `X-Total-Count` says how many there are on all pages',
        querystring: adminListQuery(categorySorts, 'createdAt'),
        response: { 200: Type.Array(adminCategory), ...errorResponses(400, 401, 503) },
      },
    },
    async (request, reply) => {
      const { q, sort } = request.query
      const filter = { visible: false, q }
      const [total, { rows, next }] = await Promise.all([
        countCategories(app.db, filter),
        listCategories(app.db, filter, sort, toPage(request.query, sort)),
      ])
      reply.header('x-total-count', total)
      if (next) reply.header('link', nextLink(request.url, next))
      return rows.map(toAdminCategory)
    },
  )

  app.get(
    '/:id',
    {
      ...readerHooks(app),
      schema: {
        security: adminOrPublic,
        summary: 'One category; an inactive one only for an administrator',
        params: idParams,
        response: { 200: categoryForReader, ...errorResponses(401, 404, 503) },
      },
    },
    async (request, reply) => {
      const admin = isAdminRequest(request)
      const row = await findCategory(app.db, request.params.id, { visible: !admin })
      if (!row) throw categoryNotFound()
      if (!admin) return toPublicCategory(row)
      reply.header('etag', versionTag(row.version))
      return toAdminCategory(row)
    },
  )

  app.post(
    '/upload',
    {
      onRequest: app.requireAdmin,
      config: { form: { image: pngImage } },
      schema: {
        security: adminOnly,
        summary: 'Takes an image or favicon; a category saved later refers to it by `imageUrl`',
        consumes: ['multipart/form-data'],
        body: categoryUpload,
        response: { 201: uploadedCategoryImage, ...errorResponses(400, 401, 413, 415, 503) },
      },
    },
    async (request, reply) => {
      const { image } = await request.publishUploads()
      if (!image) throw new Error('the schema lets no upload pass without an image')
      return reply.code(201).send({ imageUrl: imageUrl(image), imageAsset: imageAsset(image) })
    },
  )

  app.post(
    '',
    {
      onRequest: app.requireAdmin,
      schema: {
        security: adminOnly,
        body: categoryInput,
        response: { 201: adminCategory, ...errorResponses(400, 401, 413, 415, 503) },
      },
    },
    async (request, reply) => {
      const row = await createCategory(app.db, app.media, request.body)
      return reply.code(201).header('etag', versionTag(row.version)).send(toAdminCategory(row))
    },
  )

  app.put(
    '/:id',
    {
      onRequest: app.requireAdmin,
      schema: {
        security: adminOnly,
        params: idParams,
        headers: ifMatchHeaders,
        body: categoryInput,
        response: { 200: adminCategory, ...errorResponses(400, 401, 404, 412, 413, 415, 503) },
      },
    },
    async (request, reply) => {
      const { id } = request.params
      const ifMatch = request.headers['if-match']
      const row = await changeCategory(app.db, app.media, id, request.body, ifMatch)
      return reply.header('etag', versionTag(row.version)).send(toAdminCategory(row))
    },
  )

  app.delete(
    '/:id',
    {
      onRequest: app.requireAdmin,
      schema: {
        security: adminOnly,
        summary: 'Deletes a category; its products stay and lose it',
        params: idParams,
        response: { 204: Type.Null(), ...errorResponses(401, 404, 503) },
      },
    },
    async (request, reply) => {
      if (!(await deleteCategory(app.db, request.params.id))) throw categoryNotFound()
      return reply.code(204).send(null)
    },
  )
}

export default routes
