/** Something that happened to what the administrator did, told wherever the page is by then. */
export interface Notice {
  tone: 'success' | 'error'
  message: string
}

type Listener = (notice: Notice) => void

const listeners = new Set<Listener>()

/**
 * Tells what happened. Actions call it, because an answer may arrive after the screen that
 * asked is gone: a failure must be told all the same.
 */
export function notify(tone: Notice['tone'], message: string): void {
  for (const listener of listeners) listener({ tone, message })
}

/** Calls the listener with every notice until the returned function is called. */
export function onNotice(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
