import type { RouteObject } from 'react-router'
import type { Language } from './language.ts'
import type { NavItem } from './release.ts'

/** Metadata of a page for search engines and link previews. */
export interface Head {
  title: string
  description?: string
  /** Canonical path without a language, such as `/products`. */
  canonical?: string
  /** Path or URL of the picture in link previews. */
  image?: string
  /** Open Graph type. @default 'website' */
  type?: 'website' | 'article' | 'product'
  /** Structured data for `application/ld+json`; paths become absolute URLs. */
  jsonLd?: Record<string, unknown> | Record<string, unknown>[]
  /** The page's largest image, preloaded with high priority. */
  preloadImage?: { srcSet: string; sizes: string; type: string }
  /** Keeps the page out of search results. */
  noindex?: boolean
  /** Marks a page behind a secret link: no shared cache keeps it. */
  confidential?: boolean
}

/** Arguments of a page's head beside its data. */
export interface HeadArgs {
  params: Readonly<Record<string, string | undefined>>
  /** Query of the address, `?page=2`; empty without one. */
  search: string
  /** The language that the visitor has chosen, for `textsIn`. */
  language: Language | undefined
}

/** Route metadata that the shell reads. */
export interface RouteHandle {
  /**
   * Returns the page's head, on the server for the first view and in the browser after each navigation. Not called
   * without data (no loader, or a failed one).
   */
  head?: (args: HeadArgs & { data: never }) => Head
  /** Called in place of `head` when there is no data. */
  headWithoutData?: (args: HeadArgs) => Head
  /** `bare` renders the route without the frame, such as the sign-in page. */
  frame?: 'bare'
  /**
   * Marks a route that is shown over its parent's page, such as a form over a list. Opening it does not move the
   * focus to the page; the overlay manages it.
   */
  overlay?: true
}

/** A route of a remote. Ids are unique in the remote; the chunk of a lazy route has its id as name. */
export type RemoteRoute = RouteObject & { id?: string; handle?: RouteHandle }

/** A destination in the command palette: a record or a new form. */
export interface Command {
  label: string
  /** Distinguishes records of equal labels: a date, a customer. */
  detail?: string | undefined
  /** Address of a page of the back office. */
  to: string
}

/** Searches the records of one kind. */
export interface CommandSource {
  /** Heading of the results, such as 'Products'. */
  title: (language: Language) => string
  /** Returns a few best matches. The signal aborts an outdated search. */
  search: (query: string, signal: AbortSignal, language: Language) => Promise<Command[]>
}

/** Entries that a remote adds to the command palette of the back office. */
export interface Commands {
  /** Actions such as 'New product'. */
  actions: (language: Language) => Command[]
  sources: CommandSource[]
}

/** The one module that a remote exposes, as `./remote`. */
export interface Remote {
  routes: RemoteRoute[]
  nav?: NavItem[]
  /** Loaded when the palette is opened. */
  commands?: () => Promise<Commands>
}
