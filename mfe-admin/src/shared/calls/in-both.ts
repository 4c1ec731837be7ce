import type { Message } from '@stampa/platform'
import type { NoticeText } from './notices.ts'

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
