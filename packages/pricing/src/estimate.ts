import { defaultChoice, type PriceChoice, sideColours } from './choice.ts'
import { limits } from './limits.ts'
import { vatRate } from './line.ts'
import { type Cents, decimalNumber, divideRounded, percentOf } from './money.ts'
import { centsOf, type PriceTable, type Technique } from './table.ts'

/** Amounts of a choice at a quantity, each exact to the cent. */
export interface Estimate {
  quantity: number
  /** For each item, without the set-up fee. */
  pricePerItem: Cents
  setupFee: Cents
  /** Without VAT: `pricePerItem` × `quantity` + `setupFee`. */
  net: Cents
  vat: Cents
  total: Cents
  /** `net` ÷ `quantity`, rounded as an offer's price of an item. */
  netPerItem: Cents
}

/** Returns the smallest quantity that any technique is priced for. */
export function minimumQuantity(table: PriceTable): number {
  return tableQuantities(table)[0] ?? 1
}

/**
 * Computes the price of a choice.
 *
 * @param table without faults (`tableFaults`)
 * @returns undefined for a choice that the table does not have, or a quantity below its minimum
 */
export function estimatePrice(
  table: PriceTable,
  choice: PriceChoice,
  quantity: number,
): Estimate | undefined {
  const technique = techniqueOf(table, choice)
  const extras = choice.options.map(name => table.options.find(option => option.name === name))
  if (!technique || !isWithin(choice.sides, technique.sides)) return undefined
  const counts = sideColours(choice)
  if (!counts.every(count => isWithin(count, technique.colours))) return undefined
  if (!isWithin(quantity, limits.quantity)) return undefined
  const tier = technique.tiers.findLast(({ quantity: from }) => from <= quantity)
  if (!tier || new Set(choice.options).size < choice.options.length) return undefined
  const sides = BigInt(choice.sides)
  const colours = counts.reduce((sum, count) => sum + BigInt(count), 0n)
  let pricePerItem =
    centsOf(tier.price) +
    centsOf(technique.extraSide) * (sides - 1n) +
    centsOf(technique.extraColour) * (colours - sides)
  for (const option of extras) {
    if (!option) return undefined
    pricePerItem += centsOf(option.price)
  }
  const setupFee = centsOf(technique.setupFee) * colours
  const net = pricePerItem * BigInt(quantity) + setupFee
  const vat = percentOf(net, vatRate)
  const netPerItem = divideRounded(net, BigInt(quantity))
  return { quantity, pricePerItem, setupFee, net, vat, total: net + vat, netPerItem }
}

/** Returns the price at the next larger quantity of the table at which an item is cheaper. */
export function nextCheaperStep(
  table: PriceTable,
  choice: PriceChoice,
  { quantity, netPerItem }: Estimate,
): Estimate | undefined {
  return techniqueOf(table, choice)
    ?.tiers.filter(tier => tier.quantity > quantity)
    .map(tier => estimatePrice(table, choice, tier.quantity))
    .find(step => step && step.netPerItem < netPerItem)
}

/** Returns the quantities of all techniques, ascending. */
function tableQuantities({ techniques }: PriceTable): number[] {
  const quantities = techniques.flatMap(({ tiers }) => tiers.map(({ quantity }) => quantity))
  return [...new Set(quantities)].sort((a, b) => a - b)
}

/** An estimate of a technique. */
export interface PlainPrice extends Estimate {
  technique: string
}

/** Returns the lowest price of an item on one side in one colour, at the smallest quantity that has it. */
export function lowestPrice(table: PriceTable): PlainPrice | undefined {
  return lowestOf(plainPrices(table))
}

function lowestOf(prices: readonly PlainPrice[]): PlainPrice | undefined {
  return prices.reduce<PlainPrice | undefined>(
    (lowest, price) => (lowest && lowest.netPerItem <= price.netPerItem ? lowest : price),
    undefined,
  )
}

/** The lowest price of an item, as visitors see it first. */
export interface FromPrice {
  /** Euro, set-up included. */
  price: number
  quantity: number
}

/** @param quantity without it, the one at which an item is cheapest */
export function fromPrice(table: PriceTable | null, quantity?: number): FromPrice | null {
  if (!table) return null
  const lowest = quantity ? lowestOf(pricesAt(table, quantity)) : lowestPrice(table)
  return lowest ? { price: decimalNumber(lowest.netPerItem), quantity: lowest.quantity } : null
}

/** Returns the prices of all techniques at their quantities, on one side in one colour, by quantity. */
export function plainPrices(table: PriceTable): PlainPrice[] {
  return tableQuantities(table).flatMap(quantity =>
    pricesAt(table, quantity).filter(({ technique }) =>
      table.techniques.some(
        ({ name, tiers }) => name === technique && tiers.some(tier => tier.quantity === quantity),
      ),
    ),
  )
}

/** Returns the prices of the techniques that have a quantity. */
function pricesAt(table: PriceTable, quantity: number): PlainPrice[] {
  return table.techniques.flatMap(({ name }) => {
    const price = estimatePrice(table, { ...defaultChoice(table), technique: name }, quantity)
    return price ? [{ ...price, technique: name }] : []
  })
}

function techniqueOf(table: PriceTable, choice: PriceChoice): Technique | undefined {
  return table.techniques.find(({ name }) => name === choice.technique)
}

function isWithin(value: number, maximum: number): boolean {
  return Number.isInteger(value) && value >= 1 && value <= maximum
}
