import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { clientDocument, renderDocument } from '@stampa/platform/document'
import type { Registry, Release } from '@stampa/platform/release'
import type { Remote, RemoteRoute } from '@stampa/platform/remote'
import type { RenderInput, ShellBundle } from '@stampa/platform/rendering'
import { evaluateBundle, requireBuiltin, requireShared } from '@stampa/registry'
import type { OpenApi } from '@stampa/service-kit/openapi'
import { workspaceRoot } from '../workspace.ts'
import { sampleFetch } from './samples.ts'

/** Time limit of all pages of a job, ms. */
const limitMilliseconds = 60_000

/** Time limit of the loaders and the rendering of a page, ms. */
const renderLimitMilliseconds = 10_000

/** A release with the code of its server bundle. */
export interface Bundle {
  release: Release
  code: string
}

/** A shell, and the remotes whose pages it has to render. */
export interface RenderingJob {
  shell: Bundle
  remotes: Bundle[]
  registry: Registry
  /** Interfaces of the services. */
  documents: OpenApi[]
}

/** A page with the document that a visitor gets. */
export interface PageDocument {
  /** The remote's release. */
  release: Release
  /** Path of the route: `/products/:slug`. */
  route: string
  /** Path of the page: `/products/sample`. */
  address: string
  html: string
}

export interface RenderingResult {
  /** Names that the shell provides as `@stampa/platform`; undefined if it does not start. */
  provides?: string[]
  pages: PageDocument[]
  /** One sentence per page that is not rendered. */
  failures: string[]
}

/**
 * Renders in a process that reads nothing but this package's code and its dependencies: the bundles are those
 * of several teams, and the caller can read the keys of one.
 */
export async function renderInProcess(job: RenderingJob): Promise<RenderingResult> {
  const readable = ['package.json', 'packages/', 'node_modules/']
  const child = fork(import.meta.filename, {
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    execArgv: [
      '--permission',
      ...readable.map(path => `--allow-fs-read=${join(workspaceRoot, path)}`),
    ],
    env: { NODE_ENV: 'production' },
    timeout: limitMilliseconds,
  })
  let result: RenderingResult | undefined
  child.once('message', message => {
    result = message as RenderingResult
  })
  child.send(job)
  const [errors] = await Promise.all([child.stderr ? text(child.stderr) : '', once(child, 'close')])
  if (result) return result
  const { version } = job.shell.release
  const problem = /^\w*Error: .*/m.exec(errors)?.[0] ?? 'it did not end in time'
  return {
    pages: [],
    failures: [
      `shell ${version} does not start in the server: ${problem}. Correct it and release again.`,
    ],
  }
}

/** Renders every page of the remotes as the page server does, with answers as the services' interfaces allow. */
async function render({
  shell,
  remotes,
  registry,
  documents,
}: RenderingJob): Promise<RenderingResult> {
  const bundle = evaluateBundle<ShellBundle>(shell.code, requireBuiltin, shell.release.server)
  bundle.serveFetchWith(sampleFetch(documents))
  const result: RenderingResult = {
    provides: Object.keys(bundle.modules['@stampa/platform'] ?? {}),
    pages: [],
    failures: [],
  }
  for (const { release, code } of remotes) {
    const { name, version } = release
    const fail = (subject: string, error: unknown) =>
      result.failures.push(
        `${subject} of ${name} ${version} fails in the server against shell ${shell.release.version}: ${messageOf(error)}. Correct it and release again.`,
      )
    const live = { ...registry.live, shell: shell.release, [name]: release }
    try {
      const remote = evaluateBundle<Remote>(code, requireShared(bundle.modules), release.server)
      const render = (request: Request) =>
        documentOf(bundle, { request, registry: { ...registry, live }, name, remote })
      for (const route of pathsOf(remote.routes)) {
        const address = route.replaceAll(/:\w+\??/g, 'sample')
        const signal = AbortSignal.timeout(renderLimitMilliseconds)
        await render(new Request(`http://localhost${address}`, { signal })).then(
          html => html && result.pages.push({ release, route, address, html }),
          error => fail(route, error),
        )
      }
    } catch (error) {
      fail(release.server, error)
    }
  }
  return result
}

/**
 * Returns the document of a page, none for a redirect. Pages of the back office are not rendered in the server.
 *
 * @throws when the page cannot be rendered
 */
async function documentOf(
  shell: ShellBundle,
  input: Omit<RenderInput, 'language'>,
): Promise<string | undefined> {
  const { registry, name } = input
  if (registry.live[name]?.frame !== 'public') return clientDocument(registry, { frame: 'admin' })
  const page = await shell.render({ ...input, language: undefined })
  if (page.status >= 500) throw new Error(`status ${page.status}`)
  return page.kind === 'page' ? renderDocument(registry, page.view) : undefined
}

/** Returns the path of each page; catch-all routes are no page. */
function pathsOf(routes: readonly RemoteRoute[], below = '/'): string[] {
  return routes.flatMap(({ path = '', index, children }) => {
    const own = path.startsWith('/') ? path : `${below.replace(/\/$/, '')}/${path}`
    if (children) return pathsOf(children as RemoteRoute[], own)
    return path.includes('*') || (!path && !index) ? [] : [own]
  })
}

function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message
}

// The process of `renderInProcess`.
if (import.meta.main) {
  process.once('message', async (job: RenderingJob) => {
    const result = await render(job)
    process.send?.(result, () => process.exit(0))
  })
}
