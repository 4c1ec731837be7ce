import { type Cents, decimalNumber } from '@stampa/pricing'
import { type Static, Type } from '@stampa/service-kit'
import { nullable } from '@stampa/service-kit/validation'
import type { Knex } from 'knex'
import { euro } from '../money/amount.ts'
import { shownJobs } from './store.ts'

const withoutPrices = 'Without VAT; null without `offers:read`'

const purchase = Type.Object(
  {
    sku: Type.String(),
    skuCode: Type.String(),
    productDescription: Type.String(),
    quantity: Type.Integer({ description: 'That the jobs need' }),
    minimumOrderItems: Type.Integer(),
    ordered: Type.Integer({ description: 'The quantity, or the minimum if that is more' }),
    surplus: Type.Integer({ description: 'What is ordered beyond the need' }),
    priceWithoutVAT: nullable(euro, withoutPrices),
    total: nullable(euro, withoutPrices),
  },
  { $id: 'Purchase' },
)

export const purchaseList = Type.Object(
  {
    jobs: Type.Integer({ description: 'Number of jobs' }),
    vendors: Type.Array(
      Type.Object({
        vendor: Type.String({ description: 'Empty for SKUs that no longer exist' }),
        items: Type.Array(purchase),
        total: nullable(euro, withoutPrices),
      }),
    ),
    total: nullable(euro, withoutPrices),
  },
  { $id: 'PurchaseList' },
)
export type PurchaseList = Static<typeof purchaseList>

export const purchaseFilter = Type.Object({
  job: Type.Optional(
    Type.Array(Type.String({ format: 'uuid' }), {
      minItems: 1,
      maxItems: 100,
      description: 'Jobs to buy for; left out: all in the stage Purchasing',
    }),
  ),
})

/** A SKU with the quantity that jobs need, by vendor. pg returns a `bigint` as text. */
export interface NeedRow {
  sku_id: string
  sku_code: string
  product_description: string
  vendor: string
  price_cents: string
  minimum_order_items: number
  quantity: string
}

/** Returns what to buy for jobs, with the present prices and minimums of SKUs. */
export async function readPurchases(
  db: Knex,
  { job }: Static<typeof purchaseFilter>,
  options: { withPrices: boolean },
): Promise<PurchaseList> {
  const jobs = shownJobs(db)
  if (job) jobs.whereIn('j.id', job)
  else jobs.where('j.stage', 'Purchasing')
  const ids: string[] = await jobs.clone().pluck('j.offer_id')
  // A SKU that was removed for good has what was quoted, without a vendor.
  const rows: NeedRow[] = await db('offer_items as i')
    .leftJoin('skus as s', 's.id', 'i.sku_id')
    .whereRaw('i.offer_id = any(?)', [ids])
    .whereNotNull('i.sku_id')
    .groupBy('i.sku_id', 's.id')
    .orderByRaw(`coalesce(s.vendor, '') collate "el-x-icu", 2`)
    .select(
      'i.sku_id',
      db.raw('coalesce(s.code, max(i.sku_code)) as sku_code'),
      db.raw('coalesce(s.product_description, max(i.product_description)) as product_description'),
      db.raw(`coalesce(s.vendor, '') as vendor`),
      db.raw('coalesce(s.price_cents, max(i.price_cents)) as price_cents'),
      db.raw('coalesce(s.minimum_order_items, 1) as minimum_order_items'),
      db.raw('sum(i.quantity) as quantity'),
    )
  return { jobs: ids.length, ...toPurchases(rows, options) }
}

/** Rounds needs up to the minimums, and adds them up in cents by vendor. @param rows ordered by vendor */
export function toPurchases(
  rows: readonly NeedRow[],
  { withPrices }: { withPrices: boolean },
): Pick<PurchaseList, 'vendors' | 'total'> {
  const amount = (cents: Cents) => (withPrices ? decimalNumber(cents) : null)
  let sum = 0n
  const vendors = [...Map.groupBy(rows, ({ vendor }) => vendor)].map(([vendor, needs]) => {
    let total = 0n
    const items = needs.map(need => {
      const quantity = Number(need.quantity)
      const ordered = Math.max(quantity, need.minimum_order_items)
      const price = BigInt(need.price_cents)
      total += price * BigInt(ordered)
      return {
        sku: need.sku_id,
        skuCode: need.sku_code,
        productDescription: need.product_description,
        quantity,
        minimumOrderItems: need.minimum_order_items,
        ordered,
        surplus: ordered - quantity,
        priceWithoutVAT: amount(price),
        total: amount(price * BigInt(ordered)),
      }
    })
    sum += total
    return { vendor, items, total: amount(total) }
  })
  return { vendors, total: amount(sum) }
}
