import { onlyRow } from '@stampa/service-kit/listing'
import { type Attachment, draftTest, type ServiceMails } from '@stampa/service-kit/mail'
import { replyReceived, replyValues, statusValues } from '@stampa/service-kit/order-workflow/mails'
import { listOpenRecords } from '../clients/lost-links.ts'
import { messagePage, messageReplies } from '../contact/service.ts'
import { findMessage } from '../contact/store.ts'
import { listSentFiles } from '../custom-order/order-files.ts'
import { customOrders, orderReplies } from '../custom-order/orders.ts'
import { statusPage } from '../custom-order/view.ts'
import { toCustomerOffer } from '../offers/customer-offer.ts'
import { printOffer } from '../offers/offer-pdf.ts'
import { findOffer, withItems } from '../offers/store.ts'
import { offerPage } from '../offers/view.ts'
import type { OutboxEvents } from '../outbox.ts'
import {
  declaredMails,
  draftMail,
  offerValues,
  openLinks,
  orderReceived,
  statusNames,
} from './customer-mails.ts'
import { addressChanged, newMessage, newOrder, offerDecided } from './letters.ts'

/** Seconds that the mails of an order wait for the catalog's names of its products. */
const maxHold = 20

/** The status that an offer must still have when the mail of an event is written. */
const offerStatuses = {
  'offer.sent': 'Sent',
  'offer.reminded': 'Sent',
  'offer.accepted': 'Accepted',
  'offer.declined': 'Rejected',
}

/** Mail servers refuse mails of 10 MB or less; a PDF of 200 lines has a tenth of this. */
const maxAttachment = 5 * 1024 * 1024

/** Returns the PDF of an offer as an attachment; none where it is too large: the mail has the link to it. */
function attachmentOf(number: string, content: Buffer): Attachment[] {
  if (content.length > maxAttachment) return []
  return [{ filename: `${number}.pdf`, contentType: 'application/pdf', content }]
}

/** Events of the orders service and the mails that it sends for them. */
export const mails: ServiceMails<OutboxEvents> = {
  queue: '{mails}',
  requested: ['links.requested'],
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
    'links.requested': ['customer'],
    'template.tested': ['customer'],
    'shop_address.changed': ['customer'],
    'offer.sent': ['customer'],
    'offer.reminded': ['customer'],
    'offer.accepted': ['customer', 'shop'],
    'offer.declined': ['shop'],
    'webhook.tested': [],
  },
  hold: `
    type = 'order.received' and created_at > now() - interval '${maxHold} seconds'
    and exists (
      select from custom_orders o where o.id = (payload->>'order')::uuid and o.pending
    )`,
  async draft({ db, links, page, company }, event, audience) {
    switch (event.type) {
      case 'order.received':
      case 'order.status_changed': {
        const order = await customOrders.find(db, event.payload.order)
        if (!order) return undefined
        const customer = { name: '', address: order.email }
        const { length: files } = await listSentFiles(db, order)
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
        const values = statusValues(order.id, change, url, statusNames)
        return draftMail(db, event.type, values, customer)
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
        const values = replyValues(reply.text, page(statusPage(links, order)), order.id)
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
        const values = replyValues(reply.text, page(messagePage(links, message)))
        return draftMail(db, event.type, values, customer)
      }
      case 'order.status_changed_silently':
      case 'webhook.tested':
        return undefined
      case 'links.requested': {
        const records = await listOpenRecords(db, links, event.payload.email)
        const [latest] = records
        // The stored address, which is not spelled as a stranger may like.
        return (
          latest &&
          draftMail(db, event.type, openLinks(records, page), { name: '', address: latest.email })
        )
      }
      case 'shop_address.changed':
        return {
          letter: addressChanged(page('/admin/assets')),
          customer: { name: '', address: event.payload.email },
        }
      case 'template.tested':
        return draftTest(db, declaredMails, event.payload)
      case 'offer.sent':
      case 'offer.reminded':
      case 'offer.accepted':
      case 'offer.declined': {
        const row = await findOffer(db, event.payload.offer)
        if (row?.status !== offerStatuses[event.type]) return undefined
        const offer = toCustomerOffer(onlyRow(await withItems(db, [row])))
        const customer = { name: row.customer_name, address: row.customer_email }
        if (event.type !== 'offer.declined' && audience === 'customer') {
          // An offer that was sent in another way has no address; one that is answered needs no reminder.
          const isLate = event.type === 'offer.reminded' && offer.status !== 'Sent'
          if (!customer.address || isLate) return undefined
          const values = offerValues(offer, page(offerPage(links, row)))
          const written = await draftMail(db, event.type, values, customer)
          if (!written || event.type !== 'offer.sent' || !row.attach_pdf) return written
          const pdf = await printOffer(offer, await company())
          return { ...written, attachments: attachmentOf(offer.number, pdf) }
        }
        const decision = {
          accepted: event.type === 'offer.accepted',
          name: row.decided_by ?? '',
          comment: row.decision_comment ?? '',
          reason: row.decline_reason,
          termsAccepted: row.terms_accepted,
        }
        return { letter: offerDecided(offer, decision, page(`/admin/offers/${row.id}`)), customer }
      }
    }
  },
}
