import type { Draft } from '@stampa/service-kit/mail'
import {
  type MailContext,
  type OrderMails,
  statusChanged,
} from '@stampa/service-kit/order-workflow/mails'
import type { Audience, StoredEvent } from '@stampa/service-kit/outbox'
import { athensDate } from '../dates/athens.ts'
import type { OutboxEvents } from '../outbox.ts'
import { findMessage } from '../routes/contact/store.ts'
import { customOrders } from '../routes/custom-order/orders.ts'
import { statusPurpose } from '../routes/custom-order/view.ts'
import { toCustomerOffer } from '../routes/offers/customer-offer.ts'
import { findItems } from '../routes/offers/item-store.ts'
import { findOffer } from '../routes/offers/store.ts'
import { linkPurpose } from '../routes/offers/view.ts'
import {
  newMessage,
  newOrder,
  offerDecided,
  offerSent,
  orderReceived,
  statusNames,
} from './letters.ts'

/** Seconds that the mails of an order wait for the catalog's names of its products. */
const maxHold = 20

/** Events of the orders service and the mails that it sends for them. */
export const mails: OrderMails<OutboxEvents> = {
  queue: '{mails}',
  audiences: {
    'order.received': ['customer', 'shop'],
    'order.status_changed': ['customer'],
    'message.received': ['shop'],
    'offer.sent': ['customer'],
    'offer.accepted': ['shop'],
    'offer.declined': ['shop'],
  },
  hold: `
    type = 'order.received' and created_at > now() - interval '${maxHold} seconds'
    and exists (
      select from custom_orders o where o.id = (payload->>'order')::uuid and o.pending
    )`,
  async draft(context, event, audience) {
    switch (event.type) {
      case 'order.received':
      case 'order.status_changed':
        return draftOrderMail(context, event, audience)
      case 'message.received':
        return draftMessageMail(context, event.payload.message)
      case 'offer.sent':
      case 'offer.accepted':
      case 'offer.declined':
        return draftOfferMail(context, event)
    }
  },
}

type EventWith<Payload> = Extract<StoredEvent<OutboxEvents>, { payload: Payload }>

async function draftOrderMail(
  { db, links, page }: MailContext,
  event: EventWith<{ order: string }>,
  audience: Audience,
): Promise<Draft | undefined> {
  const order = await customOrders.find(db, event.payload.order)
  if (!order) return undefined
  const customer = { name: '', address: order.email }
  if (audience === 'shop')
    return { letter: newOrder(order, page('/admin/custom-orders')), customer }
  const url = page(`/order-status/${links.token(statusPurpose, order.id)}`)
  if (event.type === 'order.received') return { letter: orderReceived(order, url), customer }
  const change = await customOrders.timeline.findChange(db, event.payload.entry)
  const kind = { el: 'Παραγγελία', en: 'Order' }
  const letter = change && statusChanged(order.id, change, { url, kind, names: statusNames })
  return letter && { letter, customer }
}

async function draftMessageMail({ db, page }: MailContext, id: string): Promise<Draft | undefined> {
  const message = await findMessage(db, id)
  if (!message || message.spam !== null) return undefined
  const customer = { name: message.name, address: message.email }
  return { letter: newMessage(message, page('/admin/contact')), customer }
}

/** The status that an offer must still have when the mail of an event is written. */
const offerStatuses = {
  'offer.sent': 'Sent',
  'offer.accepted': 'Accepted',
  'offer.declined': 'Rejected',
}

async function draftOfferMail(
  { db, links, page }: MailContext,
  { type, payload }: EventWith<{ offer: string }>,
): Promise<Draft | undefined> {
  const row = await findOffer(db, payload.offer)
  if (row?.status !== offerStatuses[type]) return undefined
  const items = (await findItems(db, [row.id])).get(row.id) ?? []
  const offer = toCustomerOffer({ row, items }, athensDate(new Date()))
  const customer = { name: row.customer_name, address: row.customer_email }
  if (type === 'offer.sent') {
    const url = page(`/offer/${links.token(linkPurpose, row.id)}`)
    return { letter: offerSent(offer, url), customer }
  }
  const decision = {
    accepted: type === 'offer.accepted',
    name: row.decided_by ?? '',
    comment: row.decision_comment ?? '',
  }
  return { letter: offerDecided(offer, decision, page('/admin/offers')), customer }
}
