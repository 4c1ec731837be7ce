import { useCallback, useEffect, useState } from 'react'

type Module = typeof import('../workspace/workspace.tsx')

export type Opening =
  | { readonly state: 'opening' }
  | { readonly state: 'open'; readonly Workspace: Module['Workspace'] }
  | { readonly state: 'failed'; readonly retry: () => void }

/** The editor itself, which no server and no other page needs: fetched once this page is interactive. */
export function useWorkspace(): Opening {
  const [module, setModule] = useState<Module>()
  const [failed, setFailed] = useState(false)

  const load = useCallback(() => {
    setFailed(false)
    import(/* webpackChunkName: "workspace" */ '../workspace/workspace.tsx').then(setModule, () =>
      setFailed(true),
    )
  }, [])

  useEffect(load, [load])

  if (module) return { state: 'open', Workspace: module.Workspace }
  return failed ? { state: 'failed', retry: load } : { state: 'opening' }
}
