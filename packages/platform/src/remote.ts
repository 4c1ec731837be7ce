import type { RouteObject } from 'react-router'
import type { Language } from './language.ts'
import type { NavItem } from './release.ts'

/** What a page says about itself to search engines and to those who share it. */
export interface Head {
  title: string
  description?: string
  /** Path of the one address this content should be known by, whatever its language: `/products`. */
  canonical?: string
  /** Path or URL of the picture shown when the page is shared. */
  image?: string
  /** Open Graph type. @default 'website' */
  type?: 'website' | 'article' | 'product'
  /** Structured data, written as `application/ld+json`; paths in it become addresses. */
  jsonLd?: Record<string, unknown> | Record<string, unknown>[]
  /** Image that the first view paints largest; preloaded with high priority. */
  preloadImage?: { srcSet: string; sizes: string; type: string }
  /** True keeps the page out of search results. */
  noindex?: boolean
  /** True of a page for whoever has its link: no cache between keeps it. */
  confidential?: boolean
}

/** What a page's head depends on, besides its data. */
export interface HeadArgs {
  params: Readonly<Record<string, string | undefined>>
  /** Query of the address, `?page=2`; empty without one. */
  search: string
  /** That the visitor has chosen, for `textsIn`. */
  language: Language | undefined
}

/** What the shell reads from a route besides its data and its element. */
export interface RouteHandle {
  /**
   * Called on the server for the first view and in the browser after each navigation; without
   * data (the route has no loader, or it failed) only if it takes no arguments.
   */
  head?: (args: HeadArgs & { data: never }) => Head
  /** Called in place of `head` when there is no data. */
  headWithoutData?: (args: HeadArgs) => Head
  /** `bare` takes the route out of its remote's frame (the sign-in page, say). */
  frame?: 'bare'
  /**
   * The route shows something over its parent's page, a form over a list say. Going there and
   * back is no arrival at another page: the focus is the overlay's own business.
   */
  overlay?: true
}

/** A route of a remote. Ids are unique in the remote; lazily loaded ones name their chunk. */
export type RemoteRoute = RouteObject & { id?: string; handle?: RouteHandle }

/** Somewhere to go: a record, or a form to begin one. */
export interface Command {
  label: string
  /** What tells it from others of the same name: a date, a customer. */
  detail?: string | undefined
  /** Address of a page of the back office. */
  to: string
}

/** Records of one kind that can be found. */
export interface CommandSource {
  /** Heading of what is found: 'Products'. */
  title: (language: Language) => string
  /** The few best; ended by the signal once the answer is not wanted any more. */
  search: (query: string, signal: AbortSignal, language: Language) => Promise<Command[]>
}

/** What a remote adds to the command palette of the back office. */
export interface Commands {
  /** What can be begun anywhere: 'New product'. */
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
