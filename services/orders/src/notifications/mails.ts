import { onlyRow } from '@stampa/service-kit/listing'
import { draftTest, type ServiceMails } from '@stampa/service-kit/mail'
import type { OutboxEvents } from '../outbox.ts'
import { messagePage } from '../routes/contact/link.ts'
import { messageReplies } from '../routes/contact/service.ts'
import { findMessage } from '../routes/contact/store.ts'
import { countFiles, customOrders } from '../routes/custom-order/orders.ts'
import { orderReplies } from '../routes/custom-order/replies.ts'
import { statusPage } from '../routes/custom-order/view.ts'
import { toCustomerOffer } from '../routes/offers/customer-offer.ts'
import { withItems } from '../routes/offers/item-store.ts'
import { findOffer } from '../routes/offers/store.ts'
import { offerPage } from '../routes/offers/view.ts'
import {
  declaredMails,
  draftMail,
  offerSent,
  orderReceived,
  orderStatusChanged,
  replySent,
} from './customer-mails.ts'
import { newMessage, newOrder, offerDecided, replyReceived } from './letters.ts'

/** Seconds that the mails of an order wait for the catalog's names of its products. */
const maxHold = 20

/** The status that an offer must still have when the mail of an event is written. */
const offerStatuses = {
  'offer.sent': 'Sent',
  'offer.accepted': 'Accepted',
  'offer.declined': 'Rejected',
}

/** Events of the orders service and the mails that it sends for them. */
export const mails: ServiceMails<OutboxEvents> = {
  queue: '{mails}',
  undoable: ['order.status_changed', 'order_reply.sent', 'message_reply.sent'],
  audiences: {
    'order.received': ['customer', 'shop'],
    'order.status_changed': ['customer'],
    'order.status_changed_silently': [],
    'message.received': ['shop'],
    'order_reply.sent': ['customer'],
    'order_reply.received': ['shop'],
    'message_reply.sent': ['customer'],
    'message_reply.received': ['shop'],
    'template.tested': ['customer'],
    'offer.sent': ['customer'],
    'offer.accepted': ['shop'],
    'offer.declined': ['shop'],
    'webhook.tested': [],
  },
  hold: `
    type = 'order.received' and created_at > now() - interval '${maxHold} seconds'
    and exists (
      select from custom_orders o where o.id = (payload->>'order')::uuid and o.pending
    )`,
  async draft({ db, links, page }, event, audience) {
    switch (event.type) {
      case 'order.received':
      case 'order.status_changed': {
        const order = await customOrders.find(db, event.payload.order)
        if (!order) return undefined
        const customer = { name: '', address: order.email }
        const files = await countFiles(db, order)
        if (audience === 'shop') {
          return {
            letter: newOrder(order, files, page(`/admin/custom-orders/${order.id}`)),
            customer,
          }
        }
        const url = page(statusPage(links, order))
        if (event.type === 'order.received') {
          const values = orderReceived(order, files, url)
          return draftMail(db, event.type, values, customer)
        }
        const change = await customOrders.findStatusChange(db, event.payload)
        if (!change) return undefined
        return draftMail(db, event.type, orderStatusChanged(order.id, change, url), customer)
      }
      case 'message.received': {
        const message = await findMessage(db, event.payload.message)
        if (!message || message.spam !== null) return undefined
        const customer = { name: message.name, address: message.email }
        return { letter: newMessage(message, page(`/admin/contact/${message.id}`)), customer }
      }
      case 'order_reply.sent':
      case 'order_reply.received': {
        const order = await customOrders.find(db, event.payload.order)
        const reply = await orderReplies.find(db, event.payload.reply)
        if (!order || !reply) return undefined
        const customer = { name: '', address: order.email }
        if (event.type === 'order_reply.received') {
          const url = page(`/admin/custom-orders/${order.id}`)
          return { letter: replyReceived(order.email, reply.text, url), customer }
        }
        const values = replySent(reply.text, page(statusPage(links, order)), order.id)
        return draftMail(db, event.type, values, customer)
      }
      case 'message_reply.sent':
      case 'message_reply.received': {
        const message = await findMessage(db, event.payload.message)
        const reply = await messageReplies.find(db, event.payload.reply)
        if (!message || message.spam !== null || !reply) return undefined
        const customer = { name: message.name, address: message.email }
        if (event.type === 'message_reply.received') {
          const url = page(`/admin/contact/${message.id}`)
          return { letter: replyReceived(message.name, reply.text, url), customer }
        }
        const values = replySent(reply.text, page(messagePage(links, message)))
        return draftMail(db, event.type, values, customer)
      }
      case 'order.status_changed_silently':
      case 'webhook.tested':
        return undefined
      case 'template.tested':
        return draftTest(db, declaredMails, event.payload)
      case 'offer.sent':
      case 'offer.accepted':
      case 'offer.declined': {
        const row = await findOffer(db, event.payload.offer)
        if (row?.status !== offerStatuses[event.type]) return undefined
        const offer = toCustomerOffer(onlyRow(await withItems(db, [row])))
        const customer = { name: row.customer_name, address: row.customer_email }
        if (event.type === 'offer.sent') {
          const url = page(offerPage(links, row))
          return draftMail(db, event.type, offerSent(offer, url), customer)
        }
        const decision = {
          accepted: event.type === 'offer.accepted',
          name: row.decided_by ?? '',
          comment: row.decision_comment ?? '',
        }
        return { letter: offerDecided(offer, decision, page(`/admin/offers/${row.id}`)), customer }
      }
    }
  },
}
