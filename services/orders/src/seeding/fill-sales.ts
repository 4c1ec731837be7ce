import { createHash } from 'node:crypto'
import { addDays, shopDay } from '@stampa/rules/shop-time'
import { onlyRow } from '@stampa/service-kit/listing'
import type { Knex } from 'knex'
import type { NewMessage } from '../contact/schema.ts'
import type { OrderStatus } from '../custom-order/schema.ts'
import type { JobStage } from '../jobs/schema.ts'
import type { OfferInput, OfferItemInput } from '../offers/schema.ts'
import { createOffer } from '../offers/service.ts'
import { setStatus } from '../offers/state.ts'
import type { SkuInput } from '../sku/schema.ts'
import { addSkus, toValues as toSkuValues } from '../sku/service.ts'
import { hasRecords } from './has-records.ts'

/** Demo content of `seeds/sales.json`, each list oldest first. All people and companies are invented. */
export interface DemoSales {
  skus: readonly SkuInput[]
  orders: readonly DemoOrder[]
  messages: readonly DemoMessage[]
  offers: readonly DemoOffer[]
}

interface DemoOrder {
  /** Age at the time of seeding. */
  hoursAgo: number
  email: string
  phone: string
  /** Title and quantity of each product. */
  lines: readonly (readonly [title: string, quantity: number])[]
  options: readonly string[]
  /** Statuses after `Submitted`, in sequence. */
  statuses: readonly OrderStatus[]
  notes: readonly string[]
}

interface DemoMessage extends Omit<NewMessage, 'website' | 'elapsedMs'> {
  hoursAgo: number
  read: boolean
  isSpam?: true
}

interface DemoOffer
  extends Omit<OfferInput, 'offerDate' | 'validUntil' | 'items' | 'customOrder' | 'designOrder'> {
  /** Age at the time of seeding. */
  daysAgo: number
  /** Validity from the offer's date, in days. */
  days: number
  /** Statuses after `Draft`, in sequence. */
  statuses: readonly ('Sent' | 'Accepted' | 'Rejected')[]
  comment?: string
  /** Where production of an accepted offer stands; left out, it is delivered. */
  job?: { stage: JobStage; dueInDays: number }
  /** Index of the order that the offer is for. */
  order?: number
  /** `sku` is the index of the SKU. */
  items: readonly (Omit<OfferItemInput, '_id' | 'sku'> & { sku: number })[]
}

/** Author of every demo record. */
const by = 'demo@stampa.example'

/**
 * Fills a database without records with demo SKUs, orders, messages and offers, in one transaction and
 * without sending mails.
 *
 * @param now the ages of the records count from it
 * @param report receives one line with the result
 */
export async function fillSales(
  db: Knex,
  sales: DemoSales,
  now: Date,
  report: (line: string) => void,
): Promise<void> {
  const stored = await db.transaction(async tx => {
    // The lock makes a second run wait for the first.
    await tx.raw('lock table skus in share row exclusive mode')
    if (await hasRecords(tx)) return false
    await store(tx, sales, shopDay(now))
    return true
  })
  const { skus, orders, messages, offers } = sales
  report(
    stored
      ? `stored ${skus.length} SKUs, ${orders.length} orders, ${messages.length} messages and ${offers.length} offers`
      : 'has records already, nothing to fill in',
  )
}

async function store(tx: Knex.Transaction, sales: DemoSales, today: string): Promise<void> {
  const skus = await addSkus(tx, sales.skus.map(toSkuValues), by)
  const orders: string[] = []
  for (const order of sales.orders) orders.push(await storeOrder(tx, order))
  for (const message of sales.messages) await storeMessage(tx, message)
  for (const offer of sales.offers) {
    const skuIds = skus.map(({ id }) => id)
    await storeOffer(tx, offer, { skuIds, orderIds: orders, today })
  }
}

/** @returns the id of the new order */
async function storeOrder(tx: Knex.Transaction, order: DemoOrder): Promise<string> {
  const { hoursAgo, email, phone, options, statuses, notes } = order
  const lines = order.lines.map(([title, quantity]) => ({
    product: productId(title),
    quantity,
    state: 'known',
    title,
    favicon: null,
  }))
  const rows = await tx('custom_orders')
    .insert({
      id: idOf(tx, hoursAgo),
      lines: JSON.stringify(lines),
      pending: false,
      options,
      email,
      phone,
      order_status: statuses.at(-1) ?? 'Submitted',
      version: 1 + statuses.length,
    })
    .returning<{ id: string }[]>('id')
  const { id } = onlyRow(rows)
  await storeTimeline(tx, id, hoursAgo, statuses, notes)
  return id
}

async function storeTimeline(
  tx: Knex.Transaction,
  orderId: string,
  hoursAgo: number,
  statuses: DemoOrder['statuses'],
  notes: DemoOrder['notes'],
): Promise<void> {
  const changes = statuses.map((to, index) => ({
    kind: 'status',
    by,
    version: index + 2,
    from: statuses[index - 1] ?? 'Submitted',
    to,
  }))
  const entries = [
    { kind: 'received', by: null, version: 1, to: 'Submitted' },
    ...notes.map(note => ({ kind: 'note', by, note })),
    ...changes,
  ]
  // The entries are spread evenly between the order's arrival and now.
  for (const [index, entry] of entries.entries()) {
    const hours = hoursAgo * (1 - index / entries.length)
    await tx('custom_order_timeline').insert({
      ...entry,
      id: idOf(tx, hours),
      at: tx.raw("now() - ? * interval '1 hour'", [hours]),
      order_id: orderId,
    })
  }
}

async function storeMessage(tx: Knex.Transaction, message: DemoMessage): Promise<void> {
  const { hoursAgo, read, isSpam, ...written } = message
  await tx('contact_messages').insert({
    ...written,
    id: idOf(tx, hoursAgo),
    spam: isSpam ? 'honeypot' : null,
    read_at: read ? tx.raw("now() - ? * interval '1 hour'", [hoursAgo / 2]) : null,
    fingerprint: createHash('sha256').update(JSON.stringify(written)).digest(),
  })
}

interface OfferContext {
  skuIds: readonly string[]
  orderIds: readonly string[]
  today: string
}

async function storeOffer(
  tx: Knex.Transaction,
  demo: DemoOffer,
  { skuIds, orderIds, today }: OfferContext,
): Promise<void> {
  const { daysAgo, days, statuses, comment = '', job, order, items, ...offer } = demo
  const offerDate = addDays(today, -daysAgo)
  const { row } = await createOffer(
    tx,
    {
      ...offer,
      offerDate,
      validUntil: addDays(offerDate, days),
      customOrder: order === undefined ? null : (orderIds[order] ?? null),
      items: items.map(item => ({ ...item, sku: skuIds[item.sku] ?? '' })),
    },
    by,
  )
  for (const status of statuses) {
    // Sent on the offer's date, while it was still valid.
    await setStatus(tx, row.id, status, comment, { by, today: offerDate })
  }
  const production = job
    ? { stage: job.stage, due_date: addDays(today, job.dueInDays) }
    : { stage: 'Delivered' }
  await tx('jobs').where({ offer_id: row.id }).update(production)
}

/** Returns an id of some hours ago: its time is the record's creation time. */
function idOf(tx: Knex.Transaction, hoursAgo: number): Knex.Raw {
  return tx.raw("uuidv7(? * interval '-1 hour')", [hoursAgo])
}

/** Returns the id of a product that the catalogue no longer has, derived from its title. */
function productId(title: string): string {
  const hash = createHash('sha256').update(title).digest('hex')
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-7${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`
}
