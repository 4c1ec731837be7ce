import { type RefObject, useEffect, useRef, useState } from 'react'

interface Answer {
  sent: boolean
}

interface UseAnswerOptions<A> {
  /** What the page itself was answered with, to a browser without JavaScript. */
  first: A | undefined
  /** How long a success is shown, in ms; without it, until the next sending. */
  successMs?: number
}

interface UsedAnswer<A> {
  form: RefObject<HTMLFormElement | null>
  /** Counts what was sent: the key of a part that a form's reset does not reach. */
  round: number
  /** To the last sending; gone when its time is over. */
  answer: A | undefined
}

/**
 * What a form shows of its sending. What was sent leaves the form empty; after a refusal the first
 * field that is wrong has the focus.
 *
 * @param latest data of the fetcher that sends the form
 */
export function useAnswer<A extends Answer>(
  latest: A | undefined,
  { first, successMs }: UseAnswerOptions<A>,
): UsedAnswer<A> {
  const form = useRef<HTMLFormElement>(null)
  const [past, setPast] = useState<A>()
  const [round, setRound] = useState(0)

  useEffect(() => {
    if (!latest) return
    if (!latest.sent) {
      form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
      return
    }
    form.current?.reset()
    setRound(before => before + 1)
    if (successMs === undefined) return
    const timer = setTimeout(() => setPast(latest), successMs)
    return () => clearTimeout(timer)
  }, [latest, successMs])

  const answer = latest ?? first
  return { form, round, answer: answer === past ? undefined : answer }
}
