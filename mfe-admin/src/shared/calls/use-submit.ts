import { useFetcher } from '@stampa/platform'
import { startTransition, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useAnswerText } from './answers.messages.ts'
import type { Outcome } from './outcome.ts'

type Submit = ReturnType<typeof useFetcher>['submit']

/**
 * Submits forms to an action; returns the state and outcome of the last submission.
 *
 * @param onDone called after each success
 */
export function useSubmit<Result extends Outcome = Outcome>(onDone?: () => void) {
  const say = useAnswerText()
  const { data: outcome, submit } = useFetcher<Result>()
  // The fetcher's own state is rendered late on a busy machine: after a second click, and even after the outcome.
  const isSent = useRef(false)
  const [isSaving, setSaving] = useState(false)
  const settled: Outcome | undefined = isSaving ? undefined : outcome
  const isDone = settled?.ok === true
  const end = useEffectEvent(() => onDone?.())
  useEffect(() => {
    if (isDone) end()
  }, [isDone])
  const refusal = settled?.ok === false ? settled : undefined
  const failure = refusal?.fields[0]?.message ?? refusal?.message
  return {
    /** Ignored while a submission runs. */
    submit: (...submission: Parameters<Submit>) => {
      if (isSent.current) return
      isSent.current = true
      setSaving(true)
      const settle = () => {
        isSent.current = false
        startTransition(() => setSaving(false))
      }
      void submit(...submission).then(settle, settle)
    },
    isSaving,
    /** Outcome, also while the screen's data is loaded again. */
    outcome,
    /** Outcome; undefined during a submission. */
    settled,
    isDone,
    /** Error text for the user; undefined after a success. */
    failure: failure && say(failure),
  }
}
