import { decimalNumber } from '@stampa/pricing'
import { onlyRow } from '@stampa/service-kit/listing'
import type { Knex } from 'knex'
import { hundredths } from '../money/amount.ts'
import { changedFields, lockRecord, recordRevisions } from '../revisions.ts'
import type { Sku, SkuInput } from './schema.ts'
import { insertSkus, requireSku, type SkuRow, type SkuValues, skus, updateSkus } from './store.ts'

export function toValues(input: SkuInput): SkuValues {
  return {
    product_description: input.productDescription.trim(),
    vendor: input.vendor.trim(),
    price_cents: hundredths(input.priceWithoutVAT),
    minimum_order_items: input.minimumOrderItems,
  }
}

/** Inserts SKUs, each with its first revision. */
export async function addSkus(
  tx: Knex.Transaction,
  values: readonly SkuValues[],
  by: string,
): Promise<SkuRow[]> {
  const rows = await insertSkus(tx, values)
  await recordChanges(
    tx,
    rows.map(after => ({ after })),
    by,
  )
  return rows
}

/**
 * Changes a SKU.
 *
 * @param ifMatch the `If-Match` header
 * @throws Problem 404, or 409 when it changed since
 */
export async function changeSku(
  db: Knex,
  id: string,
  input: SkuInput,
  by: string,
  ifMatch: string | undefined,
): Promise<SkuRow> {
  return db.transaction(async tx => {
    await lockRecord(tx, skus, id, ifMatch)
    const before = await requireSku(tx, id)
    return onlyRow(await applySkus(tx, [{ before, values: toValues(input) }], by))
  })
}

/** Changes locked SKUs. @returns the changed rows, in the order given */
export async function applySkus(
  tx: Knex.Transaction,
  changes: readonly { before: SkuRow; values: SkuValues }[],
  by: string,
): Promise<SkuRow[]> {
  const stored = await updateSkus(tx, changes)
  const pairs = changes.flatMap(({ before }) => {
    const after = stored.get(before.id)
    return after ? [{ before, after }] : []
  })
  await recordChanges(tx, pairs, by)
  return pairs.map(({ after }) => after)
}

/** Records a revision of each SKU. @param pairs states of the SKUs; a new one has none before */
async function recordChanges(
  tx: Knex.Transaction,
  pairs: readonly { before?: SkuRow; after: SkuRow }[],
  by: string,
): Promise<void> {
  const revisions = pairs.map(({ before, after }) => ({
    recordId: after.id,
    version: after.version,
    by,
    action: before ? 'changed' : 'created',
    changes: changedFields(before ? followed(before) : {}, followed(after)),
  }))
  await recordRevisions(tx, skus, revisions)
}

export function toSku(row: SkuRow): Sku {
  return {
    _id: row.id,
    skuCode: row.code,
    ...followed(row),
    version: row.version,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  }
}

/** Returns the fields that a SKU's history records. */
function followed(row: SkuRow) {
  return {
    productDescription: row.product_description,
    vendor: row.vendor,
    priceWithoutVAT: decimalNumber(BigInt(row.price_cents)),
    minimumOrderItems: row.minimum_order_items,
  }
}
