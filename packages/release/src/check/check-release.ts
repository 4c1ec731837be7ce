import { join } from 'node:path'
import type { Release } from '@stampa/platform/release'
import { ReleaseError, shellName } from '@stampa/registry'
import { everything, factsOf, type OpenApi } from '@stampa/service-kit/openapi'
import { decodeUses, type Uses, usesFile } from '@stampa/webpack/uses'
import { readVerified } from '../build-folder.ts'
import type { Store } from '../store.ts'
import { openInBrowser } from './browser.ts'
import {
  type LiveService,
  type PageVersion,
  refusalsByPages,
  refusalsByRemotes,
  refusalsByServices,
  refusalsByShells,
} from './contract.ts'
import { versionsInUse } from './in-use.ts'
import { type Bundle, type PageDocument, renderInProcess } from './rendering.ts'
import { readDeployments, readInterfaces } from './services.ts'

export interface Verdict {
  /** One sentence per reason against the release; none if it may go live. */
  refusals: string[]
  /** Sentences about the parts that could not be checked. */
  notes: string[]
}

export interface CheckOptions {
  store: Store
  /** Workspace whose interfaces stand in for services without a recorded deployment. */
  root: string
  /** Path of Chromium; without it no page is opened in a browser. */
  chromium?: string | undefined
}

/** A version that pages run, with its folder's documents. */
interface Page extends PageVersion {
  bundle: Bundle
  directory: string
}

/** Checks a build of the shell or a remote against everything that is live and, of the shell, in open pages. */
export async function checkRelease(
  directory: string,
  release: Release,
  options: CheckOptions,
): Promise<Verdict> {
  const uses = await readUses(directory, release)
  const bundle = await readBundle(directory, release)
  const services = await liveServices(options)
  const documents = services.map(({ document }) => document)
  const pages = (await pagesInUse(options)).filter(
    ({ name, version }) => name !== release.name || version !== release.version,
  )
  const isShell = release.name === shellName
  const others = pages.filter(({ name }) => (name === shellName) !== isShell)
  const live = others.filter(({ until }) => until === undefined)
  const job = { registry: await options.store.registry(), documents }
  const candidate = { ...release, uses: uses ?? { services: {}, platform: [] } }
  const refusals = refusalsByServices(candidate, services)
  const rendered: PageDocument[] = []
  if (isShell) {
    const remotes = live.map(page => page.bundle)
    const result = await renderInProcess({ ...job, shell: bundle, remotes })
    const { provides } = result
    if (provides) refusals.push(...refusalsByRemotes({ ...release, provides }, others))
    refusals.push(...result.failures)
    rendered.push(...result.pages)
  } else {
    for (const shell of others) {
      const remotes = live.includes(shell) ? [bundle] : []
      const result = await renderInProcess({ ...job, shell: shell.bundle, remotes })
      const { provides } = result
      if (provides) refusals.push(...refusalsByShells(candidate, [{ ...shell, provides }]))
      refusals.push(...result.failures)
      rendered.push(...result.pages)
    }
  }
  const folders = [
    { release, directory },
    ...live.map(({ bundle, directory }) => ({ ...bundle, directory })),
  ]
  const opened = await openInBrowser({
    executable: options.chromium,
    shell: isShell ? release : job.registry.live.shell,
    pages: rendered,
    folders,
    documents,
  })
  const notes = uses ? [] : [unknownUses(release)]
  return opened
    ? { refusals: [...refusals, ...opened], notes }
    : { refusals, notes: [...notes, notOpened(release)] }
}

function notOpened({ name, version }: Release): string {
  return `The pages of ${name} ${version} were not opened in a browser: that takes Chromium and the npm packages for development.`
}

/** Checks the interface of a service that is to be deployed against the versions that pages run. */
export async function checkService(
  name: string,
  document: OpenApi,
  options: CheckOptions,
): Promise<Verdict> {
  const pages = await pagesInUse(options)
  return {
    refusals: refusalsByPages({ name, facts: factsOf(document, everything) }, pages),
    notes: pages.filter(({ uses }) => !uses).map(unknownUses),
  }
}

function unknownUses({ name, version }: Pick<PageVersion, 'name' | 'version'>): string {
  return `${name} ${version} was built before calls were recorded, so that they are not checked.`
}

/** Returns the services as deployed; those without a recorded deployment as in the sources. */
async function liveServices({
  store,
  root,
}: CheckOptions): Promise<(LiveService & { document: OpenApi })[]> {
  const sources = await readInterfaces(root)
  const deployments = await readDeployments(store)
  const documents = [...deployments].map(([name, { document }]) => [name, document] as const)
  return [...new Map([...sources, ...documents])].map(([name, document]) => ({
    name,
    since: deployments.get(name)?.at,
    document,
    facts: factsOf(document, everything),
  }))
}

async function pagesInUse({ store }: CheckOptions): Promise<Page[]> {
  const lives = versionsInUse(await store.registry(), await store.log(), new Date())
  return Promise.all(
    lives.map(async life => {
      const { name, version } = life
      const release = await store.find(name, version)
      if (!release) throw new ReleaseError(`${name} ${version} is in use but not published.`)
      const directory = join(store.directory, name, version)
      const [uses, bundle] = await Promise.all([
        readUses(directory, release),
        readBundle(directory, release),
      ])
      return { ...life, react: release.react, uses, bundle, directory }
    }),
  )
}

async function readUses(directory: string, release: Release): Promise<Uses | undefined> {
  const file = release.files[usesFile]
  if (!file) return undefined
  const data = await readVerified(directory, usesFile, file)
  try {
    return decodeUses(data)
  } catch (error) {
    throw new ReleaseError(
      `The uses of ${release.name} ${release.version} cannot be read: ${error}. Its team has to release it again.`,
    )
  }
}

async function readBundle(directory: string, release: Release): Promise<Bundle> {
  const file = release.files[release.server]
  if (!file) throw new ReleaseError(`${directory} has no ${release.server}.`)
  return { release, code: String(await readVerified(directory, release.server, file)) }
}
