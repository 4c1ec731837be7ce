import { useEffect, useState } from 'react'
import type { Access } from '../shared/access.ts'
import type { Live } from '../shared/answers.ts'
import { followLive } from './live-stream.ts'

export interface LiveState {
  /** Latest message; undefined before the first. */
  live: Live | undefined
  interrupted: boolean
}

/** Returns the live view while it is enabled and the tab is visible. */
export function useLive(access: Access, wanted: boolean): LiveState {
  const [state, setState] = useState<LiveState>({ live: undefined, interrupted: false })
  const visible = useVisible()

  useEffect(() => {
    if (!wanted || !visible) return
    const ending = new AbortController()
    followLive(access, ending.signal, {
      onLive: live => setState({ live, interrupted: false }),
      onInterrupted: () => setState(({ live }) => ({ live, interrupted: true })),
    })
    return () => ending.abort()
  }, [access, wanted, visible])

  return state
}

function useVisible(): boolean {
  const [visible, setVisible] = useState(() => document.visibilityState === 'visible')
  useEffect(() => {
    const look = () => setVisible(document.visibilityState === 'visible')
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
  return visible
}
