import { allows, type Scope } from '@stampa/rules/permissions'
import type { Links } from '@stampa/service-kit/links'
import { onlyRow } from '@stampa/service-kit/listing'
import { orderNotFound } from '@stampa/service-kit/order-workflow'
import type { Knex } from 'knex'
import { fileAddresses } from '../files.ts'
import { type ArtworkRow, listArtwork, sheetPosition } from '../production/store.ts'
import { type ListedMockup, listMockups, type OrderRow } from './orders.ts'
import { listProofs, type ProofRow } from './proofs.ts'
import type { AdminOrder, ProofView } from './schema.ts'

/** Purpose of the token in the link to a customer's order page. */
const customerPurpose = 'design-order'

/** Returns the path of the customer's page of an order. */
export function customerPage(links: Links, order: Pick<OrderRow, 'id' | 'link_version'>): string {
  return `/design-order/${links.token(customerPurpose, order.id, order.link_version)}`
}

/** @throws Problem 404 when the token of a customer's page opens no order */
export async function openOrder(
  links: Links,
  token: string,
  find: (id: string) => Promise<OrderRow | undefined>,
): Promise<OrderRow> {
  const order = await links.openRecord(customerPurpose, token, find, isDone)
  if (!order) throw orderNotFound()
  return order
}

/** Returns whether the shop is done with an order, whose link then ends earlier. */
function isDone({ order_status }: OrderRow): boolean {
  return order_status === 'Completed' || order_status === 'Cancelled'
}

/**
 * Returns orders as an administrator sees them, in the same order: with the customer's link, which lets its
 * holder answer proofs, only if they may change orders.
 */
export async function toAdminOrders(
  db: Knex,
  links: Links,
  scope: Scope,
  orders: readonly OrderRow[],
): Promise<AdminOrder[]> {
  const ids = orders.map(({ id }) => id)
  const [mockups, artwork, proofs] = await Promise.all([
    listMockups(db, ids),
    listArtwork(db, ids),
    listProofs(db, ids),
  ])
  const byOrder = {
    mockups: Map.groupBy(mockups, row => row.order_id),
    artwork: Map.groupBy(artwork, row => row.order_id),
    proofs: Map.groupBy(proofs, row => row.order_id),
  }
  return orders.map(order => ({
    _id: order.id,
    createdAt: order.created_at,
    updatedAt: order.updated_at,
    customerEmail: order.customer_email,
    customerPhone: order.customer_phone,
    notes: order.notes,
    totalQuantity: order.total_quantity,
    orderStatus: order.order_status,
    unread: order.unread,
    mockups: (byOrder.mockups.get(order.id) ?? []).map(row => toMockup(links, row)),
    artwork: (byOrder.artwork.get(order.id) ?? []).map(row => toArtwork(links, row)),
    proofs: (byOrder.proofs.get(order.id) ?? []).map(row => toProof(links, row)),
    proofUrl: allows(scope, 'studio:write') ? customerPage(links, order) : '',
    version: order.version,
  }))
}

export async function toAdminOrder(
  db: Knex,
  links: Links,
  scope: Scope,
  order: OrderRow,
): Promise<AdminOrder> {
  return onlyRow(await toAdminOrders(db, links, scope, [order]))
}

function toMockup(links: Links, row: ListedMockup): AdminOrder['mockups'][number] {
  const { preview, original } = fileAddresses(links, 'mockup', row.id)
  return {
    mockupImage: preview,
    mockupImageOriginal: original,
    productId: row.product_id,
    colorCode: row.color_code,
    ...mockupDetails(row),
  }
}

/** Returns what customer and administrators see of a mockup alike. */
export function mockupDetails(row: ListedMockup) {
  return {
    productName: row.product_name,
    colorName: row.color_name,
    view: row.view,
    quantity: row.quantity,
    sizes: row.sizes,
    people: row.people,
    mended: row.mended,
    item: row.item ?? row.position,
    estimate: row.estimate,
    ...(row.choice && !row.estimate && { choice: row.choice }),
  }
}

function toArtwork(links: Links, row: ArtworkRow): AdminOrder['artwork'][number] {
  const { warnings = [], difference = null } = row.report ?? {}
  return {
    mockup: row.mockup === sheetPosition ? null : row.mockup,
    kind: row.kind,
    state: row.state,
    url: row.state === 'ready' ? fileAddresses(links, 'artwork', row.id).original : null,
    bytes: row.bytes,
    reason: row.reason,
    warnings: warnings.map(({ code, element, value }) => ({ code, element, value })),
    difference: difference?.share ?? null,
  }
}

export function toProof(links: Links, row: ProofRow): ProofView {
  const { preview, original } = fileAddresses(links, 'proof', row.id)
  return {
    version: row.version,
    createdAt: row.created_at,
    image: row.image.format === 'pdf' ? null : preview,
    original,
    note: row.note,
    answer: row.answer,
    comment: row.comment,
    answeredAt: row.answered_at,
  }
}
