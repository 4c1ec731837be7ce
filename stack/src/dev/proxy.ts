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
import { type DevelopmentBuild, developmentVersion } from '@stampa/webpack'
import { developDocument } from './document.ts'

const contentTypes: Record<string, string> = {
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
}

export interface DevelopmentProxyOptions {
  /** URL of the running platform. */
  platform: URL
  /** Folder with one subfolder of built files per name. */
  buildDirectory: string
}

/**
 * Forwards every request to the running platform, security policy included, and replaces the shell and the remotes under
 * development in its documents. `/__dev/builds` is an event stream of the latest builds' hashes.
 */
export class DevelopmentProxy {
  readonly server: Server
  readonly #options: DevelopmentProxyOptions
  readonly #builds = new Map<string, DevelopmentBuild>()
  readonly #subscribers = new Set<ServerResponse>()

  constructor(options: DevelopmentProxyOptions) {
    this.#options = options
    this.server = createServer((request, response) => {
      this.#answer(request, response).catch(error => {
        if (!response.headersSent) response.writeHead(502, { 'content-type': 'text/plain' })
        response.end(`${error instanceof Error ? error.message : error}\n`)
      })
    })
  }

  /** Puts a build into every document from now on, and announces it to open pages. */
  use(build: DevelopmentBuild): void {
    this.#builds.set(build.deployable.name, build)
    for (const subscriber of this.#subscribers) subscriber.write(this.#announcement())
  }

  #announcement(): string {
    const hashes = [...this.#builds].map(([name, { hash }]) => [name, hash])
    return `data: ${JSON.stringify(Object.fromEntries(hashes))}\n\n`
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', 'http://proxy.invalid')
    const [, name = '', file = ''] =
      new RegExp(`^/mfe/([^/]+)/${developmentVersion}/(.+)$`).exec(pathname) ?? []
    if (pathname === '/__dev/builds') this.#subscribe(response)
    else if (this.#builds.has(name))
      await this.#sendBuilt(join(name, normalize(`/${file}`)), response)
    else await this.#forward(request, response)
  }

  #subscribe(response: ServerResponse): void {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
    // An update may have been built while the page was being loaded.
    response.write(this.#announcement())
    this.#subscribers.add(response)
    response.on('close', () => this.#subscribers.delete(response))
  }

  async #sendBuilt(file: string, response: ServerResponse): Promise<void> {
    const content = await readFile(join(this.#options.buildDirectory, file)).catch(() => undefined)
    response.writeHead(content ? 200 : 404, {
      'content-type': content
        ? (contentTypes[extname(file)] ?? 'application/octet-stream')
        : 'text/plain',
      'cache-control': 'no-store',
    })
    response.end(content)
  }

  async #forward(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
    const forwarded = proxyRequest(
      new URL(request.url ?? '/', this.#options.platform),
      // A document must not come compressed: it is changed below.
      { method: request.method, headers: { ...request.headers, 'accept-encoding': 'identity' } },
      resolve,
    ).on('error', reject)
    request.pipe(forwarded)
    const answer = await promise
    if (!answer.headers['content-type']?.startsWith('text/html')) {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
      return
    }
    const html = developDocument(await text(answer), this.#builds)
    const { 'content-length': _, 'transfer-encoding': __, ...headers } = answer.headers
    response.writeHead(answer.statusCode ?? 502, { ...headers, 'cache-control': 'no-store' })
    response.end(html)
  }
}
