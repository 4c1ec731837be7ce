import type { App } from '../app/base-app.ts'
import { publicCache } from '../public-cache.ts'
import { docsPage, type ShownDocument } from './docs-page.ts'

/** Serves the OpenAPI document of a service, as JSON and as a page. */
export function addDocs(app: App, name: string): void {
  const onSend = publicCache()
  let page: string | undefined

  app.get(`/api/docs/${name}.json`, { schema: { hide: true }, onSend }, () => app.swagger())

  app.get(`/api/docs/${name}`, { schema: { hide: true }, onSend }, (_request, reply) => {
    page ??= docsPage(name, app.swagger() as ShownDocument)
    return reply.type('text/html; charset=utf-8').send(page)
  })
}
