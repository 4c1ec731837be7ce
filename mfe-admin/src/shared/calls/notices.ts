import type { Message } from '@stampa/platform'

/** A message about a completed or failed action, shown on any page. */
export interface Notice {
  tone: 'success' | 'error'
  message: NoticeText
  /** Reverses the action. Afterwards the screen's data is loaded again. */
  undo?: (() => Promise<unknown>) | undefined
  /** Address of the record that the notice is about. */
  to?: string
}

/** A text in both languages, or an English one of a service or the specification. */
export type NoticeText = string | Pick<Message<string>, 'el' | 'en'>

type Listener = (notice: Notice) => void

const listeners = new Set<Listener>()

/** Shows a notice. Actions call it, because a response may arrive after its screen was left. */
export function notify(tone: Notice['tone'], message: NoticeText, undo?: Notice['undo']): void {
  for (const listener of listeners) listener({ tone, message, undo })
}

/** Shows a notice with a link. */
export function notifyOf(message: NoticeText, to: string): void {
  for (const listener of listeners) listener({ tone: 'success', message, to })
}

/** Calls the listener with every notice until the returned function is called. */
export function onNotice(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Returns a message in both languages, for a notice outside of a component.
 *
 * @example inBoth(customOrdersMessages.statusUpdated, order.email, order.orderStatus)
 */
export function inBoth<Args extends readonly unknown[]>(
  message: Pick<Message<(...args: Args) => string>, 'el' | 'en'>,
  ...args: Args
): Exclude<NoticeText, string> {
  return { el: message.el(...args), en: message.en(...args) }
}
