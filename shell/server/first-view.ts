import { createHash, hash } from 'node:crypto'
import {
  browserRegistry,
  clientDocument,
  documentStylesheets,
  renderDocument,
} from '@stampa/platform/document'
import type { Language } from '@stampa/platform/language'
import { findMount, type Registry, type Release } from '@stampa/platform/release'
import type { Remote } from '@stampa/platform/remote'
import type { Rendered, RenderInput, ShellBundle } from '@stampa/platform/rendering'
import { requireBuiltin, requireShared } from '@stampa/registry'
import { type EncodedDocument, encode, type KnownDocuments } from './documents.ts'
import type { Bundles, InlineSheets } from './released-files.ts'
import type { Submission } from './submission.ts'

export type FirstViewAnswer =
  | {
      kind: 'document'
      status: number
      document: EncodedDocument
      /** False for a failed rendering, which may succeed next time, and for private pages. */
      cacheable: boolean
      /** `'sha256-…'` of each inlined stylesheet, for the content security policy. */
      styleHashes?: string[]
    }
  | { kind: 'redirect'; status: number; location: string }
  /** There is no such page, or the form could not be handled; a client-rendered document would hide that. */
  | { kind: 'failure'; status: number }

export interface Visit {
  /** Scheme and host in the visitor's address bar. */
  origin: string
  /** Path and query. */
  address: string
  /** The language that the visitor has chosen. */
  language?: Language | undefined
  acceptEncoding?: string | undefined
  /** Form data for the page's action. */
  submission?: Submission | undefined
  /** HTML of the bar above a preview, which is rendered for its visitor only. */
  bar?: string | undefined
}

export interface FirstViewOptions {
  bundles: Bundles
  sheets: InlineSheets
  documents: KnownDocuments<FirstViewAnswer>
  fetch: (request: Request) => Promise<Response>
  /** Whether the browser's calls begin a trace. */
  isTraced: boolean
  /** Time limit of loaders and rendering, ms. */
  renderLimit: number
  /** Time limit of a page that a form was sent to, ms. */
  submitLimit: number
  /**
   * Receives the error when a page could not be rendered, a `TimeoutError` after the time limit, with the live release
   * of its remote.
   */
  onFailure: (error: unknown, release: Release) => void
}

/**
 * Renders the page at an address with the live versions of the shell and the remote. Falls back to the
 * client-rendered document for the back office and after a failure, so that a visitor never gets an error in place of
 * a page, except for a form that could not be handled.
 */
export async function firstView(
  registry: Registry,
  visit: Visit,
  options: FirstViewOptions,
): Promise<FirstViewAnswer> {
  const { origin, address, language, acceptEncoding, submission, bar } = visit
  const { isTraced, documents } = options
  // Concatenated, not resolved: `//elsewhere` must stay a path and not become a host.
  const url = new URL(origin + address)
  const name = findMount(registry.live, url.pathname)
  const release = name ? registry.live[name] : undefined
  const frame = release?.frame || undefined
  const inBrowser = async (cacheable: boolean, status = 200): Promise<FirstViewAnswer> => ({
    kind: 'document',
    status,
    document: await encode(
      clientDocument(registry, { frame, language, isTraced, bar }),
      acceptEncoding,
    ),
    cacheable: cacheable && !bar,
  })
  if (!release || frame !== 'public') {
    return submission ? { kind: 'failure', status: 405 } : inBrowser(true)
  }
  // The answer to a form and a preview are private.
  const isPrivate = submission !== undefined || bar !== undefined
  let key = ''
  let known: FirstViewAnswer | undefined
  const isKnown = (data: unknown): boolean => {
    key = documentKey(registry, visit, data)
    known = documents.find(key)
    return known !== undefined
  }
  try {
    const rendered = await renderWith(options, visit, {
      registry,
      release,
      url,
      isKnown: isPrivate ? undefined : isKnown,
    })
    if (rendered.kind === 'known') return known ?? inBrowser(false)
    if (rendered.kind === 'redirect') return rendered
    if (rendered.kind === 'refused') {
      const { status } = rendered
      return submission || status === 404 ? { kind: 'failure', status } : inBrowser(false, status)
    }
    const { status, view } = rendered
    const sheets = await options.sheets.read(documentStylesheets(registry, view))
    const html = renderDocument(registry, view, { origin, language, sheets, isTraced, bar })
    const answer: FirstViewAnswer = {
      kind: 'document',
      status,
      document: await encode(html, acceptEncoding),
      // So is a page behind a secret link.
      cacheable: !isPrivate && !view.head.confidential,
      styleHashes: [...sheets.values()].map(styleHash),
    }
    if (answer.cacheable && key) documents.keep(key, answer)
    return answer
  } catch (error) {
    options.onFailure(error, release)
    return submission ? { kind: 'failure', status: 500 } : inBrowser(false)
  }
}

/** Returns the key of a document: a hash of everything that it depends on. */
function documentKey(registry: Registry, visit: Visit, data: unknown): string {
  const { origin, address, language, acceptEncoding } = visit
  const dependencies = [browserRegistry(registry), origin, address, language, acceptEncoding, data]
  return hash('sha256', JSON.stringify(dependencies))
}

function styleHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

async function renderWith(
  { bundles, fetch, renderLimit, submitLimit }: FirstViewOptions,
  { language, submission }: Visit,
  page: { registry: Registry; release: Release; url: URL; isKnown: RenderInput['isKnown'] },
): Promise<Rendered> {
  const { registry, release, url, isKnown } = page
  const { shell } = registry.live
  if (!shell) throw new Error('Nothing is live')
  const bundle = await bundles.load<ShellBundle>(shell, requireBuiltin)
  bundle.serveFetchWith(fetch)
  // Scoped by shell version: a remote evaluated with one shell's React must not render with another's.
  const remote = await bundles.load<Remote>(release, requireShared(bundle.modules), shell.version)
  // The time limit starts after the evaluation, which only the first visitor after a release waits for.
  const request = submission
    ? new Request(url, {
        method: 'POST',
        headers: { 'content-type': submission.contentType },
        body: submission.body,
        signal: AbortSignal.timeout(submitLimit),
      })
    : new Request(url, { signal: AbortSignal.timeout(renderLimit) })
  try {
    return await bundle.render({
      request,
      registry,
      name: release.name,
      remote,
      language,
      isKnown,
    })
  } catch (error) {
    // react-router answers an aborted loader of a lazy route with a TypeError of its own.
    request.signal.throwIfAborted()
    throw error
  }
}
