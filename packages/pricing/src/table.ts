import { limits } from './limits.ts'
import { type Cents, parseHundredths } from './money.ts'

/** Price table of a product, as JSON. Amounts are euro without VAT, with at most two decimals. */
export interface PriceTable {
  /** Working days from the approval of the proof to the delivery. */
  workingDays: number
  /** In the order in which they are offered; the first is the default. */
  techniques: Technique[]
  /** Additions for each item, such as folding. */
  options: PriceOption[]
}

export interface Technique {
  /** Unique in its table. */
  name: string
  /** Most colours of ink on one side; 1 where they are not counted, as for engraving and full colour. */
  colours: number
  /** Number of sides that can be printed. */
  sides: number
  /** Fee for each colour of each side, once for any quantity. */
  setupFee: number
  /** For each item, each colour of a side after the first. */
  extraColour: number
  /** For each item, each side after the first. */
  extraSide: number
  /** Ascending; the first one's quantity is the minimum. */
  tiers: PriceTier[]
}

export interface PriceTier {
  /** From this number of items on. */
  quantity: number
  /** For each item, printed on one side in one colour. */
  price: number
}

export interface PriceOption {
  /** Unique in its table. */
  name: string
  price: number
}

/** A table in a form, where an empty number is null. */
export type Editable<T> = {
  [Key in keyof T]: T[Key] extends number
    ? number | null
    : T[Key] extends (infer Item)[]
      ? Editable<Item>[]
      : T[Key]
}

export const tableLimits = {
  workingDays: 250,
  techniques: 8,
  colours: 12,
  sides: 2,
  tiers: 12,
  options: 12,
  nameLength: 100,
  /** Euro: any amount of a table. Keeps the totals within the 15 digits that a JSON number holds exactly. */
  price: 10_000,
} as const

/** A violated rule of a price table; `field` is a path such as `techniques.0.tiers.2.price`. */
export interface TableFault {
  field: string
  message: string
}

/** Messages of the rules that relate entries of a table; its limits are in the catalog's schema. */
export const tableMessages = {
  noTechnique: 'A price table needs at least one technique',
  noTier: 'A technique needs at least one quantity',
  noName: 'A name is required',
  sameName: 'Each name may be given only once',
  quantity: 'A quantity is a whole number from 1 to 1,000,000',
  order: 'Each quantity must be above the one before',
  price: 'A price is an amount from 0 to 10,000 with at most two decimals',
  free: 'The price of a quantity must be above 0',
  workingDays: 'Working days are a whole number from 1 to 250',
  colours: 'Colours are a whole number from 1 to 12',
  sides: 'Sides are 1 or 2',
} as const

/** Returns the violated rules of a table, in its order; a table without faults can be computed with. */
export function tableFaults(table: Editable<PriceTable>): TableFault[] {
  const faults: TableFault[] = []
  const check = (isKept: boolean, field: string, message: keyof typeof tableMessages) => {
    if (!isKept) faults.push({ field, message: tableMessages[message] })
  }
  const checkName = (list: readonly { name: string }[], index: number, path: string) => {
    const name = list[index]?.name.trim()
    check(name !== '', `${path}.name`, 'noName')
    check(
      !list.slice(0, index).some(other => other.name.trim() === name),
      `${path}.name`,
      'sameName',
    )
  }
  check(isCount(table.workingDays, tableLimits.workingDays), 'workingDays', 'workingDays')
  check(table.techniques.length > 0, 'techniques', 'noTechnique')
  for (const [index, technique] of table.techniques.entries()) {
    const path = `techniques.${index}`
    checkName(table.techniques, index, path)
    check(isCount(technique.colours, tableLimits.colours), `${path}.colours`, 'colours')
    check(isCount(technique.sides, tableLimits.sides), `${path}.sides`, 'sides')
    for (const fee of ['setupFee', 'extraColour', 'extraSide'] as const) {
      check(isPrice(technique[fee]), `${path}.${fee}`, 'price')
    }
    check(technique.tiers.length > 0, `${path}.tiers`, 'noTier')
    let before = 0
    for (const [place, { quantity, price }] of technique.tiers.entries()) {
      const tier = `${path}.tiers.${place}`
      check(isCount(quantity, limits.quantity), `${tier}.quantity`, 'quantity')
      check(quantity === null || !(quantity <= before), `${tier}.quantity`, 'order')
      check(isPrice(price), `${tier}.price`, 'price')
      // Not in the schema, which stored tables are also read with.
      check(price !== 0, `${tier}.price`, 'free')
      before = quantity ?? before
    }
  }
  for (const [index, { price }] of table.options.entries()) {
    checkName(table.options, index, `options.${index}`)
    check(isPrice(price), `options.${index}.price`, 'price')
  }
  return faults
}

/** Returns a table whose names have no surrounding white space. */
export function withPlainNames(table: PriceTable): PriceTable {
  const trimmed = <T extends { name: string }>(list: readonly T[]) =>
    list.map(entry => ({ ...entry, name: entry.name.trim() }))
  return { ...table, techniques: trimmed(table.techniques), options: trimmed(table.options) }
}

function isCount(value: number | null, maximum: number): boolean {
  return value !== null && Number.isInteger(value) && value >= 1 && value <= maximum
}

function isPrice(value: number | null): boolean {
  if (value === null) return false
  return value >= 0 && value <= tableLimits.price && parseHundredths(value) !== undefined
}

/** @throws RangeError for a number with more than two decimals, which {@link tableFaults} reports */
export function centsOf(euro: number): Cents {
  const cents = parseHundredths(euro)
  if (cents === undefined) throw new RangeError('an amount has at most two decimals')
  return cents
}
