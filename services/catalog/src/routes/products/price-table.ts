import {
  type FromPrice,
  fromPrice,
  type PriceTable,
  tableFaults,
  withPlainNames,
} from '@stampa/pricing'
import { fromPriceSchema, priceTableSchema } from '@stampa/pricing/schemas'
import { Type, validationFailed } from '@stampa/service-kit'
import { nullable } from '@stampa/service-kit/validation'
import { column } from '../../content/columns.ts'

const priceTable = Type.Unsafe<PriceTable>(priceTableSchema)

/** Fields of a body that set or remove the price table. */
export const priceTableInput = {
  priceTable: Type.Optional(priceTable),
  removePriceTable: Type.Optional(
    Type.Boolean({ description: 'True to have none; a table that comes with it wins' }),
  ),
}

/**
 * A product's price table, and the lowest price of an item that follows from it; visitors see none while the
 * company's `showPrices` is off.
 */
export const priceTableColumn = column<PriceTable | null>(priceTable, {
  name: 'price_table',
  names: '$.*[*].name',
  schema: field => ({
    [field]: nullable(priceTable, 'Null without one; visitors see none while `showPrices` is off'),
    fromPrice: nullable(
      Type.Unsafe<FromPrice>(fromPriceSchema),
      'Lowest price of an item, on one side in one colour',
    ),
  }),
  show: (field, table) => ({ [field]: table, fromPrice: fromPrice(table) }),
  sql: (db, visible) =>
    db.raw(
      visible
        ? '(select products.price_table from company where show_prices)'
        : 'products.price_table',
    ),
})

/**
 * Returns the value to store as JSON; `undefined` keeps the current table.
 *
 * @throws Problem 400 when entries of the table contradict each other
 */
export function storedPriceTable(input: {
  priceTable?: PriceTable
  removePriceTable?: boolean
}): string | null | undefined {
  const { priceTable: table, removePriceTable } = input
  if (!table) return removePriceTable ? null : undefined
  const faults = tableFaults(table)
  if (faults.length > 0) {
    throw validationFailed(
      faults.map(({ field, message }) => ({ field: `priceTable.${field}`, message })),
    )
  }
  return JSON.stringify(withPlainNames(table))
}
