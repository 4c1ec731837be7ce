import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Outcome } from '../calls/outcome.ts'
import { useSubmit } from '../calls/use-submit.ts'

type Submission = Parameters<ReturnType<typeof useSubmit>['submit']>

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
  const { submit, isSaving, outcome } = useSubmit()
  const wasBusy = useRef(false)
  const begin = useEffectEvent(() => submit(...submission))
  const settle = useEffectEvent(() => onSettled(outcome))
  useEffect(() => {
    begin()
  }, [])
  useEffect(() => {
    if (wasBusy.current && !isSaving) settle()
    wasBusy.current = isSaving
  }, [isSaving])
  return null
}
