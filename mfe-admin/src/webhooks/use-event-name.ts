import { useMessages } from '@stampa/platform'
import { mailsMessages } from '../mails/mails.messages.ts'
import type { Delivery } from './webhooks.data.ts'
import { webhooksMessages } from './webhooks.messages.ts'

/** Returns a function that names an event, as its mail is named. */
export function useEventName(): (event: Delivery['event']) => string {
  const { events } = useMessages(mailsMessages)
  const { tested } = useMessages(webhooksMessages)
  return event => (event === 'webhook.tested' ? tested : (events[event] ?? event))
}
