import { useNavigate } from '@stampa/platform'
import { useEffect, useState } from 'react'
import type { Outcome } from './outcome.ts'

/** The latest result of a view, while the next one may be loading. */
export interface Awaited {
  /** Undefined until the first result arrives. */
  outcome: Exclude<Outcome, { state: 'signed-out' }> | undefined
  pending: boolean
}

/** Returns the latest resolved outcome, so that the current report stays until the next one arrives. */
export function useOutcome(coming: Promise<Outcome>): Awaited {
  const navigate = useNavigate()
  const [arrived, setArrived] = useState<{ from: Promise<Outcome>; outcome: Awaited['outcome'] }>()

  useEffect(() => {
    let wanted = true
    coming.then(outcome => {
      if (!wanted) return
      if (outcome.state === 'signed-out') navigate(outcome.to)
      else setArrived({ from: coming, outcome })
    })
    return () => {
      wanted = false
    }
  }, [coming, navigate])

  return { outcome: arrived?.outcome, pending: arrived?.from !== coming }
}
