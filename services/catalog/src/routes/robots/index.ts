import { secretPages } from '@stampa/rules/secret-links'
import { publicCache, type RoutePlugin, Type } from '@stampa/service-kit'
import type { CatalogConfig } from '../../app.ts'
import { siteOrigin } from '../sitemap/origin.ts'

/** Crawlers request it at the root, not below `/api`. */
export const prefixOverride = ''

/** Private paths, and lists without an end. */
const closed = ['/admin', '/api/', ...secretPages.map(page => `${page}/`), '/search']

const routes: RoutePlugin<CatalogConfig> = async (app, { config }) => {
  app.get(
    '/robots.txt',
    { schema: { hide: true, response: { 200: Type.String() } }, onSend: publicCache() },
    async (request, reply) => {
      reply.type('text/plain; charset=utf-8')
      return [
        'User-agent: *',
        ...closed.map(path => `Disallow: ${path}`),
        '',
        `Sitemap: ${siteOrigin(config, request)}/sitemap.xml`,
        '',
      ].join('\n')
    },
  )
}

export default routes
