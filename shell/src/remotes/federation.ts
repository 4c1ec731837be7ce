import * as runtimeCore from '@module-federation/runtime-core'
import type { Remote } from '@stampa/platform'
import * as platform from '@stampa/platform'
import type { BrowserRegistry } from '@stampa/platform/release'
import * as react from 'react'
import * as jsxRuntime from 'react/jsx-runtime'
import * as reactDom from 'react-dom'
import type { LoadRemote } from './remotes.ts'

/** Time limit of the first attempt to fetch a remote's entry script, ms; the same as for chunks. */
const entryTimeout = 4000

/** Query parameter of a repeated request: a browser attaches it to a hung one with the same URL. */
const attemptParameter = 'r'

/** Singletons that the shell provides to remotes, by the names they import. */
const provided: Record<string, { version: string; module: object }> = {
  react: { version: react.version, module: react },
  'react/jsx-runtime': { version: react.version, module: jsxRuntime },
  'react-dom': { version: reactDom.version, module: reactDom },
  '@stampa/platform': { version: '1.0.0', module: platform },
}

/**
 * Creates the function that loads remotes by module federation. The shell uses the federation runtime as a library:
 * it provides the singletons and the global that remotes built without a runtime expect.
 */
export function federate(registry: BrowserRegistry): LoadRemote {
  Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore })
  const integrityOf = new Map(
    Object.values(registry.remotes)
      .flatMap(remote => [remote, ...(remote.before ? [remote.before] : [])])
      .map(({ container, entry }) => [container, entry.integrity]),
  )

  const host = new runtimeCore.ModuleFederation({
    name: 'shell',
    remotes: [],
    // The default fetches every remote's entry at start; one hung entry would block the others.
    shareStrategy: 'loaded-first',
    shared: Object.fromEntries(
      Object.entries(provided).map(([name, { version, module }]) => [
        name,
        {
          version,
          lib: () => module,
          shareConfig: { singleton: true, requiredVersion: `^${version}`, strictVersion: true },
        },
      ]),
    ),
    plugins: [
      {
        name: 'integrity',
        createScript({ url, remoteInfo }) {
          const integrity = remoteInfo && integrityOf.get(remoteInfo.name)
          if (!integrity) throw new Error(`${url} is not in the registry`)
          const script = document.createElement('script')
          script.src = url
          script.integrity = integrity
          const attempt = new URL(script.src).searchParams.get(attemptParameter) ?? 1
          return { script, timeout: entryTimeout * Number(attempt) }
        },
      },
    ],
  })

  return async ({ container, entry }, attempt) => {
    const url = attempt === 1 ? entry.url : `${entry.url}?${attemptParameter}=${attempt}`
    host.registerRemotes(
      [{ name: container, entry: url, type: 'var', entryGlobalName: container }],
      { force: attempt > 1 },
    )
    const remote = await host.loadRemote<Remote>(`${container}/remote`)
    if (!remote?.routes) throw new Error(`${container} exposes no routes`)
    assertNoDuplicates(host)
    return remote
  }
}

/** Throws when a remote has brought its own React or router: two copies in a page fail in obscure ways. */
function assertNoDuplicates(host: runtimeCore.ModuleFederation): void {
  for (const [name, versions] of Object.entries(host.shareScopeMap.default ?? {})) {
    const foreign = Object.values(versions).find(({ from }) => from !== host.name)
    if (name in provided && foreign) {
      throw new Error(`${foreign.from} brought its own ${name} ${foreign.version}`)
    }
  }
}
