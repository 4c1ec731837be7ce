import type { Side } from '@stampa/design'

/** Reference point of measurements on a product. */
export interface Collar {
  /** In Greek, as printed: 'από …'. */
  from: string
  /** Distance from the reference point to the print area, mm. */
  toPrintArea: number
}

/**
 * Reference points assumed for each category, since a product stores only the size of its print area: for clothing
 * the collar's seam, otherwise the upper edge.
 */
const collars = new Map([
  ['tshirt', sides('τη ραφή της λαιμόκοψης', 70, 90)],
  ['hoodie', sides('τη ραφή της κουκούλας', 80, 120)],
  ['mug', sides('το χείλος', 10, 10)],
  ['tote-bag', sides('το άνω στρίφωμα', 60, 60)],
  ['cap', sides('το κουμπί της κορυφής', 60, 60)],
  ['phone-case', sides('την άνω άκρη', 5, 5)],
])

const unknown = sides('την κορυφή της περιοχής εκτύπωσης', 0, 0)

/** @param category of the product; for an unknown one the print area's top is the reference */
export function collarOf(category: string | undefined, side: Side): Collar {
  return (collars.get(category ?? 'other') ?? unknown)[side]
}

function sides(from: string, front: number, back: number): Record<Side, Collar> {
  return { front: { from, toPrintArea: front }, back: { from, toPrintArea: back } }
}
