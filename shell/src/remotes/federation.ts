import type { Remote } from '@stampa/platform'
import * as platform from '@stampa/platform'
import type { BrowserRemote } from '@stampa/platform/release'
import * as react from 'react'
import * as jsxRuntime from 'react/jsx-runtime'
import * as reactDom from 'react-dom'
import { type LoadRemote, withinLimit } from './remotes.ts'

/** Time limit of the first attempt to fetch a remote's entry script, ms; the same as for chunks. */
const entryTimeout = 4000

/** Query parameter of a repeated request: a browser attaches it to a hung one with the same URL. */
const attemptParameter = 'r'

/** Shared modules by name and version. */
type ShareScope = Record<string, Record<string, { get: () => () => object; eager: boolean }>>

/** What a remote's entry script assigns to its global name (https://webpack.js.org/concepts/module-federation/). */
interface Container {
  init(scope: ShareScope): void | Promise<void>
  get(module: string): Promise<() => Remote>
}

function provided(version: string, module: object): ShareScope[string] {
  return { [version]: { get: () => () => module, eager: true } }
}

/**
 * Singletons that the shell provides to remotes, by the names they import. webpack's plugin in the shell would load
 * the shared modules, and with them the page, in a second step.
 */
const scope: ShareScope = {
  react: provided(react.version, react),
  'react/jsx-runtime': provided(react.version, jsxRuntime),
  'react-dom': provided(reactDom.version, reactDom),
  '@stampa/platform': provided('1.0.0', platform),
}

/** Loads a remote by module federation. */
export const loadRemote: LoadRemote = async ({ container, entry, react: needed }, attempt) => {
  if (needed && !isServedBy(needed, react.version))
    throw new Error(`${container} needs React ${needed}`)
  await loadScript(entry, attempt)
  const loaded: Container | undefined = Reflect.get(globalThis, container)
  if (!loaded) throw new Error(`${entry.url} defines no container`)
  await loaded.init(scope)
  const remote = (await loaded.get('./remote'))()
  if (!remote.routes) throw new Error(`${container} exposes no routes`)
  return remote
}

/** Whether a version is of the same major version as the needed one, and not older. */
function isServedBy(needed: string, version: string): boolean {
  const isOlder = version.localeCompare(needed, 'en', { numeric: true }) < 0
  return !isOlder && Number.parseInt(version, 10) === Number.parseInt(needed, 10)
}

function loadScript({ url, integrity }: BrowserRemote['entry'], attempt: number): Promise<void> {
  if (!integrity) throw new Error(`${url} has no hash in the registry`)
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const script = document.createElement('script')
  script.src = attempt === 1 ? url : `${url}?${attemptParameter}=${attempt}`
  script.integrity = integrity
  script.onload = () => resolve()
  script.onerror = () => reject(new Error(`${script.src} could not be loaded`))
  document.head.append(script)
  return withinLimit(promise, entryTimeout * attempt).finally(() => script.remove())
}
