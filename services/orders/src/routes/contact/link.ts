import type { Links } from '@stampa/service-kit/links'
import type { MessageRow } from './store.ts'

/** Purpose of the token in the link to a message's page. */
export const messagePurpose = 'message'

/** Returns the path of the customer's page of a message. */
export function messagePage(
  links: Links,
  message: Pick<MessageRow, 'id' | 'link_version'>,
): string {
  return `/message/${links.token(messagePurpose, message.id, message.link_version)}`
}
