import { useFetcher } from '@stampa/platform'
import type { Outcome } from './outcome.ts'
import { useAnswerText } from './use-answer-text.ts'

/** Submits forms to an action; returns the state and outcome of the last submission. */
export function useSubmit() {
  const say = useAnswerText()
  const { data: outcome, state, submit } = useFetcher<Outcome>()
  const isSaving = state !== 'idle'
  const settled = isSaving ? undefined : outcome
  const refusal = settled && !settled.ok ? settled : undefined
  const failure = refusal?.fields[0]?.message ?? refusal?.message
  return {
    submit,
    isSaving,
    /** Outcome; undefined during a submission. */
    settled,
    isDone: settled?.ok === true,
    /** Error text for the user; undefined after a success. */
    failure: failure && say(failure),
  }
}
