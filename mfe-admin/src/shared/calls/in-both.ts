import type { Message } from '@stampa/platform'
import type { NoticeText } from './notices.ts'

/**
 * A message in both languages, for what has to be told outside of a component.
 *
 * @example inBoth(customOrdersMessages.statusUpdated, order.email, order.orderStatus)
 */
export function inBoth<Args extends readonly unknown[]>(
  message: Pick<Message<(...args: Args) => string>, 'el' | 'en'>,
  ...args: Args
): Exclude<NoticeText, string> {
  return { el: message.el(...args), en: message.en(...args) }
}
