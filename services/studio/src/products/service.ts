import { type PriceTable, tableFaults, withPlainNames } from '@stampa/pricing'
import { invalidField, Problem, refuseStale, validationFailed } from '@stampa/service-kit'
import { storedTranslations } from '@stampa/service-kit/translations'
import type { Knex } from 'knex'
import { fitsCanvas, usualPrintAreas, usualSizes } from './print-area.ts'
import type { ChangedProduct, NewProduct, StudioProduct } from './schema.ts'
import {
  listVariants,
  lockProduct,
  type ProductChange,
  type ProductValues,
  updateProduct,
} from './store.ts'
import { toProduct } from './view.ts'

export function productNotFound(): Problem {
  return new Problem(404, 'product_not_found', 'Product not found')
}

/** Returns the columns of a new product, with the defaults of its category. @throws Problem 400 */
export function newColumns(input: NewProduct): ProductValues {
  const { name, category = 'tshirt', active = true, displayOrder = 0 } = input
  return {
    name,
    category,
    active,
    display_order: displayOrder,
    sizes: usualSizes(category),
    print_areas: usualPrintAreas[category],
    price_table: null,
    translations: {},
    ...changedColumns(input),
  }
}

/**
 * Returns the columns of the sent fields.
 *
 * @throws Problem 400 when an area is not wholly on the canvas, or entries of the price table contradict each other
 */
export function changedColumns(input: ChangedProduct): Partial<ProductValues> {
  const { name, category, active, displayOrder, sizes, printAreas, priceTable, translations } =
    input
  if (printAreas && ![printAreas.front, printAreas.back].every(area => !area || fitsCanvas(area))) {
    const message = 'The print area must lie on the canvas'
    throw invalidField('printAreas', message)
  }
  return {
    ...(name !== undefined && { name: name.trim() }),
    ...(category !== undefined && { category }),
    ...(active !== undefined && { active }),
    ...(displayOrder !== undefined && { display_order: displayOrder }),
    ...(sizes !== undefined && { sizes }),
    ...(printAreas !== undefined && { print_areas: printAreas }),
    ...(input.removePriceTable && { price_table: null }),
    ...(priceTable && { price_table: checkedTable(priceTable) }),
    ...(translations && { translations: storedTranslations(translations) }),
  }
}

function checkedTable(table: PriceTable): PriceTable {
  const faults = tableFaults(table)
  if (faults.length === 0) return withPlainNames(table)
  throw validationFailed(
    faults.map(({ field, message }) => ({ field: `priceTable.${field}`, message })),
  )
}

interface Intent {
  /** E-mail of the administrator. */
  by: string
  /** The `If-Match` header. */
  ifMatch?: string | undefined
  /** Whether the product is in the trash. @default false */
  trashed?: boolean
}

/**
 * Makes a new version of a product: changes it or its colours, moves it into the trash or restores it.
 *
 * @param changeVariants changes the colours of the locked product
 * @throws Problem 404, or 409 when it changed after the version in `ifMatch`
 */
export function changeProduct(
  db: Knex,
  id: string,
  { by, ifMatch, trashed = false }: Intent,
  change: ProductChange,
  changeVariants?: (tx: Knex.Transaction) => Promise<void>,
): Promise<StudioProduct> {
  return db.transaction(async tx => {
    const product = await lockProduct(tx, id, { trashed })
    if (!product) throw productNotFound()
    const { version, updated_by: updatedBy, updated_at: updatedAt } = product
    await refuseStale(ifMatch, { version, updatedAt, updatedBy })
    await changeVariants?.(tx)
    const row = await updateProduct(tx, id, change, by)
    return toProduct(row, await listVariants(tx, [id]))
  })
}
