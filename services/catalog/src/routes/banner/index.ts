import { errorResponses, publicCache, type RoutePlugin, Type } from '@stampa/service-kit'
import { adminOnly } from '../../access.ts'
import { bannerImage } from '../../image-rules.ts'
import { adminListQuery, nextLink, toPage } from '../../listing/list-query.ts'
import { ifMatchHeaders, versionTag } from '../../preconditions.ts'
import { adminBanner, changedBanner, newBanner, publicBanner } from './schema.ts'
import { bannerNotFound, changeBanner, createBanner } from './service.ts'
import { bannerSorts, countBanners, deleteBanner, listBanners } from './store.ts'
import { toAdminBanner, toPublicBanner } from './view.ts'

const idParams = Type.Object({ id: Type.String() })
const bannerForm = { image: bannerImage }

const routes: RoutePlugin = async app => {
  app.get(
    '',
    {
      schema: {
        summary: 'Active banners of all placements by order, newest first where it is equal',
        response: { 200: Type.Array(publicBanner) },
      },
      onSend: publicCache(),
    },
    async () => {
      const { rows } = await listBanners(app.db, { visible: true })
      return rows.map(toPublicBanner)
    },
  )

  app.get(
    '/admin',
    {
      onRequest: app.requireAdmin,
      schema: {
        security: adminOnly,
        summary: 'All banners; `X-Total-Count` says how many there are on all pages',
        querystring: adminListQuery(bannerSorts, 'order'),
        response: { 200: Type.Array(adminBanner), ...errorResponses(400, 401, 503) },
      },
    },
    async (request, reply) => {
      const { q, sort } = request.query
      const filter = { visible: false, q }
      const [total, { rows, next }] = await Promise.all([
        countBanners(app.db, filter),
        listBanners(app.db, filter, sort, toPage(request.query, sort)),
      ])
      reply.header('x-total-count', total)
      if (next) reply.header('link', nextLink(request.url, next))
      return rows.map(toAdminBanner)
    },
  )

  app.post(
    '',
    {
      onRequest: app.requireAdmin,
      config: { form: bannerForm },
      schema: {
        security: adminOnly,
        consumes: ['multipart/form-data'],
        body: newBanner,
        response: { 201: adminBanner, ...errorResponses(400, 401, 413, 415, 503) },
      },
    },
    async (request, reply) => {
      const { image } = await request.publishUploads()
      if (!image) throw new Error('the schema lets no banner pass without an image')
      const row = await createBanner(app.db, { ...request.body, image })
      return reply.code(201).header('etag', versionTag(row.version)).send(toAdminBanner(row))
    },
  )

  app.put(
    '/:id',
    {
      onRequest: app.requireAdmin,
      config: { form: bannerForm },
      schema: {
        security: adminOnly,
        consumes: ['multipart/form-data'],
        params: idParams,
        headers: ifMatchHeaders,
        body: changedBanner,
        response: { 200: adminBanner, ...errorResponses(400, 401, 404, 412, 413, 415, 503) },
      },
    },
    async (request, reply) => {
      const { id } = request.params
      const { image } = await request.publishUploads()
      const values = { ...request.body, image }
      const row = await changeBanner(app.db, id, values, request.headers['if-match'])
      return reply.header('etag', versionTag(row.version)).send(toAdminBanner(row))
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
      if (!(await deleteBanner(app.db, request.params.id))) throw bannerNotFound()
      return reply.code(204).send(null)
    },
  )
}

export default routes
