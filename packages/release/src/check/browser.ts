import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { clientDocument } from '@stampa/platform/document'
import type { Release } from '@stampa/platform/release'
import { mapLimit } from '@stampa/registry'
import type { OpenApi } from '@stampa/service-kit/openapi'
import type { BrowserContext, ConsoleMessage, Page } from 'playwright-core'
import { readVerified } from '../build-folder.ts'
import type { PageDocument } from './rendering.ts'
import { sampleFetch } from './samples.ts'

/** Origin of the pages. Keys of the back office need a secure context, which this name is without a certificate. */
const site = 'http://localhost'

/** Address of a page with the shell alone. */
const shellAddress = '/-/shell'

/** When a page has loaded, and the time limit for it, ms. */
const loaded = { waitUntil: 'networkidle', timeout: 20_000 } as const

/** Pages open at the same time: one for each of two processors, and one that waits for its last requests. */
const pagesAtOnce = 3

/**
 * JavaScript that a page may load, with the shell's, bytes as the gateway sends them. The studio is the
 * largest here: 216,000.
 */
const maxScriptBytes = 240_000

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
  pages: PageDocument[]
  /** The releases that the documents load, each with its folder. */
  folders: { release: Release; directory: string }[]
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
 * Opens each page in Chromium with sample answers of the services. A page must log no error, violate no rule
 * of accessibility, load no more JavaScript than its limit, and change nothing outside of its remote: no
 * global name but its container's, no style without a class.
 *
 * @returns one sentence per problem, with the first page that has it; undefined without Chromium or
 *   Playwright, as in the image of the release command
 */
export async function openInBrowser(job: BrowserJob): Promise<string[] | undefined> {
  const { executable, shell, pages, folders } = job
  const tools = await importTools()
  if (!tools || !executable || !shell) return undefined
  const server = serve(job, shell).listen(0, '127.0.0.1').unref()
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const browser = await tools.chromium.launch({
    executablePath: executable,
    args: [
      // Nothing leaves the machine, and nothing else of it is reached.
      `--host-resolver-rules=MAP localhost:80 127.0.0.1:${port}, MAP * ~NOTFOUND`,
      '--no-proxy-server',
      // Chromium's sandbox does not start as root.
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
  })
  try {
    const context = await browser.newContext({ reducedMotion: 'reduce', locale: 'el-GR' })
    // The back office is open to any token.
    await context.addInitScript(() => localStorage.setItem('adminToken', 'sample'))
    const known = await globalNames(context)
    for (const { release } of folders) {
      known.push(release.container, `webpackChunk${release.container}`)
    }
    const firstPages = new Map<string, PageDocument>()
    const sizeOf = compressedSizes(folders)
    const tabs: Page[] = []
    await mapLimit(pages, pagesAtOnce, async page => {
      // A new tab starts a process, which compiles the scripts of the shell and of axe again.
      const tab = tabs.pop() ?? (await context.newPage())
      const problems = await open(tab, page, { known, sizeOf, axeSource: tools.axe.source })
      for (const problem of problems) {
        if (!firstPages.has(problem)) firstPages.set(problem, page)
      }
      // A page with a problem, such as a loop without an end, must not affect the next one.
      if (problems.length > 0) await tab.close()
      else tabs.push(tab)
    })
    return [...firstPages].map(
      ([problem, { route, release }]) =>
        `${route} of ${release.name} ${release.version} fails in Chromium: ${problem}. Correct it and release again.`,
    )
  } finally {
    await browser.close()
    server.close()
  }
}

async function importTools() {
  try {
    const { chromium } = await import('playwright-core')
    const { default: axe } = await import('axe-core')
    return { chromium, axe }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_MODULE_NOT_FOUND') return undefined
    throw error
  }
}

/**
 * Returns a server of all pages. Requests that Playwright intercepts would not use Chromium's caches, so that each page
 * would fetch and compile every script again.
 */
function serve({ pages, folders, documents }: BrowserJob, shell: Release): Server {
  const html = new Map(pages.map(page => [page.address, page.html]))
  html.set(
    shellAddress,
    clientDocument({ serial: 0, updatedAt: '', live: { shell }, previous: {}, canary: {} }),
  )
  const callSample = sampleFetch(documents)

  async function answer({ url = '', method = '', headers }: IncomingMessage): Promise<Response> {
    const { pathname } = new URL(url, site)
    const destination = headers['sec-fetch-dest']
    const document = destination === 'document' && html.get(pathname)
    if (document) return new Response(document, { headers: { 'content-type': 'text/html' } })
    const [directory, listed, file] = findFile(folders, pathname)
    if (directory && listed) {
      const type = contentTypes[extname(file)] ?? 'text/plain'
      const headers = { 'content-type': type, 'cache-control': 'max-age=86400, immutable' }
      const data = await readVerified(directory, file, listed)
      return new Response(new Uint8Array(data), { headers })
    }
    if (destination === 'image' || pathname.endsWith('.webp')) {
      return new Response(image, { headers: { 'content-type': 'image/svg+xml' } })
    }
    const { authorization = '' } = headers
    const call = { method, ...(authorization && { headers: { authorization } }) }
    return callSample(new Request(site + url, call))
  }

  return createServer(async (request, response) => {
    try {
      const { status, headers, body } = await answer(request)
      response.writeHead(status, Object.fromEntries(headers))
      for await (const part of body ?? []) response.write(part)
      response.end()
    } catch {
      response.destroy()
    }
  })
}

/** Returns the global names of the browser and the shell, without a remote. */
async function globalNames(context: BrowserContext): Promise<string[]> {
  const tab = await context.newPage()
  await tab.goto(site + shellAddress, loaded)
  const names = await tab.evaluate(() => Object.getOwnPropertyNames(globalThis))
  await tab.close()
  return [...loaderNames, ...names]
}

/** Returns a function for the size of a release's file as the gateway sends it, by its path; 0 for other files. */
function compressedSizes(folders: BrowserJob['folders']): (path: string) => Promise<number> {
  const sizes = new Map<string, Promise<number>>()
  const measure = async (path: string) => {
    const [folder, listed, file] = findFile(folders, path)
    if (!folder || !listed) return 0
    return (await promisify(brotliCompress)(await readVerified(folder, file, listed))).byteLength
  }
  return path => {
    const size = sizes.get(path) ?? measure(path)
    sizes.set(path, size)
    return size
  }
}

/** Returns the folder, the entry in `release.json` and the name of a release's file, by its path at the gateway. */
function findFile(folders: BrowserJob['folders'], path: string) {
  const [, name, version, file = ''] = /^\/mfe\/([^/]+)\/([^/]+)\/(.+)$/.exec(path) ?? []
  const folder = folders.find(({ release }) => release.name === name && release.version === version)
  return [folder?.directory, folder?.release.files[file], file] as const
}

interface PageRules {
  /** Global names that the page may have. */
  known: readonly string[]
  sizeOf: (path: string) => Promise<number>
  axeSource: string
}

/** Opens a page. @returns its problems */
async function open(
  tab: Page,
  { address, release }: PageDocument,
  { known, sizeOf, axeSource }: PageRules,
): Promise<string[]> {
  const problems: string[] = []
  const add = (text: string) => problems.push(text.split('\n')[0] ?? '')
  const onConsole = (message: ConsoleMessage) => {
    if (message.type() === 'error') add(`${message.text()} (${message.location().url})`)
  }
  const onError = ({ message }: Error) => add(message)
  tab.on('console', onConsole).on('pageerror', onError)
  try {
    await tab.goto(site + address, loaded)
    // The network is idle, too, while a slow machine evaluates the page. A page without a heading violates a rule.
    const heading = { state: 'attached', timeout: 5_000 } as const
    await tab.waitForSelector('main h1', heading).catch(() => {})
    const leaks = { folder: `/mfe/${release.name}/`, known: [...known] }
    problems.push(...(await tab.evaluate(findLeaks, leaks)))
    const scripts = (await tab.evaluate(listResources)).filter(path => path.endsWith('.js'))
    const sizes = await Promise.all(scripts.map(sizeOf))
    const bytes = sizes.reduce((sum, size) => sum + size, 0)
    if (bytes > maxScriptBytes) add(largeSize(bytes))
    await tab.evaluate(axeSource)
    problems.push(...(await tab.evaluate(findViolations)))
  } catch (error) {
    add(error instanceof Error ? error.message : String(error))
  }
  tab.off('console', onConsole).off('pageerror', onError)
  return problems
}

function largeSize(bytes: number): string {
  const [size, limit] = [bytes, maxScriptBytes].map(count => count.toLocaleString('en'))
  return `it loads ${size} bytes of JavaScript, compressed; the limit is ${limit}`
}

/** Runs in the page. Returns the paths of the files that it has loaded. */
function listResources(): string[] {
  return performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)
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

/** Runs in the page, after axe. Returns a sentence per rule of accessibility that it violates. */
async function findViolations(): Promise<string[]> {
  const { axe } = globalThis as unknown as { axe: typeof import('axe-core') }
  const { violations } = await axe.run({ resultTypes: ['violations'] })
  return violations.map(({ help, nodes }) => `${help}: ${nodes[0]?.html}`)
}
