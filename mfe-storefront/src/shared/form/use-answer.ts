import { useFetcher } from '@stampa/platform'
import { type RefObject, useEffect, useRef, useState } from 'react'

interface Answer {
  sent: boolean
}

interface FormExchange<A extends Answer> {
  fetcher: ReturnType<typeof useFetcher<A>>
  form: RefObject<HTMLFormElement | null>
  busy: boolean
  /** To the last sending; gone when its time is over. */
  answer: A | undefined
}

/**
 * Sends a form in the background and shows the answer. What was sent leaves the form empty; after a
 * refusal the first field that is wrong has the focus.
 *
 * @param first what the page itself was answered with, to a browser without JavaScript
 * @param successMs how long a success is shown; without it, until the next sending
 */
export function useAnswer<A extends Answer>(
  first: A | undefined,
  successMs?: number,
): FormExchange<A> {
  const fetcher = useFetcher<A>()
  const form = useRef<HTMLFormElement>(null)
  const [past, setPast] = useState<A>()
  const { data } = fetcher

  useEffect(() => {
    if (!data) return
    if (!data.sent) {
      const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid]')
      wrong?.focus()
      return
    }
    form.current?.reset()
    if (successMs === undefined) return
    const timer = setTimeout(() => setPast(data), successMs)
    return () => clearTimeout(timer)
  }, [data, successMs])

  const latest = data ?? first
  return {
    fetcher,
    form,
    busy: fetcher.state !== 'idle',
    answer: latest === past ? undefined : latest,
  }
}
