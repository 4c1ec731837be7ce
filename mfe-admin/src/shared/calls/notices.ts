import type { Message } from '@stampa/platform'

/** Something that happened to what the administrator did, told wherever the page is by then. */
export interface Notice {
  tone: 'success' | 'error'
  message: NoticeText
  action?: NoticeAction | undefined
}

/** A text of ours in both languages, or one that a service or the specification has in English. */
export type NoticeText = string | Pick<Message<string>, 'el' | 'en'>

/** What can be done about it: 'Undo'. Afterwards the screen's data is loaded again. */
export interface NoticeAction {
  label: NoticeText
  run: () => Promise<unknown>
}

type Listener = (notice: Notice) => void

const listeners = new Set<Listener>()

/**
 * Tells what happened. Actions call it, because an answer may arrive after the screen that
 * asked is gone: a failure must be told all the same.
 */
export function notify(tone: Notice['tone'], message: NoticeText, action?: NoticeAction): void {
  for (const listener of listeners) listener({ tone, message, action })
}

/** Calls the listener with every notice until the returned function is called. */
export function onNotice(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
