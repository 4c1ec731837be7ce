import { publicCache, type RoutePlugin, Type } from '@stampa/service-kit'

/** Crawlers look for it here and not below `/api`. */
export const prefixOverride = ''

/** What is nobody's business but the shop's or one customer's, and lists without an end. */
const closed = ['/admin', '/api/', '/order-status/', '/offer/', '/search']

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
