import {
  defaultChoice,
  limits,
  type PriceChoice,
  type PriceTable,
  type Technique,
} from '@stampa/pricing'
import { readWhole } from '@stampa/rules/numbers'

/** A product's price that a visitor asks for. */
export interface WantedPrice {
  /** Id. */
  product: string
  /** As typed. */
  quantity: string
  choice: PriceChoice
}

/** Returns the price that is shown first: the smallest quantity of the default technique. */
export function firstPrice(product: string, table: PriceTable): WantedPrice {
  const quantity = String(table.techniques[0]?.tiers[0]?.quantity ?? 1)
  return { product, quantity, choice: defaultChoice(table) }
}

/** Returns the technique of a choice, or the table's first one. */
export function techniqueOf(
  { techniques }: PriceTable,
  choice: PriceChoice,
): Technique | undefined {
  return techniques.find(({ name }) => name === choice.technique) ?? techniques[0]
}

/** Returns a choice that the table has, as near to the wanted one as possible. */
export function possibleChoice(table: PriceTable, wanted: PriceChoice): PriceChoice {
  const technique = techniqueOf(table, wanted)
  const most = technique?.colours ?? 1
  const { secondColours } = wanted
  return {
    technique: technique?.name ?? '',
    sides: Math.min(wanted.sides, technique?.sides ?? 1),
    colours: Math.min(wanted.colours, most),
    ...(secondColours && { secondColours: Math.min(secondColours, most) }),
    options: table.options.map(({ name }) => name).filter(name => wanted.options.includes(name)),
  }
}

export type QuantityProblem = 'notWhole' | 'minimum' | 'tooMany'

/** Returns a typed quantity as a number, or why a technique has no price for it. */
export function readQuantity(
  text: string,
  { tiers }: Technique,
): { quantity: number } | { problem: QuantityProblem } {
  const number = readWhole(text)
  if (number === undefined) return { problem: 'notWhole' }
  if (number < (tiers[0]?.quantity ?? 1)) return { problem: 'minimum' }
  return number > limits.quantity ? { problem: 'tooMany' } : { quantity: number }
}
