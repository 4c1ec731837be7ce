import { useEffect, useState } from 'react'
import type { Access } from '../shared/access.ts'
import type { Live } from '../shared/answers.ts'
import { followLive } from './live-stream.ts'

export interface LiveState {
  /** What was heard last; undefined until something was. */
  live: Live | undefined
  interrupted: boolean
}

/** What happens on the site, while it is wanted and the page is in view. */
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
