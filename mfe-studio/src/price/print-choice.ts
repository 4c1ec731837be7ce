import { type DesignDocument, elementsOf, type Side, sides } from '@stampa/design'
import {
  decimalNumber,
  defaultChoice,
  type Estimate,
  estimatePrice,
  type PriceTable,
} from '@stampa/pricing'
import { possibleChoice } from '@stampa/ui/price/choice.ts'
import { itemsOf, type PrintChoice, type SavedMockup } from '../mockups/mockup.ts'
import type { Choice } from '../studio/choice.ts'
import type { Product } from '../studio/studio.data.ts'

/**
 * Returns the sides of a product that are printed: each with something on it, and of a design that is the same on both
 * the shown one.
 *
 * @param both prints such a design on both sides
 */
export function printedSides(
  document: DesignDocument,
  { variant, side: shown }: Choice,
  both: boolean,
): Side[] {
  return sides.filter(
    side =>
      (side === 'front' || variant.backImage) &&
      (side === shown || both || !document.shared) &&
      elementsOf(document, side).length > 0,
  )
}

/** Returns a choice that the table has, as near to the wanted one as possible. */
export function printChoiceIn(
  table: PriceTable,
  wanted: Partial<PrintChoice> | undefined,
): PrintChoice {
  const { sides: _, ...choice } = possibleChoice(table, { ...defaultChoice(table), ...wanted })
  return choice
}

/**
 * Returns the choice for a design before the visitor makes one.
 *
 * @param inks of each printed side; null: full colour, which a technique prints whose colours are not counted
 */
export function suggestedChoice(
  table: PriceTable,
  inks: readonly (readonly string[] | null)[],
): PrintChoice {
  const { techniques } = table
  const suited = inks.includes(null) ? techniques.find(isFullColour) : undefined
  const [colours = 1, secondColours = colours] = inks.map(side => Math.max(1, side?.length ?? 1))
  return printChoiceIn(table, {
    technique: (suited ?? techniques[0])?.name ?? '',
    colours,
    ...(secondColours !== colours && { secondColours }),
  })
}

/** Returns whether a technique prints photographs: its price does not count colours, and it is no embroidery. */
function isFullColour({ name, colours }: PriceTable['techniques'][number]): boolean {
  return colours === 1 && !/κ[εέ]ντ|embroid/i.test(name)
}

/** Reads a choice of unknown origin; undefined for anything else. */
export function readPrintChoice(value: unknown, table: PriceTable | null): PrintChoice | undefined {
  const { technique, colours, secondColours, options }: Record<string, unknown> = Object(value)
  if (!table || typeof technique !== 'string') return undefined
  return printChoiceIn(table, {
    technique,
    colours: isCount(colours) ? colours : 1,
    ...(isCount(secondColours) && { secondColours }),
    options: Array.isArray(options) ? options.map(String) : [],
  })
}

function isCount(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) > 0
}

/** Returns the price of an item as the service computes it; undefined where it needs an offer. */
export function estimateItem(
  item: readonly SavedMockup[],
  products: readonly Product[],
): Estimate | undefined {
  const [first] = item
  const table = products.find(({ _id }) => _id === first?.productId)?.priceTable
  if (!first?.choice || !table) return undefined
  return estimatePrice(table, { ...first.choice, sides: item.length }, first.quantity)
}

/** Returns the sum of the estimates of an order, in euro, and the number of items that need an offer. */
export function estimateOrder(mockups: readonly SavedMockup[], products: readonly Product[]) {
  const estimates = itemsOf(mockups).map(item => estimateItem(item, products))
  const sum = (amount: 'net' | 'vat' | 'total') =>
    decimalNumber(estimates.reduce((total, estimate) => total + (estimate?.[amount] ?? 0n), 0n))
  return {
    ...{ net: sum('net'), vat: sum('vat'), total: sum('total') },
    byOffer: estimates.filter(estimate => !estimate).length,
    priced: estimates.filter(estimate => estimate).length,
  }
}
