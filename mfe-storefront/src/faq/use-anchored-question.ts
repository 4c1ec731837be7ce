import { useLocation } from '@stampa/platform'
import { useEffect } from 'react'

/** Opens the question that the address points to: `/faq#<id>`. */
export function useAnchoredQuestion(): void {
  const { hash } = useLocation()
  useEffect(() => {
    const question = document.getElementById(hash.slice(1))
    if (!(question instanceof HTMLDetailsElement)) return
    question.open = true
    question.scrollIntoView()
  }, [hash])
}
