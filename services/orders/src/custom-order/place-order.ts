import { maxOrderFiles, maxOrderFilesBytes } from '@stampa/rules/files'
import { rosterPieces } from '@stampa/rules/roster'
import { shopDay } from '@stampa/rules/shop-time'
import { invalidField } from '@stampa/service-kit'
import { currentLane } from '@stampa/service-kit/lane'
import { onlyRow } from '@stampa/service-kit/listing'
import type { KeptFile } from '@stampa/service-kit/media'
import type { Knex } from 'knex'
import { recordEvent } from '../outbox.ts'
import { addAttachment, attachmentName, listSentFiles } from './order-files.ts'
import { customOrders, type OrderLine, type OrderRow } from './orders.ts'
import { type NewOrder, toDetails } from './rules.ts'

/** A file with the name it was sent under. */
interface NamedUpload {
  name: string
  file: KeptFile
}

interface Uploads {
  image: KeptFile | undefined
  /** The customer's drawing, which has a field of its own. */
  document: NamedUpload | undefined
  files: readonly NamedUpload[]
}

interface OrderFiles {
  image: KeptFile | undefined
  attachments: readonly NamedUpload[]
}

/**
 * Returns the files of an order: those that were sent, and those that it keeps of the order that it repeats.
 *
 * @param keep ids of files of the repeated order; its `image` only for an order without one
 * @throws Problem 400 for too many files, or too many bytes altogether
 */
export async function collectFiles(
  db: Knex,
  { image, document, files }: Uploads,
  repeated: OrderRow | undefined,
  keep: readonly string[],
): Promise<OrderFiles> {
  const kept = (repeated ? await listSentFiles(db, repeated) : []).filter(
    ({ id }) => keep.includes(id) && !(id === 'image' && image),
  )
  const further = [...files, ...kept.filter(({ id }) => id !== 'image')]
  const all = [image, document?.file, ...[...files, ...kept].map(({ file }) => file)]
  const bytes = all.reduce((sum, file) => sum + (file?.bytes ?? 0), 0)
  if (further.length > 0 && bytes > maxOrderFilesBytes) {
    throw invalidField('files', 'All files together must be at most 30MB')
  }
  // With the drawing of the repeated order.
  if (further.length > maxOrderFiles + 1) {
    throw invalidField('files', `An order can have at most ${maxOrderFiles} further files`)
  }
  return {
    image: image ?? kept.find(({ id }) => id === 'image')?.file,
    attachments: document ? [document, ...further] : further,
  }
}

/**
 * Stores an order with its files, its first timeline entry and its outbox event.
 *
 * @param repeated id of the order that it repeats
 * @throws Problem 400 for a deadline in the past
 */
export async function placeOrder(
  tx: Knex.Transaction,
  order: NewOrder,
  { image, attachments }: OrderFiles,
  repeated: string | undefined,
): Promise<Pick<OrderRow, 'id' | 'created_at'>> {
  // Here, so that a retry after midnight gets the response of the first.
  if (order.deadline && order.deadline < shopDay()) {
    throw invalidField('deadline', 'The deadline is in the past')
  }
  const lines = linesOf(order)
  const placed = onlyRow<Pick<OrderRow, 'id' | 'created_at'>>(
    await tx(customOrders.table)
      .insert({
        lines: JSON.stringify(lines),
        pending: lines.length > 0,
        options: [...new Set(order.options)],
        email: order.email,
        phone: order.phone,
        details: { ...toDetails(order), ...(repeated && { repeats: repeated }) },
        image: image ?? null,
        roster: JSON.stringify(order.roster ?? []),
      })
      .returning(['id', 'created_at']),
  )
  await customOrders.timeline.add(tx, [
    { order_id: placed.id, by: null, kind: 'received', version: 1, to: 'Submitted' },
  ])
  await recordEvent(tx, 'order.received', { order: placed.id })
  for (const { name, file } of attachments) {
    await addAttachment(tx, {
      order_id: placed.id,
      by: order.email,
      from_customer: true,
      name: attachmentName(name, file),
      file,
    })
  }
  return placed
}

/** Returns the lines of an order, whose products the order completer asks the catalog for. */
function linesOf({
  products,
  quantities,
  choices,
  pieces,
  positions,
  roster,
}: NewOrder): OrderLine[] {
  return products.map((product, index) => {
    const choice = choices?.[index]
    const rows = roster?.[index] ?? []
    const counted = pieces?.[index]?.length ? pieces[index] : rosterPieces(rows)
    const printed = [...new Set(positions?.[index])]
    return {
      product: product.toLowerCase(),
      quantity: quantities[index] ?? 0,
      state: 'pending',
      title: null,
      favicon: null,
      ...(choice?.technique && { choice: { ...choice, sides: printed.length || choice.sides } }),
      ...(counted?.length && { pieces: counted }),
      ...(rows.length > 0 && { named: rows.length }),
      ...(printed.length > 0 && { positions: printed }),
      lane: currentLane(),
    }
  })
}
