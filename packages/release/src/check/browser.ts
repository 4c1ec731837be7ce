import { existsSync } from 'node:fs'
import { extname } from 'node:path'
import { clientDocument } from '@stampa/platform/document'
import type { Release } from '@stampa/platform/release'
import type { OpenApi } from '@stampa/service-kit/openapi'
import type { BrowserContext, Route } from 'playwright-core'
import { readVerified } from '../build-folder.ts'
import { mapLimit } from '../map-limit.ts'
import type { PageDocument } from './rendering.ts'
import { sampleFetch } from './samples.ts'

/** Origin of the pages; no request leaves the browser. */
const site = 'https://shop.invalid'

/** Address of a page with the shell alone. */
const shellAddress = '/-/shell'

/** When a page has loaded, and the time limit for it, ms. */
const loaded = { waitUntil: 'networkidle', timeout: 20_000 } as const

/** Pages open at the same time. */
const pagesAtOnce = 2

/** Global names of the loader that every build contains; each has an entry for each build or file. */
const loaderNames = ['chunkIntegrity', 'loadAttempts']

const contentTypes: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
}

const image = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>'

export interface BrowserJob {
  /** Path of Chromium, if there is one. */
  executable: string | undefined
  shell: Release | undefined
  /** The documents of the pages to open. */
  pages: PageDocument[]
  /** The releases that the documents load, each with its folder. */
  folders: { release: Release; directory: string }[]
  /** Interfaces of the services. */
  documents: OpenApi[]
}

/** Returns the path of Chromium on this machine. */
export function findChromium(): string | undefined {
  return [
    process.env.CHROMIUM_HEADLESS_SHELL ?? '/usr/bin/chromium-headless-shell',
    process.env.CHROMIUM ?? '/usr/bin/chromium',
  ].find(existsSync)
}

/**
 * Opens each page in Chromium with sample answers of the services. A page must log no error, violate no rule of
 * accessibility, and change nothing outside of its remote: no global name but its container's, no style without a class.
 *
 * @returns one sentence per problem, with the first page that has it; undefined without Chromium or Playwright, as in the
 *   image of the release command
 */
export async function openInBrowser(job: BrowserJob): Promise<string[] | undefined> {
  const { executable, shell, pages, folders } = job
  const tools = await importTools()
  if (!tools || !executable || !shell) return undefined
  const browser = await tools.chromium.launch({
    executablePath: executable,
    // Chromium's sandbox does not start as root.
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  })
  try {
    const context = await browser.newContext({ reducedMotion: 'reduce', locale: 'el-GR' })
    await serve(context, job, shell)
    const known = await globalNames(context)
    for (const { release } of folders) {
      known.push(release.container, `webpackChunk${release.container}`)
    }
    const firstPages = new Map<string, PageDocument>()
    await mapLimit(pages, pagesAtOnce, async page => {
      for (const problem of await open(context, page, known, tools.AxeBuilder)) {
        if (!firstPages.has(problem)) firstPages.set(problem, page)
      }
    })
    return [...firstPages].map(
      ([problem, { route, release }]) =>
        `${route} of ${release.name} ${release.version} fails in Chromium: ${problem}. Correct it and release again.`,
    )
  } finally {
    await browser.close()
  }
}

async function importTools() {
  try {
    const { chromium } = await import('playwright-core')
    const { AxeBuilder } = await import('@axe-core/playwright')
    return { chromium, AxeBuilder }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_MODULE_NOT_FOUND') return undefined
    throw error
  }
}

/** Answers the requests of all pages. */
async function serve(
  context: BrowserContext,
  { pages, folders, documents }: BrowserJob,
  shell: Release,
): Promise<void> {
  const html = new Map(pages.map(page => [page.address, page.html]))
  html.set(
    shellAddress,
    clientDocument({ serial: 0, updatedAt: '', live: { shell }, previous: {}, canary: {} }),
  )
  const answer = sampleFetch(documents)

  async function fulfill(route: Route): Promise<void> {
    const request = route.request()
    const { origin, pathname } = new URL(request.url())
    if (origin !== site) return route.abort()
    const body = request.isNavigationRequest() && html.get(pathname)
    if (body) return route.fulfill({ body, contentType: 'text/html' })
    const [, name, version, file = ''] = /^\/mfe\/([^/]+)\/([^/]+)\/(.+)$/.exec(pathname) ?? []
    const folder = folders.find(
      ({ release }) => release.name === name && release.version === version,
    )
    const listed = folder?.release.files[file]
    if (listed) {
      const body = await readVerified(folder.directory, file, listed)
      return route.fulfill({ body, contentType: contentTypes[extname(file)] ?? 'text/plain' })
    }
    if (request.resourceType() === 'image' || pathname.endsWith('.webp')) {
      return route.fulfill({ body: image, contentType: 'image/svg+xml' })
    }
    const call = { method: request.method(), headers: request.headers() }
    const response = await answer(new Request(site + pathname, call))
    const contentType = response.headers.get('content-type') ?? 'text/plain'
    return route.fulfill({ status: response.status, body: await response.text(), contentType })
  }

  // The back office is open to any token.
  await context.addInitScript(() => localStorage.setItem('adminToken', 'sample'))
  await context.route('**', route => fulfill(route).catch(() => route.abort()))
}

/** Returns the global names of the browser and the shell, without a remote. */
async function globalNames(context: BrowserContext): Promise<string[]> {
  const tab = await context.newPage()
  await tab.goto(site + shellAddress, loaded)
  const names = await tab.evaluate(() => Object.getOwnPropertyNames(globalThis))
  await tab.close()
  return [...loaderNames, ...names]
}

/** Opens a page. @param known global names that it may have @returns its problems */
async function open(
  context: BrowserContext,
  { address, release }: PageDocument,
  known: readonly string[],
  AxeBuilder: typeof import('@axe-core/playwright').AxeBuilder,
): Promise<string[]> {
  const tab = await context.newPage()
  const problems: string[] = []
  const add = (text: string) => problems.push(text.split('\n')[0] ?? '')
  tab.on('console', message => {
    if (message.type() === 'error') add(`${message.text()} (${message.location().url})`)
  })
  tab.on('pageerror', ({ message }) => add(message))
  try {
    await tab.goto(site + address, loaded)
    // The network is idle, too, while a slow machine evaluates the page. A page without a heading violates a rule.
    const heading = { state: 'attached', timeout: 5_000 } as const
    await tab.waitForSelector('main h1', heading).catch(() => {})
    const leaks = { folder: `/mfe/${release.name}/`, known: [...known] }
    problems.push(...(await tab.evaluate(findLeaks, leaks)))
    const { violations } = await new AxeBuilder({ page: tab })
      .options({ resultTypes: ['violations'] })
      .setLegacyMode()
      .analyze()
    problems.push(...violations.map(({ help, nodes }) => `${help}: ${nodes[0]?.html}`))
  } catch (error) {
    add(error instanceof Error ? error.message : String(error))
  }
  await tab.close()
  return problems
}

/** A rule of a stylesheet, as browsers have it; one with a selector is no group. */
interface Rule {
  selectorText?: string
  cssText: string
  cssRules?: Iterable<Rule>
}

interface PageGlobals {
  document: { styleSheets: Iterable<{ href: string | null; cssRules: Iterable<Rule> }> }
}

/** Runs in the page. Returns a sentence per global name and per style that reaches beyond the remote. */
function findLeaks({ folder, known }: { folder: string; known: string[] }): string[] {
  const { document } = globalThis as unknown as PageGlobals
  const names = Object.getOwnPropertyNames(globalThis).filter(
    name => !known.includes(name) && !/^\d+$/.test(name),
  )
  const withoutClass = ({ selectorText, cssText, cssRules = [] }: Rule): string[] => {
    if (selectorText) return /\.[\w-]/.test(selectorText) ? [] : [cssText]
    return [...cssRules].flatMap(withoutClass)
  }
  const styles = [...document.styleSheets]
    .filter(({ href }) => href?.includes(folder))
    .flatMap(({ cssRules }) => [...cssRules].flatMap(withoutClass))
  return [
    ...names.map(name => `it adds the global name ${name}`),
    ...styles.map(style => `the style ${style} reaches beyond it`),
  ]
}
