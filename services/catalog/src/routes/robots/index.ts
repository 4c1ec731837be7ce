import { secretPages } from '@stampa/rules/secret-links'
import { publicCache, type RoutePlugin, Type } from '@stampa/service-kit'

/** Crawlers request it at the root, not below `/api`. */
export const prefixOverride = ''

/** Private paths, and lists without an end. */
const closed = ['/admin', '/api/', ...secretPages.map(page => `${page}/`), '/search']

const routes: RoutePlugin = async app => {
  app.get(
    '/robots.txt',
    { schema: { hide: true, response: { 200: Type.String() } }, onSend: publicCache() },
    async ({ protocol, host }, reply) => {
      reply.type('text/plain; charset=utf-8')
      return [
        'User-agent: *',
        ...closed.map(path => `Disallow: ${path}`),
        '',
        `Sitemap: ${protocol}://${host}/sitemap.xml`,
        '',
      ].join('\n')
    },
  )
}

export default routes
