import { changedMeanwhile, Problem, staleVersion } from '@stampa/service-kit'
import { invalidFields } from '@stampa/service-kit/order-workflow'
import type { Knex } from 'knex'
import { fitsCanvas, type PrintAreas, usualPrintAreas, usualSizes } from './print-area.ts'
import type { NewProduct } from './schema.ts'
import {
  lockProduct,
  type ProductChange,
  type ProductRow,
  type ProductValues,
  updateProduct,
} from './store.ts'

export function productNotFound(): Problem {
  return new Problem(404, 'product_not_found', 'Product not found')
}

/** Returns the columns of a new product, with the defaults of its category. @throws Problem 400 */
export function productValues(input: NewProduct): ProductValues {
  const { name, category = 'tshirt', active = true, displayOrder = 0, sizes, printAreas } = input
  if (printAreas) checkAreas(printAreas)
  return {
    name: name.trim(),
    category,
    active,
    display_order: displayOrder,
    sizes: sizes ?? usualSizes(category),
    print_areas: printAreas ?? usualPrintAreas[category],
  }
}

/** @throws Problem 400 when an area is not wholly on the canvas */
export function checkAreas({ front, back }: PrintAreas): void {
  if (fitsCanvas(front) && (back === null || fitsCanvas(back))) return
  const message = 'The print area must lie on the canvas'
  throw invalidFields({ field: 'printAreas', message })
}

interface Lock {
  /** The `If-Match` header. */
  ifMatch?: string | undefined
  /** Whether the product is in the trash. @default false */
  trashed?: boolean
}

/**
 * Changes a product, moves it into the trash or restores it.
 *
 * @throws Problem 404, or 409 when it changed after the version in `ifMatch`
 */
export function changeProduct(
  db: Knex,
  id: string,
  change: ProductChange,
  { by, ...lock }: Lock & { by: string },
): Promise<ProductRow> {
  return db.transaction(async tx => {
    await lockCurrent(tx, id, lock)
    return updateProduct(tx, id, change, by)
  })
}

/** Locks a product. @throws Problem 404, or 409 when it changed after the version in `ifMatch` */
export async function lockCurrent(
  tx: Knex.Transaction,
  id: string,
  { ifMatch, trashed = false }: Lock,
): Promise<void> {
  const product = await lockProduct(tx, id, { trashed })
  if (!product) throw productNotFound()
  if (staleVersion(ifMatch, product.version) === undefined) return
  throw changedMeanwhile({
    version: product.version,
    changedBy: product.updated_by,
    changedAt: product.updated_at.toISOString(),
    changes: [],
  })
}
