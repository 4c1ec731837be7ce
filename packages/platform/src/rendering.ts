import type { FirstView } from './document.ts'
import type { Language } from './language.ts'
import type { Registry } from './release.ts'
import type { Remote } from './remote.ts'

/** Input of the shell's server bundle for a first view. */
export interface RenderInput {
  /** The visitor's request; its signal limits loaders and rendering. */
  request: Request
  registry: Registry
  /** Name of the remote that owns the address. */
  name: string
  remote: Remote
  /** The language that the visitor has chosen. */
  language: Language | undefined
  /** Returns whether the page of these data has been rendered before; it is then not rendered again. */
  isKnown?: ((data: unknown) => boolean) | undefined
}

export type Rendered =
  | { kind: 'page'; status: number; view: FirstView }
  /** The page of these data has been rendered before. */
  | { kind: 'known'; status: number }
  | { kind: 'redirect'; status: number; location: string }
  /** The request is at fault: no route has this address or this method, or a service refused a loader's call (4xx). */
  | { kind: 'refused'; status: number }

/** Exports of the shell's server bundle. */
export interface ShellBundle {
  /** Modules that remotes' server bundles share with the shell. */
  modules: Record<string, unknown>
  /**
   * Runs the loaders and renders frame and page as one React tree.
   *
   * @throws when a loader or component fails
   */
  render(input: RenderInput): Promise<Rendered>
  /** Sets the `fetch` that loaders reach the services with. */
  serveFetchWith(fetch: (request: Request) => Promise<Response>): void
}
