import { useEffect, useState } from 'react'

/**
 * Keeps the success of a form in this tab, so that a reload of its page shows it again.
 *
 * @param name of the form and its place in the tab's history
 * @param latest of this view of the page; contains what JSON can
 * @returns `kept`: what an earlier view of the page stored, not known to the server's first view
 */
export function useKeptOutcome<Outcome extends object>(name: string, latest: Outcome | undefined) {
  const key = `sent ${name}`
  const [kept, setKept] = useState<Outcome>()
  useEffect(() => setKept(read<Outcome>(key)), [key])
  useEffect(() => {
    if (latest) store(key, latest)
  }, [key, latest])
  const forget = () => {
    setKept(undefined)
    store(key, undefined)
  }
  return { kept, forget }
}

/** A browser may refuse the storage: then nothing is kept. */
function read<Outcome>(key: string): Outcome | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

function store(key: string, outcome: object | undefined): void {
  try {
    if (outcome) sessionStorage.setItem(key, JSON.stringify(outcome))
    else sessionStorage.removeItem(key)
  } catch {
    // Not kept.
  }
}
