import type { Registry, Release } from '@stampa/platform/release'
import type { Remote, RemoteRoute } from '@stampa/platform/remote'
import type { ShellBundle } from '@stampa/platform/rendering'
import { evaluateBundle, requireBuiltin, requireShared } from '@stampa/registry'
import type { OpenApi } from '@stampa/service-kit/openapi'
import { sampleFetch } from './samples.ts'

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

export interface RenderingResult {
  /** Names that the shell provides as `@stampa/platform`; undefined if it does not start. */
  provides?: string[]
  /** One sentence per page that is not rendered. */
  failures: string[]
}

/** Renders every page of the remotes as the page server does, with answers as the services' interfaces allow. */
export async function render({
  shell,
  remotes,
  registry,
  documents,
}: RenderingJob): Promise<RenderingResult> {
  const bundle = evaluateBundle<ShellBundle>(shell.code, requireBuiltin, shell.release.server)
  bundle.serveFetchWith(sampleFetch(documents))
  const against = `against shell ${shell.release.version}`
  const failures: string[] = []
  for (const remote of remotes) {
    const { name, version } = remote.release
    const found = await failuresOf(remote, bundle, registry)
    failures.push(
      ...found.map(
        ({ subject, problem }) =>
          `${subject} of ${name} ${version} fails in the server ${against}: ${problem}. Correct it and release again.`,
      ),
    )
  }
  return { provides: Object.keys(bundle.modules['@stampa/platform'] ?? {}), failures }
}

interface Failure {
  /** The page or the bundle that fails. */
  subject: string
  problem: string
}

/** Pages of the back office are not rendered in the server, so that its bundle is evaluated only. */
async function failuresOf(
  { release, code }: Bundle,
  shell: ShellBundle,
  registry: Registry,
): Promise<Failure[]> {
  const { name, frame, server } = release
  let remote: Remote
  try {
    remote = evaluateBundle<Remote>(code, requireShared(shell.modules), server)
  } catch (error) {
    return [{ subject: server, problem: messageOf(error) }]
  }
  const live = { ...registry, live: { ...registry.live, [name]: release } }
  const failures: Failure[] = []
  for (const path of frame === 'public' ? pathsOf(remote.routes) : []) {
    const request = new Request(`http://localhost${path.replaceAll(/:\w+\??/g, 'sample')}`, {
      signal: AbortSignal.timeout(renderLimitMilliseconds),
    })
    try {
      const page = await shell.render({
        request,
        registry: live,
        name,
        remote,
        language: undefined,
      })
      if (page.status >= 500) failures.push({ subject: path, problem: `status ${page.status}` })
    } catch (error) {
      failures.push({ subject: path, problem: messageOf(error) })
    }
  }
  return failures
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
