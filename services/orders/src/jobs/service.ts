import { buffer } from 'node:stream/consumers'
import { type App, refuseStale, type Static } from '@stampa/service-kit'
import type { Knex } from 'knex'
import sharp from 'sharp'
import { customOrders, type OrderRow, readRoster } from '../custom-order/orders.ts'
import { findItems, type ItemRow, type OfferRow } from '../offers/store.ts'
import type { JobSheet } from './job-sheet.ts'
import type { changedJob, Job } from './schema.ts'
import { insertJob, type JobRow, lockJob, requireJob, updateJob } from './store.ts'

/**
 * Starts the production of an accepted offer: its job is due by the deadline of its order, which is in
 * progress unless the shop has already completed it. The customer gets no mail: they, or staff for them, have
 * just accepted.
 *
 * @param by e-mail of the administrator; null for the customer
 */
export async function startJob(
  tx: Knex.Transaction,
  { id, number, custom_order_id }: OfferRow,
  by: string | null,
): Promise<void> {
  const order = custom_order_id === null ? undefined : await customOrders.find(tx, custom_order_id)
  await insertJob(tx, { offer_id: id, due_date: order?.details.deadline ?? null })
  if (order?.order_status !== 'Submitted' && order?.order_status !== 'Rejected') return
  const note = `Offer ${number} was accepted`
  await customOrders.changeStatus(tx, order.id, { status: 'In Progress', note, notify: false, by })
}

/** @throws Problem 404, or 409, which says who changed it since `ifMatch` */
export function changeJob(
  db: Knex,
  id: string,
  { dueDate, ...change }: Static<typeof changedJob>,
  { by, ifMatch }: { by: string; ifMatch: string | undefined },
): Promise<Job> {
  return db.transaction(async tx => {
    const { version, updated_at: updatedAt, updated_by: updatedBy } = await lockJob(tx, id)
    await refuseStale(ifMatch, { version, updatedAt, updatedBy })
    const values = { ...change, ...(dueDate !== undefined && { due_date: dueDate }) }
    await updateJob(tx, id, { ...values, updated_by: by })
    return showJob(tx, await requireJob(tx, id))
  })
}

export async function showJob(db: Knex, row: JobRow): Promise<Job> {
  const items = await findItems(db, [row.offer_id])
  return toJob(row, items.get(row.offer_id))
}

/** Returns jobs as responses show them, in the same order. */
export async function showJobs(db: Knex, rows: readonly JobRow[]): Promise<Job[]> {
  const items = await findItems(
    db,
    rows.map(row => row.offer_id),
  )
  return rows.map(row => toJob(row, items.get(row.offer_id)))
}

export async function readSheet(app: App, row: JobRow): Promise<Omit<JobSheet, 'url'>> {
  const { custom_order_id, design_order_id } = row
  const order =
    custom_order_id === null ? undefined : await customOrders.find(app.db, custom_order_id)
  // Those of an offer from an order repeat the order, with estimates of its price.
  const isOwn = custom_order_id === null && design_order_id === null
  return {
    job: await showJob(app.db, row),
    order,
    roster: order ? await readRoster(app.db, order.id) : [],
    notes: isOwn ? row.notes : '',
    picture: order && (await readPicture(app, order)),
  }
}

/** Returns the preview of the customer's image as a PNG; undefined without one. */
async function readPicture(app: App, { image }: OrderRow): Promise<Buffer | undefined> {
  const file = image && (await app.media.open(image.hash, 'preview'))
  return file
    ? sharp(await buffer(file.stream))
        .png()
        .toBuffer()
    : undefined
}

function toJob(row: JobRow, items: readonly ItemRow[] = []): Job {
  return {
    _id: row.id,
    offer: row.offer_id,
    offerNumber: row.number,
    customerName: row.customer_name,
    customOrder: row.custom_order_id,
    designOrder: row.design_order_id,
    items: items.map(({ sku_code, product_description, print_positions, quantity }) => ({
      skuCode: sku_code,
      productDescription: product_description,
      printPositions: print_positions,
      quantity,
    })),
    stage: row.stage,
    dueDate: row.due_date,
    assignee: row.assignee,
    version: row.version,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  }
}
