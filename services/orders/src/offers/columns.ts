import type { LineAmounts, OfferTotals, Portion } from '@stampa/pricing'

const sumColumns = {
  totalCostWithoutVAT: 'total_cost_without_vat_cents',
  costVAT: 'cost_vat_cents',
  totalCost: 'total_cost_cents',
  netRevenue: 'net_revenue_cents',
  vat: 'vat_cents',
  totalRevenue: 'total_revenue_cents',
} as const

/** Columns of a line's computed amounts. */
export const lineColumns = {
  ...sumColumns,
  profit: 'profit_cents',
  sellingPricePerItemWithoutVAT: 'selling_price_without_vat_cents',
  sellingPricePerItemWithVAT: 'selling_price_with_vat_cents',
  profitPerItem: 'profit_per_item_cents',
} as const satisfies Record<keyof LineAmounts, string>

export const totalColumns = {
  ...sumColumns,
  totalProfit: 'total_profit_cents',
  profitMargin: 'profit_margin_bp',
  netProfit: 'net_profit_cents',
  netMargin: 'net_margin_bp',
} as const satisfies Record<keyof OfferTotals, string>

export interface DiscountColumns<Value> {
  discount_kind: Portion['kind']
  discount: Value
}

export interface DepositColumns<Value> {
  deposit_kind: Portion['kind']
  deposit: Value
}

/** pg returns a `bigint` as text. */
export type AmountRow<Columns extends Record<string, string>> = Record<
  Columns[keyof Columns],
  string
>

export function toColumns<Field extends string>(
  columns: Readonly<Record<Field, string>>,
  amounts: Readonly<Record<Field, bigint>>,
): Record<string, bigint> {
  return Object.fromEntries(fieldsOf(columns).map(field => [columns[field], amounts[field]]))
}

export function fromColumns<Field extends string, Column extends string>(
  columns: Readonly<Record<Field, Column>>,
  row: Readonly<Record<Column, string>>,
): Record<Field, bigint> {
  return Object.fromEntries(
    fieldsOf(columns).map(field => [field, BigInt(row[columns[field]])]),
  ) as Record<Field, bigint>
}

function fieldsOf<Field extends string>(columns: Readonly<Record<Field, string>>): Field[] {
  return Object.keys(columns) as Field[]
}
