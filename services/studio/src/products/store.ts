import type { PriceTable } from '@stampa/pricing'
import type { ProductCategory } from '@stampa/rules/printing'
import { isId, onlyRow } from '@stampa/service-kit/listing'
import type { StoredImage } from '@stampa/service-kit/media'
import type { Translations } from '@stampa/service-kit/translations'
import type { Knex } from 'knex'
import type { PrintAreas } from './print-area.ts'

export interface ProductRow {
  id: string
  name: string
  category: ProductCategory
  active: boolean
  display_order: number
  sizes: string[]
  print_areas: PrintAreas
  price_table: PriceTable | null
  translations: Translations
  version: number
  updated_at: Date
  updated_by: string | null
}

export interface VariantRow {
  id: string
  product_id: string
  color_name: string
  color_code: string
  front_image: StoredImage
  back_image: StoredImage | null
}

export type ProductValues = Omit<ProductRow, 'id' | 'version' | 'updated_at' | 'updated_by'>

/** Returns the products outside the trash in display order. */
export function listProducts(
  db: Knex,
  { activeOnly }: { activeOnly: boolean },
): Promise<ProductRow[]> {
  const query = db('products').whereNull('deleted_at').orderBy(['display_order', 'id'])
  if (activeOnly) query.where({ active: true })
  return query.select<ProductRow[]>()
}

export async function findProduct(db: Knex, id: string): Promise<ProductRow | undefined> {
  if (!isId(id)) return undefined
  return db('products').where({ id }).whereNull('deleted_at').first<ProductRow | undefined>()
}

/** A product in one of its colours. */
export interface Garment {
  product: ProductRow
  variant: VariantRow
}

/**
 * Returns a product with its colour of that name. A design may have been begun before its product went to the
 * trash.
 */
export async function findGarment(
  db: Knex,
  productId: string,
  colorName: string,
): Promise<Garment | undefined> {
  const [product, variant] = await Promise.all([
    db('products').where({ id: productId }).first<ProductRow | undefined>(),
    db('color_variants')
      .where({ product_id: productId, color_name: colorName })
      .orderBy('id')
      .first<VariantRow | undefined>(),
  ])
  return product && variant && { product, variant }
}

/** Locks a product until the transaction ends. */
export async function lockProduct(
  tx: Knex.Transaction,
  id: string,
  { trashed }: { trashed: boolean },
): Promise<ProductRow | undefined> {
  if (!isId(id)) return undefined
  return tx('products')
    .where({ id })
    .whereRaw(`deleted_at is ${trashed ? 'not ' : ''}null`)
    .forUpdate()
    .first<ProductRow | undefined>()
}

export async function insertProduct(
  tx: Knex,
  { print_areas, ...values }: ProductValues,
  by: string | null,
): Promise<ProductRow> {
  return onlyRow<ProductRow>(
    await tx('products')
      .insert({ ...values, print_areas: JSON.stringify(print_areas), updated_by: by })
      .returning('*'),
  )
}

export type ProductChange = Partial<ProductValues> & {
  deleted_at?: Date | null
  deleted_by?: string | null
}

/** Every change makes a new version. */
export async function updateProduct(
  tx: Knex.Transaction,
  id: string,
  { print_areas, ...change }: ProductChange,
  by: string,
): Promise<ProductRow> {
  return onlyRow<ProductRow>(
    await tx('products')
      .where({ id })
      .update({
        ...change,
        ...(print_areas && { print_areas: JSON.stringify(print_areas) }),
        version: tx.raw('version + 1'),
        updated_at: tx.fn.now(),
        updated_by: by,
      })
      .returning('*'),
  )
}

/** Returns the colours of products, oldest first. */
export function listVariants(db: Knex, productIds: readonly string[]): Promise<VariantRow[]> {
  return db('color_variants').whereIn('product_id', productIds).orderBy('id').select<VariantRow[]>()
}

export async function insertVariant(tx: Knex, values: Omit<VariantRow, 'id'>): Promise<void> {
  await tx('color_variants').insert(values)
}

/** @returns false when the product has no such colour */
export async function updateVariant(
  tx: Knex,
  productId: string,
  id: string,
  change: Partial<Omit<VariantRow, 'id' | 'product_id'>>,
): Promise<boolean> {
  if (!isId(id)) return false
  const variant = tx('color_variants').where({ id, product_id: productId })
  if (Object.keys(change).length === 0) return (await variant.first('id')) !== undefined
  return (await variant.update(change)) > 0
}

/** @returns false when the product has no such colour */
export async function deleteVariant(tx: Knex, productId: string, id: string): Promise<boolean> {
  if (!isId(id)) return false
  return (await tx('color_variants').where({ id, product_id: productId }).delete()) > 0
}
