import type { Company } from '@stampa/service-kit/company'
import { createLinks, type Links } from '@stampa/service-kit/links'
import { addressMail, type Draft, type WriteMail } from '@stampa/service-kit/mail'
import type { Audience, StoredEvent } from '@stampa/service-kit/outbox'
import type { Knex } from 'knex'
import type { OutboxEvents } from '../outbox.ts'
import type { OrderStatus } from '../routes/design-studio/orders/schema.ts'
import { findOrder, listMockups } from '../routes/design-studio/orders/store.ts'
import { findChange } from '../routes/design-studio/orders/timeline.ts'
import { customerPage } from '../routes/design-studio/orders/view.ts'
import { findProof } from '../routes/design-studio/proofs/store.ts'
import type { WorkerConfig } from '../worker-config.ts'
import { designReceived } from './letters/design-received.ts'
import { newDesign } from './letters/new-design.ts'
import { proofAnswered } from './letters/proof-answered.ts'
import { proofSent } from './letters/proof-sent.ts'
import { statusChanged } from './letters/status-changed.ts'

const adminPath = '/admin/design-studio'

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
      case 'design.received':
      case 'design.status_changed':
        return this.#aboutOrder(db, event, audience)
      case 'proof.sent':
      case 'proof.answered':
        return this.#aboutProof(db, event)
    }
  }

  async #aboutOrder(
    db: Knex,
    event: Extract<StoredEvent<OutboxEvents>, { payload: { order: string } }>,
    audience: Audience,
  ): Promise<Draft | undefined> {
    const order = await findOrder(db, event.payload.order)
    if (!order) return undefined
    const customer = { name: '', address: order.customer_email }
    const url = this.#page(customerPage(this.#links, order.id))
    if (event.type === 'design.status_changed') {
      const change = await findChange(db, event.payload.entry)
      if (!change?.from || !change.to) return undefined
      const { from, to } = change as { from: OrderStatus; to: OrderStatus }
      return { letter: statusChanged(order.id, { from, to }, url), customer }
    }
    const mockups = await listMockups(db, [order.id])
    const letter =
      audience === 'shop'
        ? newDesign(order, mockups, this.#page(adminPath))
        : designReceived(order, mockups, url)
    return { letter, customer }
  }

  async #aboutProof(
    db: Knex,
    { type, payload }: Extract<StoredEvent<OutboxEvents>, { payload: { proof: string } }>,
  ): Promise<Draft | undefined> {
    const proof = await findProof(db, payload.proof)
    const order = proof && (await findOrder(db, proof.order_id))
    if (!proof || !order) return undefined
    const customer = { name: '', address: order.customer_email }
    const letter =
      type === 'proof.sent'
        ? proofSent(order.id, proof, this.#page(customerPage(this.#links, order.id)))
        : proofAnswered(order.id, proof, this.#page(adminPath))
    return { letter, customer }
  }

  #page(path: string): string {
    return new URL(path, this.#config.PUBLIC_ORIGIN).href
  }
}
