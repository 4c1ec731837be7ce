import { Problem } from '@stampa/service-kit'
import type { StoredImage } from '@stampa/service-kit/media'
import type { Knex } from 'knex'
import { checkVersion } from '../../preconditions.ts'
import {
  findProduct,
  insertProduct,
  type Kind,
  lockProduct,
  lockReferences,
  type ProductRow,
  type ProductValues,
  updateProduct,
} from './store.ts'

/**
 * Stores a new product and what it belongs to, all or nothing.
 *
 * @throws Problem 400 when a category or event does not exist
 */
export function createProduct(
  db: Knex,
  values: ProductValues & { image: StoredImage },
): Promise<ProductRow> {
  return db.transaction(async tx => {
    const id = await insertProduct(tx, await checked(tx, values))
    return stored(tx, id)
  })
}

/**
 * Changes a product; fields that are `undefined` stay as they are.
 *
 * @param ifMatch the header of that name
 * @throws Problem 404, 412 when it was changed meanwhile, or 400 as {@link createProduct}
 */
export function changeProduct(
  db: Knex,
  id: string,
  values: ProductValues,
  ifMatch: string | undefined,
): Promise<ProductRow> {
  return db.transaction(async tx => {
    const version = await lockProduct(tx, id)
    if (version === undefined) throw productNotFound()
    checkVersion(ifMatch, version)
    await updateProduct(tx, id, await checked(tx, values))
    return stored(tx, id)
  })
}

export function productNotFound(): Problem {
  return new Problem(404, 'product_not_found', 'Product not found')
}

/** The values with texts trimmed and every id once, all of them existing. */
async function checked<V extends ProductValues>(tx: Knex.Transaction, values: V): Promise<V> {
  const categories = [...new Set(values.categories)]
  const events = values.events && [...new Set(values.events)]
  await requireExisting(tx, 'categories', categories, 'Category not found')
  if (events) await requireExisting(tx, 'events', events, 'Event not found')
  return {
    ...values,
    title: values.title.trim(),
    description: values.description.trim(),
    categories,
    events,
  }
}

async function requireExisting(
  tx: Knex.Transaction,
  kind: Kind,
  ids: readonly string[],
  message: string,
): Promise<void> {
  const existing = await lockReferences(tx, kind, ids)
  if (existing.length === ids.length) return
  throw new Problem(400, 'validation_failed', message, { errors: [{ field: kind, message }] })
}

async function stored(tx: Knex.Transaction, id: string): Promise<ProductRow> {
  const row = await findProduct(tx, id, { visible: false })
  if (!row) throw new Error(`product ${id} vanished inside its own transaction`)
  return row
}
