import * as runtimeCore from '@module-federation/runtime-core'
import type { Remote } from '@stampa/platform'
import * as platform from '@stampa/platform'
import type { BrowserRegistry, BrowserRemote } from '@stampa/platform/release'
import * as react from 'react'
import * as jsxRuntime from 'react/jsx-runtime'
import * as reactDom from 'react-dom'
import type { LoadRemote } from './remotes.ts'

/** A script that has not answered by then has failed; the same limit as for chunks. */
const entryTimeout = 4000

/** The modules that a page holds once; remotes ask for them by these names. */
const provided: Record<string, { version: string; module: object }> = {
  react: { version: react.version, module: react },
  'react/jsx-runtime': { version: react.version, module: jsxRuntime },
  'react-dom': { version: reactDom.version, module: reactDom },
  '@stampa/platform': { version: '1.0.0', module: platform },
}

/**
 * Makes the function that loads remotes by module federation. The shell is a plain
 * application with the federation runtime as a library: it provides the singletons,
 * and remotes, built without a runtime of their own, find it under the global name
 * that their builds expect.
 */
export function federate(registry: BrowserRegistry): LoadRemote {
  Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore })
  const integrityOf = new Map(
    Object.values(registry.remotes).map(({ container, entry }) => [container, entry.integrity]),
  )

  const host = new runtimeCore.ModuleFederation({
    name: 'shell',
    remotes: [],
    // The default would fetch every remote's entry at start, so that one that hangs
    // would hold up the others.
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
          return { script, timeout: entryTimeout }
        },
      },
    ],
  })

  return async (_name, { container, entry }: BrowserRemote, attempt) => {
    // A browser attaches a repeated request to one that still hangs: ask by another address.
    const url = attempt === 1 ? entry.url : `${entry.url}?r=${attempt}`
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

/** Two copies of React or of the router in a page fail in ways nobody can explain: refuse them. */
function assertNoDuplicates(host: runtimeCore.ModuleFederation): void {
  for (const [name, versions] of Object.entries(host.shareScopeMap.default ?? {})) {
    const foreign = Object.values(versions).find(({ from }) => from !== host.name)
    if (name in provided && foreign) {
      throw new Error(`${foreign.from} brought its own ${name} ${foreign.version}`)
    }
  }
}
