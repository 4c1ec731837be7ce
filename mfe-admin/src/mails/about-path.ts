import type { UndeliveredMail } from './mails.data.ts'

/** The screen of what a mail was about: an order, a message, an offer or a design. */
export function aboutPath({
  service,
  event,
  about,
}: Pick<UndeliveredMail, 'service' | 'event' | 'about'>): string {
  if (service === 'studio') return `/admin/design-studio/orders/${about}?tab=orders`
  if (event.startsWith('order.')) return `/admin/custom-orders/${about}`
  return event.startsWith('offer.') ? `/admin/offers/${about}` : `/admin/contact/${about}`
}
