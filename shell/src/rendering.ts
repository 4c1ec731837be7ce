import type { FirstView } from '@stampa/platform/document'
import type { Language } from '@stampa/platform/language'
import type { Registry } from '@stampa/platform/release'
import type { Remote } from '@stampa/platform/remote'

/** What the page server hands to the shell's server bundle for a first view. */
export interface RenderInput {
  /** The visitor's request; its signal bounds loaders and rendering. */
  request: Request
  registry: Registry
  /** Name of the remote that answers the address. */
  name: string
  remote: Remote
  /** That the visitor has chosen. */
  language: Language | undefined
}

export type Rendered =
  | { kind: 'page'; status: number; view: FirstView }
  | { kind: 'redirect'; status: number; location: string }

/** What the shell's server bundle exports. */
export interface ShellBundle {
  /** What a remote's server bundle may ask for: the copies that render the page. */
  modules: Record<string, unknown>
  /**
   * Runs the loaders and renders frame and page as one React tree.
   *
   * @throws when a loader or component fails: the caller then sends the client-rendered document.
   */
  render(input: RenderInput): Promise<Rendered>
  /** How requests of loaders reach the services. */
  serveFetchWith(fetch: (request: Request) => Promise<Response>): void
}
