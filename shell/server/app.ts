import { chosenLanguage } from '@stampa/platform/language'
import type { Registry, Release } from '@stampa/platform/release'
import { TrustedRegistry, withLive } from '@stampa/registry'
import { type App, createBaseApp, isFromThisSite, isTraced } from '@stampa/service-kit'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { type Config, parseServices } from './config.ts'
import { type EncodedDocument, encode, KnownDocuments } from './documents.ts'
import { type FirstViewAnswer, firstView } from './first-view.ts'
import { logPolicyReports } from './policy-reports.ts'
import { endPreview, openedPreview, openPreview, previewBar } from './preview.ts'
import { lostDocument, type RefusalReason, refusalDocument } from './refusal.ts'
import { addReleaseMetrics, type ViewOutcome } from './release-metrics.ts'
import { Bundles, InlineSheets } from './released-files.ts'
import { requestContext, servicesFetch, servicesReady } from './services.ts'
import { keepSiteLanguage } from './site-language.ts'
import { findFault, formType, readLimit, type Submission, submissionLimit } from './submission.ts'
import { countVitalsReports } from './vitals-reports.ts'

/**
 * Cache policy of a rendered page: the gateway may keep it for 1 s and serve it stale for 1 s while it fetches a new
 * one.
 */
const cached = 'public, max-age=0, s-maxage=1, stale-while-revalidate=1'

/** Reasons for refusing a form before its body is read, by status. */
const refusedBodies: Record<number, RefusalReason> = { 413: 'tooLarge', 415: 'noForm' }

/** Reasons why a page did not take a form, by status; any other is a failure. */
const refusedForms: Record<number, RefusalReason> = { ...refusedBodies, 405: 'noAction' }

const warmUpLimit = 10_000

/** Builds the page server, which answers every address of the site with a document. */
export async function buildApp(config: Config): Promise<App> {
  const app = await createBaseApp('page-server', config, {
    frameworkErrors: (_error, request, reply: FastifyReply) => {
      void send(reply, 400, lostDocument('unreadable', chosenBy(request)), 'no-store')
    },
  })
  const services = parseServices(config.SERVICES)
  const releases = new TrustedRegistry({
    directory: config.RELEASES_DIR,
    root: config.RELEASES_ROOT,
    onRefusal: refusal => app.log.error({ err: refusal }, 'the last good releases stay live'),
  })
  const readRegistry = () => releases.read()
  const { fallbacks, countView } = addReleaseMetrics(app, releases)
  const fetch = servicesFetch(services)
  const siteLanguage = keepSiteLanguage(fetch)
  const languageOf = async (request: FastifyRequest) => chosenBy(request) ?? (await siteLanguage())
  const options = {
    bundles: new Bundles(config.RELEASES_DIR),
    sheets: new InlineSheets(config.RELEASES_DIR),
    documents: new KnownDocuments<FirstViewAnswer>(),
    fetch,
    isTraced,
    renderLimit: config.RENDER_LIMIT,
    submitLimit: config.SUBMIT_LIMIT,
  }

  app.get('/healthz', { logLevel: 'error' }, async () => ({ status: 'ok' }))

  let warm: Promise<unknown> | undefined

  /** Evaluates the live bundles and renders one page, so that the first visitor does not wait for it. */
  async function warmUp(): Promise<void> {
    const visit = { origin: 'http://warm-up.invalid', address: '/' }
    await firstView(await readRegistry(), visit, {
      ...options,
      renderLimit: warmUpLimit,
      onFailure: error => app.log.warn({ err: error }, 'the warm-up was rendered in the browser'),
    })
  }

  app.get('/readyz', { logLevel: 'error' }, async (_request, reply) => {
    const [shell, ready] = await Promise.all([
      readRegistry().then(
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

  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    formType,
    { parseAs: 'buffer', bodyLimit: readLimit },
    (_request, body, done) => done(null, body),
  )

  await app.register(logPolicyReports)
  await app.register(countVitalsReports, { readRegistry })

  // Open pages ask which versions are live: `shell/src/router/newer-versions.ts`.
  app.get('/releases.json', async (_request, reply) => {
    const { live } = (await releasesFor(reply)).registry
    const versions = Object.values(live).map(({ name, version }) => [name, version])
    return reply.header('cache-control', cached).send(Object.fromEntries(versions))
  })

  /** Refuses a host that no URL can have. */
  const onRequest = async (request: FastifyRequest, reply: FastifyReply) => {
    if (URL.canParse(originOf(request))) return undefined
    return send(reply, 400, lostDocument('unreadable', chosenBy(request)), 'no-store')
  }

  app.get<{ Params: { '*': string } }>('/preview/*', { onRequest }, async (request, reply) => {
    const isOpen = await openPreview(reply, releases, request.params['*'])
    return isOpen
      ? reply
      : send(reply, 404, lostDocument('noPreview', await languageOf(request)), 'no-store')
  })

  app.post('/preview/end', { onRequest }, (request, reply) =>
    isFromThisSite(request) ? endPreview(reply) : refuse(reply, 403, 'elsewhere'),
  )

  app.get('/*', { onRequest }, (_request, reply) => answer(reply))

  // Takes a page's form from a browser without JavaScript.
  app.post('/*', {
    onRequest,
    errorHandler(error: FastifyError, _request, reply) {
      const reason = refusedBodies[error.statusCode ?? 500]
      if (!reason) throw error
      return refuse(reply, error.statusCode ?? 500, reason)
    },
    async handler(request, reply) {
      if (!isFromThisSite(request)) {
        return refuse(reply, 403, 'elsewhere')
      }
      const contentType = request.headers['content-type']
      if (!contentType) return refuse(reply, 415, 'noForm')
      const body = request.body as Submission['body']
      if (body.length > submissionLimit) return refuse(reply, 413, 'tooLarge')
      const submission = { contentType, body }
      const fault = await findFault(submission)
      if (fault) return refuse(reply, fault === 'noForm' ? 400 : 413, fault)
      return answer(reply, submission)
    },
  })

  // `/*` has the methods of a page.
  app.setNotFoundHandler({ preHandler: onRequest }, (_request, reply) => refusePage(reply, 405))

  /** Returns the releases that the visitor gets, of a preview or a canary, and the live ones. */
  async function releasesFor(reply: FastifyReply) {
    const preview = await openedPreview(reply, releases)
    const live = await readRegistry()
    if (preview?.lane) return { preview, live, registry: live }
    const registry = preview
      ? // A preview that does not start shows so.
        { ...withLive(live, [preview.release]), before: {} }
      : seenByGroup(live, reply.request.headers['canary-group'])
    return { preview, live, registry }
  }

  async function answer(reply: FastifyReply, submission?: Submission) {
    const { request } = reply
    const { preview, live, registry: seen } = await releasesFor(reply)
    const visit = {
      origin: originOf(request),
      address: request.url,
      language: await languageOf(request),
      acceptEncoding: request.headers['accept-encoding'],
      submission,
      bar: preview && previewBar(preview),
    }
    let hasFailed = false
    const message = submission ? 'a form could not be handled' : 'rendered in the browser instead'
    const onFailure = (error: unknown, { name, version }: Release) => {
      hasFailed = true
      if (!preview) fallbacks.inc({ remote: name, version })
      if (!submission && error instanceof DOMException && error.name === 'TimeoutError') {
        // Not a fault of the page: it is too slow on this machine under this load, and the browser renders it.
        request.log.warn(`${message}: not rendered in ${config.RENDER_LIMIT} ms`)
      } else request.log.error({ err: error }, message)
    }
    const { pathname } = new URL(visit.origin + visit.address)
    const isVisited = request.headers['sec-fetch-mode'] === 'navigate'
    const view = async (registry: Registry) => {
      const context = {
        requestId: request.id,
        address: request.ip,
        lane: preview?.lane?.token,
        language: visit.language,
      }
      const found = await requestContext.run(context, () =>
        firstView(registry, visit, { ...options, onFailure }),
      )
      const outcome = hasFailed ? 'fallback' : outcomeOf(found, isVisited && !submission)
      if (outcome && !preview) countView(registry, pathname, outcome, request.ip)
      return found
    }
    let found = await view(seen)
    // The visitor of a canary gets the live version instead, which shows at the same time whether that fails too.
    if (hasFailed && seen !== live && !preview && !submission) {
      hasFailed = false
      found = await view(live)
    }
    if (found.kind === 'redirect') return reply.redirect(found.location, found.status)
    if (found.kind === 'failure') return refusePage(reply, found.status)
    // The gateway sends the content security policy and adds these hashes to it.
    if (found.styleHashes) reply.header('style-hashes', found.styleHashes.join(' '))
    // The gateway answers a browser that has the document already with 304.
    if (found.cacheable) reply.header('etag', found.document.etag)
    return sendEncoded(reply, found.status, found.document, found.cacheable ? cached : 'no-store')
  }

  /** Answers for a page that does not exist, has no such method, or could not handle a form. */
  async function refusePage(reply: FastifyReply, status: number) {
    if (status === 404) {
      const language = await languageOf(reply.request)
      return send(reply, 404, lostDocument('missing', language), 'no-store')
    }
    const isPost = reply.request.method === 'POST'
    if (status === 405) reply.header('allow', isPost ? 'GET, HEAD' : 'GET, HEAD, POST')
    return refuse(reply, status, refusedForms[status] ?? 'failed')
  }

  async function refuse(reply: FastifyReply, status: number, reason: RefusalReason) {
    const { request } = reply
    const page = new URL(originOf(request) + request.url)
    return send(reply, status, refusalDocument(reason, page, await languageOf(request)), 'no-store')
  }

  function originOf({ protocol, host }: FastifyRequest): string {
    return config.PUBLIC_ORIGIN ?? `${protocol}://${host}`
  }

  return app
}

/**
 * Returns the registry as the visitors of a group see it: with the canaries whose share includes the group.
 *
 * @param group the gateway's header `canary-group`: the smallest share that includes the group, per cent
 */
function seenByGroup(registry: Registry, group: string | string[] | undefined): Registry {
  const from = Number(group || Number.NaN)
  const canaries = Object.values(registry.canary).filter(({ share }) => share >= from)
  if (canaries.length === 0) return registry
  return withLive(
    registry,
    canaries.map(({ release }) => release),
  )
}

/**
 * Returns the outcome of a view that did not fail; undefined for a refused one. Programs try many addresses that never
 * existed, so only what a browser navigates to is missing. A limit of calls (429) is about the visitor.
 */
function outcomeOf(found: FirstViewAnswer, isVisited: boolean): ViewOutcome | undefined {
  if (found.kind === 'redirect') return 'rendered'
  if (found.status < 400 || found.status >= 500) return 'rendered'
  return isVisited && found.status !== 429 ? 'missing' : undefined
}

function chosenBy({ url, headers }: Pick<FastifyRequest, 'url' | 'headers'>) {
  // Not `new URL`: it throws on some addresses that are requested.
  const search = url.slice(url.indexOf('?') + 1 || url.length)
  return chosenLanguage(search, headers.cookie)
}

async function send(reply: FastifyReply, status: number, html: string, cacheControl: string) {
  const document = await encode(html, reply.request.headers['accept-encoding'])
  return sendEncoded(reply, status, document, cacheControl)
}

function sendEncoded(
  reply: FastifyReply,
  status: number,
  { body, encoding }: EncodedDocument,
  cacheControl: string,
) {
  if (encoding) reply.header('content-encoding', encoding)
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('vary', 'accept-encoding, cookie')
    .header('cache-control', cacheControl)
    .send(body)
}
