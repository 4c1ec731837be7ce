import { glob, readdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { compileFunction } from 'node:vm'
import type { NavItem, Release, RouteFiles } from '@stampa/platform/release'
import type { RemoteRoute } from '@stampa/platform/remote'
import type { OpenApi } from '@stampa/service-kit/openapi'
import webpack, { type Module, type Stats } from 'webpack'
import { browserConfig, type ConfigOptions, exposedChunk, serverConfig } from './config.ts'
import { containerName, type Deployable } from './deployable.ts'
import { integrityOf } from './integrity-plugin.ts'
import { interfaceFiles } from './interfaces.ts'
import { encodeUses, usesFile, usesOf } from './uses.ts'

export interface BuildOptions extends ConfigOptions {
  deployable: Deployable
  /** sha256 over everything the build is made from, recorded in release.json. */
  source: string
}

/**
 * Builds the browser and server sides of the shell or a remote into `outputDirectory`, which must not exist, and
 * writes its `release.json`. Equal sources and version give equal bytes.
 *
 * @throws with the compiler's messages, or when a lazy route's chunk is not named after the route
 */
export async function buildRelease(options: BuildOptions): Promise<Release> {
  const { deployable, version, outputDirectory, source } = options
  const { name, frame, mounts, builtAgainst, react } = deployable
  const [browser, forServer] = await run([
    browserConfig(deployable, options),
    serverConfig(deployable, options),
  ])
  const isShell = frame === null
  if (!isShell) refuseOwnReact(name, [browser, forServer])
  const server = `server/${name}.cjs`
  const { nav, lazyRoutes } = isShell
    ? { nav: [], lazyRoutes: [] }
    : await inspectRemote(deployable, join(outputDirectory, server))
  const sources = [...new Set([browser, forServer].flatMap(sourcesOf))].sort()
  const uses = await usesOf(sources, await readInterfaces(dirname(deployable.directory)))
  await writeFile(join(outputDirectory, usesFile), encodeUses(uses))
  const files = await describeFiles(outputDirectory)
  const own = chunkFiles(browser, isShell ? 'shell' : exposedChunk)

  const release: Release = {
    name,
    version,
    container: containerName(name, version),
    frame,
    mounts,
    nav,
    builtAgainst,
    react,
    entry: isShell ? 'shell.js' : 'entry.js',
    scripts: own.scripts.filter(file => file !== 'shell.js'),
    styles: own.styles,
    routes: Object.fromEntries(lazyRoutes.map(id => [id, routeFiles(deployable, browser, id)])),
    server,
    files,
    source,
  }
  await writeFile(join(outputDirectory, 'release.json'), `${JSON.stringify(release, null, 2)}\n`)
  return release
}

async function run(configs: webpack.Configuration[]): Promise<[Stats, Stats]> {
  const compiler = webpack(configs)
  if (!compiler) throw new Error('webpack made no compiler')
  const { promise, resolve, reject } = Promise.withResolvers<webpack.MultiStats | undefined>()
  compiler.run((error, stats) => (error ? reject(error) : resolve(stats)))
  const stats = await promise
  await new Promise(done => compiler.close(done))
  if (!stats || stats.hasErrors() || stats.hasWarnings()) {
    throw new Error(stats?.toString({ preset: 'errors-warnings', colors: false }) ?? 'no build')
  }
  return stats.stats as [Stats, Stats]
}

/** Two copies of React in a page fail in obscure ways. */
function refuseOwnReact(name: string, builds: Stats[]): void {
  const files = builds.flatMap(({ compilation }) => [...compilation.modules].flatMap(filesOf))
  const own = files.find(file => /[\\/]node_modules[\\/]react(-dom|-router)?[\\/]/.test(file))
  if (own)
    throw new Error(`${name}: the shell provides React and the router, and this is a copy: ${own}`)
}

/**
 * Returns the platform's and the team's own files in a build, without those generated from the services'
 * interfaces.
 */
function sourcesOf({ compilation }: Stats): string[] {
  const paths = [...compilation.modules].flatMap(filesOf)
  return paths.filter(
    path =>
      /\.[jt]sx?$/.test(path) &&
      !/[\\/](node_modules[\\/](?!@stampa[\\/])|generated[\\/])/.test(path),
  )
}

/** Returns the files of a module, which may be several that webpack has joined. */
function filesOf(module: Module): string[] {
  if ('modules' in module) return (module.modules as Module[]).flatMap(filesOf)
  const { resource } = module as { resource?: string }
  return resource === undefined ? [] : [resource]
}

/** Reads the OpenAPI documents of the workspace by service. */
async function readInterfaces(workspace: string): Promise<Record<string, OpenApi>> {
  const documents: Record<string, OpenApi> = {}
  for await (const file of glob(interfaceFiles, { cwd: workspace })) {
    documents[basename(dirname(file))] = JSON.parse(await readFile(join(workspace, file), 'utf8'))
  }
  return documents
}

/**
 * Evaluates the server bundle as the page server does, reads its navigation and routes, and refuses one that cannot
 * be evaluated.
 */
async function inspectRemote(
  deployable: Deployable,
  file: string,
): Promise<{ nav: NavItem[]; lazyRoutes: string[] }> {
  // Provides the installed copies in place of the shell's.
  const require = createRequire(join(deployable.directory, 'package.json'))
  const bundle = { exports: {} as { default?: unknown; routes?: RemoteRoute[]; nav?: NavItem[] } }
  const code = await readFile(file, 'utf8')
  // Imported, not required: a module of our sources loads in one way only, and a test runner has already imported it.
  const platform: unknown = await import(pathToFileURL(require.resolve('@stampa/platform')).href)
  const requireInstalled = (name: string) =>
    name === '@stampa/platform' ? platform : require(name)
  compileFunction(code, ['module', 'exports', 'require'])(bundle, bundle.exports, requireInstalled)
  const { routes, nav = [] } = bundle.exports
  if (!Array.isArray(routes) || routes.length === 0) {
    throw new Error(`${deployable.name}: src/remote.tsx must export "routes".`)
  }
  return { nav, lazyRoutes: lazyRouteIds(deployable.name, routes) }
}

function lazyRouteIds(remote: string, routes: RemoteRoute[]): string[] {
  return routes.flatMap(route => {
    if (route.lazy && !route.id) {
      throw new Error(`${remote}: the lazy route ${route.path ?? '(index)'} needs an id.`)
    }
    const children = route.children ? lazyRouteIds(remote, route.children) : []
    return route.lazy && route.id ? [route.id, ...children] : children
  })
}

function routeFiles({ name }: Deployable, stats: Stats, id: string): RouteFiles {
  const files = chunkFiles(stats, id)
  if (files.scripts.length === 0) {
    throw new Error(
      `${name}: no chunk is named after the lazy route "${id}"; write import(/* webpackChunkName: "${id}" */ …).`,
    )
  }
  return files
}

export function chunkFiles(stats: Stats, chunkGroup: string): RouteFiles {
  const files = stats.compilation.namedChunkGroups.get(chunkGroup)?.getFiles() ?? []
  return {
    scripts: files.filter(file => file.endsWith('.js')),
    styles: files.filter(file => file.endsWith('.css')),
  }
}

async function describeFiles(directory: string): Promise<Release['files']> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter(entry => entry.isFile())
    .map(entry => relative(directory, join(entry.parentPath, entry.name)))
    .sort()
  const described = paths.map(async path => {
    const content = await readFile(join(directory, path))
    return [path, { integrity: integrityOf(content), bytes: content.length }] as const
  })
  return Object.fromEntries(await Promise.all(described))
}
