import { secretPages } from '@stampa/rules/secret-links'
import { publicCache, type RoutePlugin, Type } from '@stampa/service-kit'
import type { CatalogConfig } from '../../app.ts'
import { pagedKinds, sitemapPart, wholeSitemap } from './sitemap.ts'

/** Crawlers request these files at the root, not below `/api`. */
export const prefixOverride = ''

/** Maximum URLs of one sitemap, by the protocol. */
const limit = 50_000

const path = '/sitemap.xml'

/** Private paths, and lists without an end. */
const closed = ['/admin', '/api/', ...secretPages.map(page => `${page}/`), '/search']

const routes: RoutePlugin<CatalogConfig> = async (app, { config: { PUBLIC_ORIGIN } }) => {
  /** Returns the site's origin, without a trailing slash. */
  const originOf = ({ protocol, host }: { protocol: string; host: string }) =>
    PUBLIC_ORIGIN ? new URL(PUBLIC_ORIGIN).origin : `${protocol}://${host}`

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
      const origin = originOf(request)
      reply.type('application/xml; charset=utf-8')
      return part
        ? sitemapPart(app.readDb, origin, { part, after }, limit)
        : wholeSitemap(app.readDb, origin, path, limit)
    },
  )

  app.get(
    '/robots.txt',
    { schema: { hide: true, response: { 200: Type.String() } }, onSend: publicCache() },
    async (request, reply) => {
      reply.type('text/plain; charset=utf-8')
      return [
        'User-agent: *',
        ...closed.map(path => `Disallow: ${path}`),
        '',
        `Sitemap: ${originOf(request)}${path}`,
        '',
      ].join('\n')
    },
  )
}

export default routes
