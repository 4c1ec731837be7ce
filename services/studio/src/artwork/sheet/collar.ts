import type { Side } from '@stampa/design'

/** Where a print is measured from on a product, and how far below that its print area begins. */
export interface Collar {
  /** In Greek, as printed: 'από …'. */
  from: string
  /** Millimetres. */
  toPrintArea: number
}

/**
 * What the shop's templates assume of a category, since a product says no more of its print area than its size: on
 * the front of clothing it begins a hand's breadth below the collar's seam, on the back a little lower;
 * of what has no collar the upper edge takes its place.
 */
const collars: Record<string, Record<Side, Collar>> = {
  tshirt: sides('τη ραφή της λαιμόκοψης', 70, 90),
  hoodie: sides('τη ραφή της κουκούλας', 80, 120),
  mug: sides('το χείλος', 10, 10),
  'tote-bag': sides('το άνω στρίφωμα', 60, 60),
  cap: sides('το κουμπί της κορυφής', 60, 60),
  'phone-case': sides('την άνω άκρη', 5, 5),
}

const unknown = sides('την κορυφή της περιοχής εκτύπωσης', 0, 0)

/** @param category of the product; one that is not known is measured from its print area */
export function collarOf(category: string, side: Side): Collar {
  const known = Object.hasOwn(collars, category) ? collars[category] : undefined
  return (known ?? unknown)[side]
}

function sides(from: string, front: number, back: number): Record<Side, Collar> {
  return { front: { from, toPrintArea: front }, back: { from, toPrintArea: back } }
}
