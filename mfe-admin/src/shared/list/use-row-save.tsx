import { useFetcher } from '@stampa/platform'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Outcome } from '../calls/outcome.ts'

type Submission = Parameters<ReturnType<typeof useFetcher>['submit']>

/**
 * Saves a row's form. The router's fetcher exists only during the save: each mounted fetcher
 * re-renders the whole page, and every key of a search replaces all rows.
 */
export function useRowSave() {
  const [sent, setSent] = useState<{ submission: Submission }>()
  const [outcome, setOutcome] = useState<Outcome>()
  return {
    save: (...submission: Submission) => {
      setOutcome(undefined)
      setSent({ submission })
    },
    saving: sent !== undefined,
    /** Outcome of the last save, until the next one. */
    outcome,
    /** Must be rendered by the row. */
    fetcher: sent && (
      <Save
        submission={sent.submission}
        onSettled={outcome => {
          setOutcome(outcome)
          setSent(undefined)
        }}
      />
    ),
  }
}

interface SaveProps {
  submission: Submission
  onSettled: (outcome: Outcome | undefined) => void
}

function Save({ submission, onSettled }: SaveProps): null {
  const { data, state, submit } = useFetcher<Outcome>()
  const isBusy = state !== 'idle'
  const wasBusy = useRef(false)
  const begin = useEffectEvent(() => submit(...submission))
  const settle = useEffectEvent(() => onSettled(data))
  useEffect(() => {
    begin()
  }, [])
  useEffect(() => {
    if (wasBusy.current && !isBusy) settle()
    wasBusy.current = isBusy
  }, [isBusy])
  return null
}
