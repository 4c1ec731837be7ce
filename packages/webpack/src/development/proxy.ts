import { readFile } from 'node:fs/promises'
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request as plainRequest,
  type Server,
  type ServerResponse,
} from 'node:http'
import { request as secureRequest } from 'node:https'
import { extname, join, normalize } from 'node:path'
import { text } from 'node:stream/consumers'
import { documentIds, previewMeta } from '@stampa/platform/document'
import type { BrowserRegistry } from '@stampa/platform/release'
import { type DevelopmentBuild, developmentVersion } from '../watch.ts'

const registryTag = new RegExp(
  `<script type="application/json" id="${documentIds.registry}">(.*?)</script>`,
  's',
)

/** The elements that start the platform's own shell. */
const shellTags =
  /<link rel="stylesheet" href="\/mfe\/shell\/[^>]*>|<style data-href="\/mfe\/shell\/.*?<\/style>|<script async src="\/mfe\/shell\/.*?<\/script>/gs

/**
 * Replaces releases with development builds in a document of the platform. The result is rendered in the browser:
 * the page server knows releases only, and its HTML would not match.
 *
 * @param builds the latest builds by name; without the shell's, the platform's own shell loads them
 * @param isCounted whether the visits of the document are counted
 * @returns the document unchanged when it carries no registry
 */
function developDocument(
  html: string,
  builds: ReadonlyMap<string, DevelopmentBuild>,
  isCounted: boolean,
): string {
  const [tag, json = ''] = registryTag.exec(html) ?? []
  const shell = builds.get('shell')
  if (!tag) return html
  const registry: BrowserRegistry = { ...JSON.parse(json), shell: undefined }
  for (const [name, { deployable, version, container, entry }] of builds) {
    const { frame, mounts, react } = deployable
    if (frame === null) continue
    const { nav = [] } = registry.remotes[name] ?? {}
    registry.remotes[name] = { nav, version, container, frame, mounts, entry, react }
  }
  const [root = '<html>'] = /<html[^>]*>/.exec(html) ?? []
  return [
    '<!doctype html>',
    root,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    ...(isCounted ? [] : [`<meta name="${previewMeta}">`]),
    ...(shell
      ? [
          ...shell.styles.map(({ url }) => `<link rel="stylesheet" href="${url}">`),
          `<script async src="${shell.entry.url}"></script>`,
        ]
      : (html.match(shellTags) ?? [])),
    '</head>',
    '<body>',
    `<div id="${documentIds.root}"></div>`,
    tag.replace(json, () => JSON.stringify(registry).replaceAll('<', '\\u003c')),
    '</body>',
    '</html>',
    '',
  ].join('\n')
}

const contentTypes: Record<string, string> = {
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
}

export interface DevelopmentProxyOptions {
  platform: URL
  /** Whether it is a shop in use, at which a developer's visits are not counted. @default false */
  isDeployed?: boolean
  /** Folder with one subfolder of built files per name. */
  buildDirectory: string
}

/**
 * Forwards every request to the running platform, which may be a deployed shop, and replaces the shell and
 * the remotes under development in its documents. To the platform a request looks like one of its own site's;
 * in the browser its answers, security policy included, are those of this address. `/__dev/builds` is an
 * event stream of the latest builds' hashes.
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
    const { platform, isDeployed = false } = this.#options
    const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
    const send = platform.protocol === 'https:' ? secureRequest : plainRequest
    const { method, url: path = '/' } = request
    const forwarded = send(
      // Not resolved against the platform: `//elsewhere` is a path.
      platform,
      { method, path, headers: requestHeaders(request.headers, platform) },
      resolve,
    ).on('error', reject)
    request.pipe(forwarded)
    const answer = await promise
    const headers = answerHeaders(answer.headers, platform)
    if (!answer.headers['content-type']?.startsWith('text/html')) {
      response.writeHead(answer.statusCode ?? 502, headers)
      answer.pipe(response)
      return
    }
    const html = developDocument(await text(answer), this.#builds, !isDeployed)
    const { 'content-length': _, 'transfer-encoding': __, ...others } = headers
    response.writeHead(answer.statusCode ?? 502, { ...others, 'cache-control': 'no-store' })
    response.end(html)
  }
}

/** Returns a request's headers as a browser would send them to the platform itself. */
function requestHeaders(
  { dpop: _, ...headers }: IncomingHttpHeaders,
  { host, origin, protocol }: URL,
): IncomingHttpHeaders {
  const own = `http://${headers.host}`
  const { referer = '', cookie } = headers
  return {
    // Without the proof of the browser's key, which names the address of this server: the session gets a plain token.
    ...headers,
    host,
    // A document must not come compressed: it is changed.
    'accept-encoding': 'identity',
    // That of another site stays, so that the platform refuses it.
    ...(headers.origin === own && { origin }),
    ...(referer.startsWith(`${own}/`) && { referer: origin + referer.slice(own.length) }),
    ...(cookie && protocol === 'https:' && { cookie: withPrefixes(cookie) }),
  }
}

/** The browser has the cookies of an https platform without their prefix, which it accepts with https only. */
function withPrefixes(cookie: string): string {
  return cookie
    .split('; ')
    .map(pair => `${pair}; __Host-${pair}`)
    .join('; ')
}

function answerHeaders(headers: IncomingHttpHeaders, { origin }: URL): IncomingHttpHeaders {
  const { location = '', 'set-cookie': cookies } = headers
  return {
    ...headers,
    ...(location.startsWith(`${origin}/`) && { location: location.slice(origin.length) }),
    ...(cookies && {
      'set-cookie': cookies.map(cookie => cookie.replace(/^__Host-/, '').replace(/; Secure/i, '')),
    }),
  }
}
