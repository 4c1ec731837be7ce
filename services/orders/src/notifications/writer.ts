import type { Company } from '@stampa/service-kit/company'
import { createLinks, type Links } from '@stampa/service-kit/links'
import { addressMail, type Draft, type WriteMail } from '@stampa/service-kit/mail'
import type { Audience, StoredEvent } from '@stampa/service-kit/outbox'
import type { Knex } from 'knex'
import { athensDate } from '../dates/athens.ts'
import type { OutboxEvents } from '../outbox.ts'
import { findMessage } from '../routes/contact/store.ts'
import type { OrderStatus } from '../routes/custom-order/schema.ts'
import { findOrder } from '../routes/custom-order/store.ts'
import { findChange } from '../routes/custom-order/timeline.ts'
import { statusPurpose } from '../routes/custom-order/view.ts'
import { toCustomerOffer } from '../routes/offers/customer-offer.ts'
import { findItems } from '../routes/offers/item-store.ts'
import { findOffer } from '../routes/offers/store.ts'
import { linkPurpose } from '../routes/offers/view.ts'
import type { WorkerConfig } from './config.ts'
import { newMessage } from './letters/new-message.ts'
import { newOrder } from './letters/new-order.ts'
import { offerDecided } from './letters/offer-decided.ts'
import { offerSent } from './letters/offer-sent.ts'
import { orderReceived } from './letters/order-received.ts'
import { statusChanged } from './letters/status-changed.ts'

/** Writes the mails of events, from what the tables say when they are sent. */
export class Writer {
  readonly #config: WorkerConfig
  readonly #company: Company
  readonly #links: Links

  constructor(config: WorkerConfig, company: Company) {
    this.#config = config
    this.#company = company
    this.#links = createLinks(config.LINK_KEY)
  }

  /**
   * @returns undefined when there is nothing to tell any more: what it is about was deleted or undone
   * @throws MailError when nobody can be written to
   */
  readonly write: WriteMail<OutboxEvents> = async (db, event, audience) => {
    const draft = await this.#draft(db, event, audience)
    return draft && addressMail(draft, audience, this.#company, this.#config)
  }

  async #draft(
    db: Knex,
    event: StoredEvent<OutboxEvents>,
    audience: Audience,
  ): Promise<Draft | undefined> {
    switch (event.type) {
      case 'order.received':
      case 'order.status_changed':
        return this.#aboutOrder(db, event, audience)
      case 'message.received':
        return this.#aboutMessage(db, event.payload.message)
      case 'offer.sent':
      case 'offer.accepted':
      case 'offer.declined':
        return this.#aboutOffer(db, event)
    }
  }

  async #aboutOrder(
    db: Knex,
    event: Extract<StoredEvent<OutboxEvents>, { payload: { order: string } }>,
    audience: Audience,
  ): Promise<Draft | undefined> {
    const order = await findOrder(db, event.payload.order)
    if (!order) return undefined
    const customer = { name: '', address: order.email }
    if (audience === 'shop') {
      return { letter: newOrder(order, this.#page('/admin/custom-orders')), customer }
    }
    const url = this.#page(`/order-status/${this.#links.token(statusPurpose, order.id)}`)
    if (event.type === 'order.received') return { letter: orderReceived(order, url), customer }
    const change = await findChange(db, event.payload.entry)
    if (!change?.from || !change.to) return undefined
    const { from, to } = change as { from: OrderStatus; to: OrderStatus }
    return { letter: statusChanged(order, { from, to }, url), customer }
  }

  async #aboutMessage(db: Knex, id: string): Promise<Draft | undefined> {
    const message = await findMessage(db, id)
    if (!message || message.spam !== null) return undefined
    const customer = { name: message.name, address: message.email }
    return { letter: newMessage(message, this.#page('/admin/contact')), customer }
  }

  async #aboutOffer(
    db: Knex,
    { type, payload }: Extract<StoredEvent<OutboxEvents>, { payload: { offer: string } }>,
  ): Promise<Draft | undefined> {
    const row = await findOffer(db, payload.offer)
    // Taken back, or decided otherwise, since.
    const told = {
      'offer.sent': 'Sent',
      'offer.accepted': 'Accepted',
      'offer.declined': 'Rejected',
    }
    if (row?.status !== told[type]) return undefined
    const items = (await findItems(db, [row.id])).get(row.id) ?? []
    const offer = toCustomerOffer({ row, items }, athensDate(new Date()))
    const customer = { name: row.customer_name, address: row.customer_email }
    if (type === 'offer.sent') {
      const url = this.#page(`/offer/${this.#links.token(linkPurpose, row.id)}`)
      return { letter: offerSent(offer, url), customer }
    }
    const decision = {
      accepted: type === 'offer.accepted',
      name: row.decided_by ?? '',
      comment: row.decision_comment ?? '',
    }
    return { letter: offerDecided(offer, decision, this.#page('/admin/offers')), customer }
  }

  #page(path: string): string {
    return new URL(path, this.#config.PUBLIC_ORIGIN).href
  }
}
