import { countPieces, maxPieces, orderPrintAreas, type Pieces } from '@stampa/rules/printing'
import { isOfPieces, type RosterRow, rosterLimits, rosterPieces } from '@stampa/rules/roster'
import { isVat } from '@stampa/rules/vat'
import type { FieldError } from '@stampa/service-kit'
import { formLimits } from './schema.ts'

interface OrderFields {
  products: readonly string[]
  quantities: readonly number[]
  options: readonly string[]
  choices?: readonly unknown[] | undefined
  pieces?: readonly (readonly Pieces[])[] | undefined
  positions?: readonly unknown[] | undefined
  roster?: readonly (readonly RosterRow[])[] | undefined
  /** Plain; empty without one. */
  vatNumber?: string | undefined
}

const quantityMissing = 'Each selected product needs a quantity of at least 1'

/**
 * Returns the errors of the rules that a schema cannot express (public site, section 5), at most one per field. An
 * order without products is valid: the image may say everything.
 */
export function orderFaults(order: OrderFields): FieldError[] {
  const faults: FieldError[] = []
  const fault = (field: string, message: string) => faults.push({ field, message })

  const quantities = quantityFault(order)
  if (quantities) fault('quantities', quantities)
  if (order.choices && order.choices.length > order.products.length) {
    fault('choices', 'Each choice needs a product')
  }
  const { pieces = [], positions = [], roster = [] } = order
  if (positions.length > order.products.length) {
    fault('positions', 'Each list of positions needs a product')
  }
  const rows = roster.reduce((sum, list) => sum + list.length, 0)
  if (roster.length > order.products.length) {
    fault('roster', 'Each list of names needs a product')
  } else if (rows > rosterLimits.rows) {
    fault('roster', `Names and numbers can have at most ${rosterLimits.rows} rows`)
  } else if (
    !quantities &&
    roster.some((list, index) => !makesUp(list, order.quantities[index], pieces[index]))
  ) {
    fault('roster', 'Names and numbers must add up to the quantity, sizes and colours')
  }
  if (pieces.length > order.products.length) fault('pieces', 'Each list of pieces needs a product')
  if (!quantities && pieces.some((list, index) => !addsUp(list, order.quantities[index]))) {
    fault('pieces', 'Sizes and colours must add up to the quantity')
  }
  if (!order.options.every(option => orderPrintAreas.some(area => area === option))) {
    fault('options', `Print areas can be: ${orderPrintAreas.join(', ')}`)
  }
  if (order.vatNumber && !isVat(order.vatNumber)) {
    fault('vatNumber', 'Please enter a valid VAT number')
  }
  return faults
}

function addsUp(pieces: readonly Pieces[], quantity = 0): boolean {
  return pieces.length === 0 || countPieces(pieces) === quantity
}

function makesUp(
  rows: readonly RosterRow[],
  quantity: number | undefined,
  pieces: readonly Pieces[] = [],
): boolean {
  if (rows.length === 0) return true
  const own = rosterPieces(rows)
  if (own.length > maxPieces || rows.length !== quantity) return false
  return pieces.length === 0 || isOfPieces(rows, pieces)
}

function quantityFault({ products, quantities }: OrderFields): string | undefined {
  const { minQuantity, maxQuantity } = formLimits
  if (quantities.length < products.length) return quantityMissing
  if (quantities.length > products.length) return 'Each quantity needs a product'
  if (!quantities.every(quantity => Number.isInteger(quantity) && quantity >= minQuantity)) {
    return quantityMissing
  }
  if (quantities.some(quantity => quantity > maxQuantity)) {
    return `A quantity must be ${maxQuantity} or less`
  }
  return undefined
}
