import { useCallback, useEffect, useState } from 'react'

type Module = typeof import('../workspace/workspace.tsx')

export type Opening =
  | { readonly state: 'opening' }
  | ({ readonly state: 'open' } & Pick<Module, 'Workspace' | 'OrderView'>)
  | { readonly state: 'failed'; readonly retry: () => void }

function load(): Promise<Module> {
  return import(/* webpackChunkName: "workspace" */ '../workspace/workspace.tsx')
}

/** Starts to load before hydration; the server needs no editor. */
const early = typeof window === 'undefined' ? undefined : load()
// `useWorkspace` handles the error; this prevents an unhandled rejection before it is mounted.
early?.catch(() => undefined)

export function useWorkspace(): Opening {
  const [module, setModule] = useState<Module>()
  const [failed, setFailed] = useState(false)

  const wait = useCallback((loading: Promise<Module>) => {
    setFailed(false)
    loading.then(setModule, () => setFailed(true))
  }, [])

  useEffect(() => {
    if (early) wait(early)
  }, [wait])

  if (module) return { state: 'open', Workspace: module.Workspace, OrderView: module.OrderView }
  return failed ? { state: 'failed', retry: () => wait(load()) } : { state: 'opening' }
}
