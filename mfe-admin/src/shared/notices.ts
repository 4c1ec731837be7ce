import type { Message } from '@stampa/platform'

/** Something that happened to what the administrator did, told wherever the page is by then. */
export interface Notice {
  tone: 'success' | 'error'
  /** A text of ours in both languages, or one of a service as it came. */
  message: NoticeText
  undo?: Undo | undefined
}

export type NoticeText = string | Pick<Message<string>, 'el' | 'en'>

/** The form that takes back what was done, and the address whose action takes it. */
export interface Undo {
  action: string
  form: FormData
}

type Listener = (notice: Notice) => void

const listeners = new Set<Listener>()

/**
 * Tells what happened. Actions call it, because an answer may arrive after the screen that
 * asked is gone: a failure must be told all the same.
 */
export function notify(tone: Notice['tone'], message: NoticeText, undo?: Undo): void {
  for (const listener of listeners) listener({ tone, message, undo })
}

/** Calls the listener with every notice until the returned function is called. */
export function onNotice(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
