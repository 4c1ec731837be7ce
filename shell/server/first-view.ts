import { createHash } from 'node:crypto'
import { clientDocument, documentStylesheets, renderDocument } from '@stampa/platform/document'
import type { Language } from '@stampa/platform/language'
import { findMount, type Registry } from '@stampa/platform/release'
import type { Remote } from '@stampa/platform/remote'
import type { Rendered, ShellBundle } from '../src/rendering.ts'
import { type Bundles, requireBuiltin, requireShared } from './bundles.ts'
import type { InlineSheets } from './inline-sheets.ts'
import type { Submission } from './submission.ts'

export type FirstViewAnswer =
  | {
      kind: 'document'
      status: number
      html: string
      rendered: boolean
      confidential?: boolean
      /** `'sha256-…'` of each style in the document, as its content security policy allows them. */
      styleHashes?: string[]
    }
  | { kind: 'redirect'; status: number; location: string }
  /** A form could not be taken. No other document can stand in for its answer. */
  | { kind: 'failure'; status: number }

/** What is known of a visit before its page is. */
export interface Visit {
  /** Scheme and host that the visitor sees. */
  origin: string
  /** Path and query. */
  address: string
  /** That the visitor has chosen. */
  language?: Language | undefined
  /** A form that was sent to the page, for its action. */
  submission?: Submission | undefined
}

export interface FirstViewOptions {
  bundles: Bundles
  sheets: InlineSheets
  fetch: (request: Request) => Promise<Response>
  /** ms for loaders and rendering. */
  renderLimit: number
  /** The same, for a page that a form was sent to. */
  submitLimit: number
  /** Told why a first view could not be rendered. */
  onFailure: (error: unknown) => void
}

/**
 * Answers an address with its page, rendered by the live versions of shell and remote. What
 * is not meant for the server (the back office), or fails there, becomes the client-rendered
 * document: a visitor never gets an error in place of a page, unless it was to answer a form.
 */
export async function firstView(
  registry: Registry,
  { origin, address, language, submission }: Visit,
  options: FirstViewOptions,
): Promise<FirstViewAnswer> {
  // Put together, not resolved: `//elsewhere` is a path here, never another host.
  const url = new URL(origin + address)
  const name = findMount(registry.live, url.pathname)
  const frame = (name && registry.live[name]?.frame) || undefined
  const inBrowser = (rendered: boolean): FirstViewAnswer => ({
    kind: 'document',
    status: 200,
    html: clientDocument(registry, { frame, language }),
    rendered,
  })
  if (!name || frame !== 'public') {
    return submission ? { kind: 'failure', status: 405 } : inBrowser(true)
  }
  try {
    const rendered = await renderWith(options, { registry, name, url, language, submission })
    if (rendered.kind === 'redirect') return rendered
    const { status, view } = rendered
    const sheets = await options.sheets.read(documentStylesheets(registry, view))
    return {
      kind: 'document',
      status,
      html: renderDocument(registry, view, { origin, language, sheets }),
      rendered: true,
      confidential: view.head.confidential ?? false,
      styleHashes: [...sheets.values()].map(styleHash),
    }
  } catch (error) {
    options.onFailure(error)
    return submission ? { kind: 'failure', status: 500 } : inBrowser(false)
  }
}

function styleHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

interface PublicPage {
  registry: Registry
  /** Of the remote that answers. */
  name: string
  url: URL
  language: Language | undefined
  submission: Submission | undefined
}

async function renderWith(
  { bundles, fetch, renderLimit, submitLimit }: FirstViewOptions,
  { registry, name, url, language, submission }: PublicPage,
): Promise<Rendered> {
  const { shell } = registry.live
  const release = registry.live[name]
  if (!shell || !release) throw new Error('Nothing is live')
  const bundle = await bundles.load<ShellBundle>(shell, requireBuiltin)
  bundle.serveFetchWith(fetch)
  // Per shell version: a remote evaluated with one shell's React must not render in another's.
  const remote = await bundles.load<Remote>(release, requireShared(bundle.modules), shell.version)
  // The clock starts here: the first visitor after a release also waits for its evaluation.
  const request = submission
    ? new Request(url, {
        method: 'POST',
        headers: { 'content-type': submission.contentType },
        body: submission.body,
        signal: AbortSignal.timeout(submitLimit),
      })
    : new Request(url, { signal: AbortSignal.timeout(renderLimit) })
  return bundle.render({ request, registry, name, remote, language })
}
