import type { Conversation } from '@stampa/service-kit/order-workflow'
import type { Knex } from 'knex'
import { whereOfClient } from '../clients/store.ts'
import { messageReplies, receiveMessage } from '../contact/service.ts'
import { findMessageAbout } from '../contact/store.ts'
import { customOrders, type OrderRow, orderReplies } from '../custom-order/orders.ts'
import { type OfferRow, requireOffer } from './store.ts'

/**
 * Returns the custom order that an offer was made from, if both have the same e-mail address. The order of
 * another address is closed to the holder of the offer's link.
 */
export async function findOwnOrder(
  db: Knex,
  { custom_order_id, customer_email }: OfferRow,
): Promise<OrderRow | undefined> {
  const ofAddress = whereOfClient(db(customOrders.table), 'email', { emails: [customer_email] })
  const own = await ofAddress.where({ id: custom_order_id }).first<{ id: string } | undefined>('id')
  return own && customOrders.find(db, own.id)
}

/**
 * The conversation about an offer, which leaves it undecided: that of its order, or else that of a contact
 * message, which the first question becomes. Records are offers.
 */
export const offerQuestions: Pick<Conversation, 'listSent' | 'receive'> = {
  async listSent(db, id) {
    const { row } = await requireOffer(db, id)
    const order = await findOwnOrder(db, row)
    if (order) return orderReplies.listSent(db, order.id)
    const message = await findMessageAbout(db, id)
    if (!message) return []
    const { id: record_id, created_at: at, message: text } = message
    const question = { id: record_id, record_id, at, by: null, text }
    return [question, ...(await messageReplies.listSent(db, record_id))]
  },

  async receive(tx, id, text) {
    // Two first questions at the same time make one message.
    await tx('offers').where({ id }).forUpdate().select('id')
    const { row } = await requireOffer(tx, id)
    const order = await findOwnOrder(tx, row)
    if (order) return orderReplies.receive(tx, order.id, text)
    const message = await findMessageAbout(tx, id)
    if (message) return messageReplies.receive(tx, message.id, text)
    const question = {
      name: row.customer_name,
      email: row.customer_email,
      company: '',
      phone: '',
      subject: `Προσφορά ${row.number}`,
      message: text.trim(),
      spam: null,
    }
    await receiveMessage(tx, question, id)
  },
}
