import { useBeforeUnload, useBlocker } from '@stampa/platform'
import { useEffect } from 'react'

/** Asks before the page is left. Rendered while a form is being sent: a router has one such question at a time. */
export function LeaveQuestion({ question }: { question: string }): null {
  useBeforeUnload(askBrowser)
  const { state, proceed, reset } = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (state !== 'blocked') return
    if (confirm(question)) proceed()
    else reset()
  }, [state, proceed, reset, question])
  return null
}

const askBrowser = (event: BeforeUnloadEvent) => event.preventDefault()
