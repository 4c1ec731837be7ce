import type { Knex } from 'knex'
import { changedFields, checkVersion, lockRecord, recordRevisions } from '../../revisions.ts'
import type { SkuInput } from './schema.ts'
import { findSku, insertSkus, type SkuRow, type SkuValues, skus, updateSkus } from './store.ts'
import { followed, toValues } from './view.ts'

export async function createSku(
  tx: Knex.Transaction,
  input: SkuInput,
  by: string,
): Promise<SkuRow> {
  const [row] = await addSkus(tx, [toValues(input)], by)
  if (!row) throw new Error('the insert returned no row')
  return row
}

/** Inserts SKUs, each with its first revision. */
export async function addSkus(
  tx: Knex.Transaction,
  values: readonly SkuValues[],
  by: string,
): Promise<SkuRow[]> {
  const rows = await insertSkus(tx, values)
  const revisions = rows.map(row => ({
    recordId: row.id,
    version: row.version,
    by,
    action: 'created',
    changes: changedFields({}, followed(row)),
  }))
  await recordRevisions(tx, skus, revisions)
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
    const version = await lockRecord(tx, skus, id)
    await checkVersion(tx, skus, ifMatch, { id, version })
    const before = await findSku(tx, id)
    if (!before) throw skus.notFound()
    const [after] = await applySkus(tx, [{ before, values: toValues(input) }], by)
    if (!after) throw new Error('a change gave no SKU')
    return after
  })
}

/** Changes locked SKUs. @returns the changed rows, in the order given */
export async function applySkus(
  tx: Knex.Transaction,
  changes: readonly { before: SkuRow; values: SkuValues }[],
  by: string,
): Promise<SkuRow[]> {
  const stored = await updateSkus(
    tx,
    changes.map(({ before, values }) => ({ id: before.id, values })),
  )
  const pairs = changes.flatMap(({ before }) => {
    const after = stored.get(before.id)
    return after ? [{ before, after }] : []
  })
  const revisions = pairs.map(({ before, after }) => ({
    recordId: after.id,
    version: after.version,
    by,
    action: 'changed',
    changes: changedFields(followed(before), followed(after)),
  }))
  await recordRevisions(tx, skus, revisions)
  return pairs.map(({ after }) => after)
}
