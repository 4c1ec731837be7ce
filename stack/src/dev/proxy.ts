import { readFile } from 'node:fs/promises'
import {
  createServer,
  type IncomingMessage,
  request as proxyRequest,
  type Server,
  type ServerResponse,
} from 'node:http'
import { extname, join, normalize } from 'node:path'
import { text } from 'node:stream/consumers'
import { type DevelopmentBuild, developmentVersion } from '@stampa/webpack/watch'
import { developDocument, reloadScript } from './document.ts'

const contentTypes: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
}

const reloadCode = `new EventSource('/__dev/builds').onmessage = () => location.reload()\n`

export interface DevelopmentProxyOptions {
  /** The running platform. */
  platform: URL
  /** Name of the remote under development. */
  name: string
  /** Where its builds are written. */
  buildDirectory: string
}

/**
 * Stands before the running platform and replaces one remote in it. Everything else, the
 * security policy included, is the platform's own.
 */
export class DevelopmentProxy {
  readonly server: Server
  readonly #options: DevelopmentProxyOptions
  readonly #pages = new Set<ServerResponse>()
  #build: DevelopmentBuild | undefined

  constructor(options: DevelopmentProxyOptions) {
    this.#options = options
    this.server = createServer((request, response) => {
      this.#answer(request, response).catch(error => {
        if (!response.headersSent) response.writeHead(502, { 'content-type': 'text/plain' })
        response.end(`${error instanceof Error ? error.message : error}\n`)
      })
    })
  }

  /** From now on documents carry this build; open pages load it. */
  use(build: DevelopmentBuild): void {
    this.#build = build
    for (const page of this.#pages) page.write('data: built\n\n')
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', 'http://proxy.invalid')
    const builds = `/mfe/${this.#options.name}/${developmentVersion}/`
    if (pathname === reloadScript) {
      response.writeHead(200, { 'content-type': 'text/javascript' }).end(reloadCode)
    } else if (pathname === '/__dev/builds') {
      this.#subscribe(response)
    } else if (pathname.startsWith(builds)) {
      await this.#sendBuilt(normalize(pathname.slice(builds.length)), response)
    } else {
      await this.#forward(request, response, pathname)
    }
  }

  #subscribe(response: ServerResponse): void {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
    response.flushHeaders()
    this.#pages.add(response)
    response.on('close', () => this.#pages.delete(response))
  }

  async #sendBuilt(file: string, response: ServerResponse): Promise<void> {
    const content = file.startsWith('..')
      ? undefined
      : await readFile(join(this.#options.buildDirectory, file)).catch(() => undefined)
    const contentType = contentTypes[extname(file)] ?? 'application/octet-stream'
    response.writeHead(content ? 200 : 404, {
      'content-type': content ? contentType : 'text/plain',
      'cache-control': 'no-store',
    })
    response.end(content)
  }

  async #forward(
    request: IncomingMessage,
    response: ServerResponse,
    pathname: string,
  ): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
    const forwarded = proxyRequest(
      new URL(request.url ?? '/', this.#options.platform),
      // The document is read here, so it must not come compressed.
      { method: request.method, headers: { ...request.headers, 'accept-encoding': 'identity' } },
      resolve,
    ).on('error', reject)
    request.pipe(forwarded)
    const answer = await promise
    const isDocument = answer.headers['content-type']?.startsWith('text/html')
    if (!isDocument || !this.#build) {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
      return
    }
    const html = developDocument(await text(answer), pathname, this.#options.name, this.#build)
    const { 'content-length': _, 'transfer-encoding': __, ...headers } = answer.headers
    response.writeHead(answer.statusCode ?? 502, { ...headers, 'cache-control': 'no-store' })
    response.end(html)
  }
}
