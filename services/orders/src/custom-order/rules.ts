import { countPieces, maxPieces, orderPrintAreas, type Pieces } from '@stampa/rules/printing'
import { isOfPieces, type RosterRow, rosterLimits, rosterPieces } from '@stampa/rules/roster'
import { isVat, plainVat } from '@stampa/rules/vat'
import type { FieldError, Static } from '@stampa/service-kit'
import { oneLine } from '@stampa/service-kit/validation'
import { formLimits, type newOrder, type OrderDetails } from './schema.ts'

export type NewOrder = ReturnType<typeof toNewOrder>

/** Returns what a request orders: texts in one spelling, and no field that is empty. */
export function toNewOrder(body: Static<typeof newOrder>) {
  const { products = [], quantities = [], options = [], choices, positions, repeats } = body
  const pieces = body.pieces?.map(list =>
    list.map(({ colour, size, count }) => ({
      colour: oneLine(colour),
      size: oneLine(size),
      count,
    })),
  )
  const roster = body.roster?.map(rows =>
    rows.map(({ size, colour, name, number }) => ({
      size: oneLine(size),
      colour: oneLine(colour),
      name: oneLine(name),
      number: oneLine(number),
    })),
  )
  return {
    email: body.email.trim(),
    phone: body.phone.trim(),
    products,
    quantities,
    options,
    ...toDetails(body),
    ...(choices && { choices }),
    ...(pieces && { pieces }),
    ...(positions && { positions }),
    ...(roster && { roster }),
    ...(repeats && { repeats, keep: body.keep ?? [] }),
  }
}

/** Returns what the order says beyond its lines. */
export function toDetails({ deadline, ...texts }: OrderDetails): OrderDetails {
  const name = oneLine(texts.name ?? '')
  const company = oneLine(texts.company ?? '')
  const vatNumber = plainVat(texts.vatNumber ?? '')
  const notes = (texts.notes ?? '').trim()
  return {
    ...(deadline && { deadline }),
    ...(name && { name }),
    ...(company && { company }),
    ...(vatNumber && { vatNumber }),
    ...(notes && { notes }),
  }
}

type OrderFields = Pick<NewOrder, 'products' | 'quantities' | 'options'> &
  Partial<Pick<NewOrder, 'choices' | 'pieces' | 'positions' | 'roster' | 'vatNumber'>>

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
