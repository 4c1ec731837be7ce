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

/** Spot colours of each printed side; null: full colour. */
export type PrintedInks = readonly (readonly string[] | null)[]

/** Returns the choice for a design before the visitor makes one: the first technique that prints it as it is. */
export function suggestedChoice(table: PriceTable, inks: PrintedInks): PrintChoice {
  const { techniques } = table
  const suited = techniques.find(technique => printsAsIs(technique, inks)) ?? techniques[0]
  return choiceWith(table, suited, inks)
}

/** Returns whether a choice prints a design as it is, with all its colours. */
export function isPrintable({ techniques }: PriceTable, choice: PrintChoice, inks: PrintedInks) {
  const technique = techniques.find(({ name }) => name === choice.technique)
  return technique !== undefined && printsAsIs(technique, inks)
}

/**
 * Returns the technique to switch to: the one that prints the design as it is at the lowest price, if the
 * chosen one does not print it or costs more.
 */
export function betterTechnique(
  table: PriceTable,
  chosen: PrintChoice,
  inks: PrintedInks,
  quantity: number,
): string | undefined {
  const sides = Math.max(1, inks.length)
  const net = (choice: PrintChoice) =>
    isPrintable(table, choice, inks)
      ? estimatePrice(table, { ...choice, sides }, quantity)?.net
      : undefined
  let better: string | undefined
  let lowest = net(chosen)
  for (const technique of table.techniques) {
    const other = net({ ...choiceWith(table, technique, inks), options: chosen.options })
    if (other === undefined || (lowest !== undefined && other >= lowest)) continue
    better = technique.name
    lowest = other
  }
  return better
}

type Technique = PriceTable['techniques'][number]

function choiceWith(table: PriceTable, technique: Technique | undefined, inks: PrintedInks) {
  const [colours = 1, secondColours = colours] = inks.map(side => Math.max(1, side?.length ?? 1))
  return printChoiceIn(table, {
    technique: technique?.name ?? '',
    colours,
    ...(secondColours !== colours && { secondColours }),
  })
}

/** Colours are counted where a technique has more than one; only their names tell the others from full colour. */
function printsAsIs({ name, colours }: Technique, inks: PrintedInks): boolean {
  if (colours === 1) return !inks.includes(null) || !/κ[εέ]ντ|embroid|χ[αά]ραξ|engrav/i.test(name)
  return inks.every(side => side !== null && side.length <= colours)
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

/** Returns whether an item was saved without a choice, because none prints its design as it is. */
export function hasNoTechnique([first]: readonly SavedMockup[], products: readonly Product[]) {
  const product = products.find(({ _id }) => _id === first?.productId)
  return Boolean(product?.priceTable && !first?.choice)
}

/** Returns the sum of the estimates of an order, in euro, and the number of items that need an offer. */
export function estimateOrder(mockups: readonly SavedMockup[], products: readonly Product[]) {
  const estimates = itemsOf(mockups).map(item => estimateItem(item, products))
  const sum = (amount: 'net' | 'vat' | 'total') =>
    decimalNumber(estimates.reduce((total, estimate) => total + (estimate?.[amount] ?? 0n), 0n))
  return {
    net: sum('net'),
    vat: sum('vat'),
    total: sum('total'),
    byOffer: estimates.filter(estimate => !estimate).length,
    priced: estimates.filter(estimate => estimate).length,
  }
}
