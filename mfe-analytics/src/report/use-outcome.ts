import { useNavigate } from '@stampa/platform'
import { useEffect, useState } from 'react'
import type { Outcome } from './outcome.ts'

/** What is known of a view, while the next one may be on its way. */
export interface Awaited {
  /** Undefined until the first one is there. */
  outcome: Exclude<Outcome, { state: 'signed-out' }> | undefined
  pending: boolean
}

/** The latest outcome that has arrived: what is shown stays until there is something in its place. */
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
