import { publicCache, type RoutePlugin, Type } from '@stampa/service-kit'
import type { CatalogConfig } from '../../app.ts'
import { siteOrigin } from './origin.ts'
import { pagedKinds, sitemapPart, wholeSitemap } from './sitemap.ts'

/** Crawlers request it at the root, not below `/api`. */
export const prefixOverride = ''

/** Maximum URLs of one sitemap, by the protocol. */
const limit = 50_000

const path = '/sitemap.xml'

const routes: RoutePlugin<CatalogConfig> = async (app, { config }) => {
  app.get(
    path,
    {
      schema: {
        hide: true,
        querystring: Type.Object({
          part: Type.Optional(Type.Enum(['pages', ...pagedKinds])),
          after: Type.Optional(Type.String({ format: 'uuid' })),
        }),
        response: { 200: Type.Any({ description: 'The document, in bytes' }) },
      },
      onSend: publicCache(),
    },
    async (request, reply) => {
      const { part, after } = request.query
      const origin = siteOrigin(config, request)
      reply.type('application/xml; charset=utf-8')
      return part
        ? sitemapPart(app.db, origin, { part, after }, limit)
        : wholeSitemap(app.db, origin, path, limit)
    },
  )
}

export default routes
