import {
  decimalNumber,
  limits,
  lowestPrice,
  type PriceTable,
  tableFaults,
  tableLimits,
  tableMessages,
} from '@stampa/pricing'
import { Type, validationFailed } from '@stampa/service-kit'
import { nullable } from '@stampa/service-kit/validation'
import { column } from '../../content/columns.ts'

const count = (maximum: number, message: keyof typeof tableMessages, description?: string) =>
  Type.Integer({
    minimum: 1,
    maximum,
    message: tableMessages[message],
    ...(description && { description }),
  })

/** At most two decimals, which `tableFaults` checks: the serializer of a response does not know the format. */
const amount = (description: string) =>
  Type.Number({
    minimum: 0,
    maximum: tableLimits.price,
    message: tableMessages.price,
    description,
  })

const name = Type.String({
  maxLength: tableLimits.nameLength,
  pattern: '\\S',
  message: `A name has 1 to ${tableLimits.nameLength} characters`,
  description: 'Unique in its list',
})

const technique = Type.Object(
  {
    name,
    colours: count(
      tableLimits.colours,
      'colours',
      'Most colours of ink on one side; 1: not counted',
    ),
    sides: count(tableLimits.sides, 'sides', 'Number of sides that can be printed'),
    setupFee: amount('For each colour of each side, once'),
    extraColour: amount('For each item, each colour of a side after the first'),
    extraSide: amount('For each item, each side after the first'),
    tiers: Type.Array(
      Type.Object({
        quantity: count(limits.quantity, 'quantity', 'From this number of items on'),
        price: amount('For each item, printed on one side in one colour'),
      }),
      { maxItems: tableLimits.tiers, description: 'Ascending; the first quantity is the minimum' },
    ),
  },
  { $id: 'PriceTechnique' },
)

const priceTable = Type.Object(
  {
    workingDays: count(
      tableLimits.workingDays,
      'workingDays',
      'From the approval of the proof to the delivery',
    ),
    techniques: Type.Array(technique, { maxItems: tableLimits.techniques }),
    options: Type.Array(Type.Object({ name, price: amount('For each item') }), {
      maxItems: tableLimits.options,
    }),
  },
  { $id: 'PriceTable', description: 'Amounts are euro without VAT' },
)

/** Fields of a body that set or remove the price table. */
export const priceTableInput = {
  priceTable: Type.Optional(priceTable),
  removePriceTable: Type.Optional(
    Type.Boolean({ description: 'True to have none; a table that comes with it wins' }),
  ),
}

const fromPrice = Type.Object(
  { price: Type.Number({ description: 'Euro, set-up included' }), quantity: Type.Integer() },
  { $id: 'FromPrice' },
)

function lowestOf(table: PriceTable) {
  const lowest = lowestPrice(table)
  return lowest && { price: decimalNumber(lowest.netPerItem), quantity: lowest.quantity }
}

/** A product's price table, and the lowest price of an item that follows from it; visitors see none while the company's `showPrices` is off. */
export const priceTableColumn = column<PriceTable | null>(priceTable, {
  schema: field => ({
    [field]: nullable(priceTable, 'Null without one; visitors see none while `showPrices` is off'),
    fromPrice: nullable(fromPrice, 'Lowest price of an item, on one side in one colour'),
  }),
  show: (field, table) => ({ [field]: table, fromPrice: (table && lowestOf(table)) ?? null }),
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
  const trimmed = <T extends { name: string }>(list: readonly T[]) =>
    list.map(entry => ({ ...entry, name: entry.name.trim() }))
  return JSON.stringify({
    ...table,
    techniques: trimmed(table.techniques),
    options: trimmed(table.options),
  })
}
