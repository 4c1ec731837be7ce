import type { Links } from '@stampa/service-kit/links'
import type { Knex } from 'knex'
import { orderFileUrl } from '../custom-order/order-files.ts'
import { toCustomerOffer } from '../offers/customer-offer.ts'
import { toLinkedOffer } from '../offers/linked-offer.ts'
import { listOffersOf } from '../offers/list.ts'
import { withItems } from '../offers/store.ts'
import { toClient } from './service.ts'
import { lockClient, requireClient, whereOfClient } from './store.ts'

/** Years for which accepted offers are kept as accounting records, from the end of the year of acceptance. */
export const accountingYears = 5

/** SQL of the replies about a record, without the names of colleagues. */
const repliesOf = (table: string, record: string) => `(
  select coalesce(jsonb_agg(jsonb_build_object(
    'at', at, 'from', case when by is null then 'customer' else 'shop' end, 'text', text
  ) order by id), '[]') from ${table} where record_id = ${record}.id)`

/**
 * Returns everything that this service stores about a client, also in the trash, to be handed to the person:
 * offers as the customer sees them, without costs, and nothing about colleagues.
 *
 * @throws Problem 404
 */
export async function exportClient(db: Knex, links: Links, id: string) {
  const client = await requireClient(db, id)
  const orders = await whereOfClient(db('custom_orders as o'), 'o.email', client)
    .orderBy('o.id')
    .select<{ id: string; image: object | null; attachments: string[] }[]>(
      ...['o.id', 'o.created_at', 'o.deleted_at', 'o.email', 'o.phone', 'o.lines', 'o.options'],
      ...['o.details', 'o.roster'],
      ...['o.order_status', 'o.image'],
      db.raw(`${repliesOf('custom_order_replies', 'o')} as replies`),
      db.raw(`(
        select coalesce(jsonb_agg(jsonb_build_object(
          'product', product, 'stars', stars, 'name', name, 'text', text
        ) order by id), '[]') from order_reviews where order_id = o.id) as reviews`),
      db.raw(`(
        select coalesce(jsonb_agg(jsonb_build_object(
          'at', at, 'kind', kind, 'from', "from", 'to', "to", 'note', note
        ) order by id), '[]') from custom_order_timeline where order_id = o.id) as timeline`),
      db.raw(
        'array(select id from order_attachments where order_id = o.id order by id) as attachments',
      ),
    )
  const messages = await whereOfClient(db('contact_messages as m'), 'm.email', client)
    .orderBy('m.id')
    .select(
      ...['m.id', 'm.created_at', 'm.deleted_at', 'm.name', 'm.email', 'm.company', 'm.phone'],
      ...['m.subject', 'm.message', 'm.status'],
      db.raw(`${repliesOf('contact_message_replies', 'm')} as replies`),
    )
  const offers = await withItems(db, await listOffersOf(db, client.emails))
  return {
    client: toClient(client),
    orders: orders.map(({ image, attachments, ...order }) => ({
      ...order,
      files: [
        ...(image ? [orderFileUrl(links, 'image', 'original', order.id)] : []),
        ...attachments.map(id => orderFileUrl(links, 'attachment', 'original', id)),
      ],
    })),
    messages,
    offers: offers.map(offer => toLinkedOffer(toCustomerOffer(offer))),
  }
}

/**
 * Deletes a client and its orders, messages and offers for good, with conversations, reviews and attachments.
 * Accepted offers stay as accounting records, and are removed when their time is over. A mail that waits
 * finds its record gone and does not leave.
 *
 * @returns hashes of the files that were theirs; others may have the same ones
 * @throws Problem 404
 */
export function eraseClient(db: Knex, id: string): Promise<string[]> {
  return db.transaction(async tx => {
    const client = await lockClient(tx, id)
    // A record that is being stored at this moment is waited for, and a later one makes a new client.
    await tx('client_emails').where({ client_id: id }).orderBy('email').forUpdate().select('email')
    const orders = whereOfClient(tx('custom_orders'), 'email', client)
    const files = await orders.clone().select<{ hashes: string[] }[]>(
      tx.raw(`array_remove(
          array(select file->>'hash' from order_attachments where order_id = custom_orders.id)
          || (image->>'hash'), null) as hashes`),
    )
    await orders.delete()
    await whereOfClient(tx('contact_messages'), 'email', client).delete()
    const offers = () => whereOfClient(tx('offers'), 'customer_email', client)
    await offers().whereNot('status', 'Accepted').delete()
    await offers().update({
      remove_on: tx.raw(
        `make_date(extract(year from coalesce(decided_at, now()))::integer + ?, 1, 1)`,
        [accountingYears + 1],
      ),
    })
    await tx('clients').where({ id }).delete()
    return files.flatMap(({ hashes }) => hashes)
  })
}

/**
 * Removes accepted offers of erased clients whose time is over, and clients that came into being by
 * themselves and whose last record is gone.
 */
export async function forgetClients(db: Knex): Promise<void> {
  await db('offers').whereRaw('remove_on <= current_date').delete()
  const isOf = (table: string, email: string) =>
    `exists (select from ${table} where email_key(${email}) = email_key(clients.emails[1]))`
  await db('clients')
    .where({ updated_by: null, version: 1 })
    .whereRaw(`not ${isOf('custom_orders', 'email')}`)
    .whereRaw(`not ${isOf('contact_messages', 'email')}`)
    .whereRaw(`not ${isOf('offers', 'customer_email')}`)
    .delete()
}
