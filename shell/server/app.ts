import { chosenLanguage } from '@stampa/platform/language'
import { type App, chooseEncoding, compress, createBaseApp } from '@stampa/service-kit'
import type { FastifyReply } from 'fastify'
import { Bundles } from './bundles.ts'
import { type Config, parseServices } from './config.ts'
import { firstView } from './first-view.ts'
import { servicesReady } from './readiness.ts'
import { RegistryFile } from './registry-file.ts'
import { requestContext, servicesFetch } from './services-fetch.ts'

/** The gateway may keep a page this many seconds, and show it as long again while it fetches a new one. */
const cacheSeconds = 1

const warmUpLimit = 10_000

/** The page server: answers every address of the site with a document. */
export async function buildApp(config: Config): Promise<App> {
  const app = await createBaseApp('page-server', config, {
    // An address that cannot be decoded is no page's.
    frameworkErrors: (_error, _request, reply: FastifyReply) => {
      reply.code(400).type('text/plain; charset=utf-8').send('Bad request\n')
    },
  })
  const services = parseServices(config.SERVICES)
  const registryFile = new RegistryFile(config.RELEASES_DIR)
  const options = {
    bundles: new Bundles(config.RELEASES_DIR),
    fetch: servicesFetch(services),
    renderLimit: config.RENDER_LIMIT,
  }

  app.get('/healthz', { logLevel: 'error' }, async () => ({ status: 'ok' }))

  let warm: Promise<unknown> | undefined

  /** Evaluates the live bundles and runs them once, which the first visitor need not wait for. */
  async function warmUp(): Promise<void> {
    const registry = await registryFile.read()
    await firstView(
      registry,
      { origin: 'http://warm-up.invalid', address: '/' },
      {
        ...options,
        renderLimit: warmUpLimit,
        onFailure: error => app.log.warn({ err: error }, 'the warm-up was rendered in the browser'),
      },
    )
  }

  app.get('/readyz', { logLevel: 'error' }, async (_request, reply) => {
    const [shell, ready] = await Promise.all([
      registryFile.read().then(
        ({ live }) => live.shell !== undefined,
        () => false,
      ),
      servicesReady(services),
    ])
    const all = shell && Object.values(ready).every(Boolean) && !app.draining()
    if (all) {
      warm ??= warmUp()
      await warm
    }
    return reply.code(all ? 200 : 503).send({
      status: all ? 'ready' : 'not ready',
      shell,
      services: ready,
      draining: app.draining(),
    })
  })

  app.get('/*', async (request, reply) => {
    const origin = config.PUBLIC_ORIGIN ?? `${request.protocol}://${request.host}`
    const registry = await registryFile.read()
    const language = chosenLanguage(new URL(origin + request.url).search, request.headers.cookie)
    const answer = await requestContext.run({ requestId: request.id }, () =>
      firstView(
        registry,
        { origin, address: request.url, language },
        {
          ...options,
          onFailure: error => request.log.error({ err: error }, 'rendered in the browser instead'),
        },
      ),
    )
    if (answer.kind === 'redirect') return reply.redirect(answer.location, answer.status)

    const encoding = chooseEncoding(answer.html, request.headers['accept-encoding'])
    const body = encoding ? await compress(answer.html, encoding) : answer.html
    if (encoding) reply.header('content-encoding', encoding)
    return (
      reply
        .code(answer.status)
        .type('text/html; charset=utf-8')
        .header('vary', 'accept-encoding, cookie')
        // A page that failed to render is not worth keeping: the next request may do better.
        .header(
          'cache-control',
          answer.rendered
            ? `public, max-age=0, s-maxage=${cacheSeconds}, stale-while-revalidate=${cacheSeconds}`
            : 'no-store',
        )
        .send(body)
    )
  })

  return app
}
