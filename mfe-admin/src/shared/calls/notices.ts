import type { Message } from '@stampa/platform'

/** A message about a completed or failed action, shown on any page. */
export interface Notice {
  tone: 'success' | 'error'
  message: NoticeText
  action?: NoticeAction | undefined
}

/** A text in both languages, or an English one of a service or the specification. */
export type NoticeText = string | Pick<Message<string>, 'el' | 'en'>

/** A follow-up such as 'Undo'. Afterwards the screen's data is loaded again. */
export interface NoticeAction {
  label: NoticeText
  run: () => Promise<unknown>
}

type Listener = (notice: Notice) => void

const listeners = new Set<Listener>()

/**
 * Shows a notice. Actions call it, because a response may arrive after its screen was left.
 */
export function notify(tone: Notice['tone'], message: NoticeText, action?: NoticeAction): void {
  for (const listener of listeners) listener({ tone, message, action })
}

/** Calls the listener with every notice until the returned function is called. */
export function onNotice(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
