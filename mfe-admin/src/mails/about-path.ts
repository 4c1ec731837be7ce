import type { UndeliveredMail } from './mails.data.ts'

/** The screen of what a mail was about: an order, a message or an offer. */
export function aboutPath({ event, about }: Pick<UndeliveredMail, 'event' | 'about'>): string {
  if (event.startsWith('order.')) return `/admin/custom-orders/${about}`
  return event.startsWith('offer.') ? `/admin/offers/${about}` : `/admin/contact/${about}`
}
