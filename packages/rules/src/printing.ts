/** Print areas of a custom order (public site specification, section 5). */
export const orderPrintAreas = ['Κέντρο', 'Στήθος', 'Πλάτη', 'Αλλού'] as const

const englishAreas: Readonly<Record<string, string>> = {
  Κέντρο: 'Centre',
  Στήθος: 'Chest',
  Πλάτη: 'Back',
  Αλλού: 'Elsewhere',
} satisfies Record<(typeof orderPrintAreas)[number], string>

/**
 * Returns the names of print areas, which are stored in Greek.
 *
 * @example areasText(['Στήθος', 'Πλάτη'], 'en') // 'Chest, Back'
 */
export function areasText(areas: readonly string[], lang: 'el' | 'en'): string {
  return areas.map(area => (lang === 'en' && englishAreas[area]) || area).join(', ')
}

/** Names of the places of a product that can be printed. */
const positionNames = {
  front: { el: 'Μπροστά', en: 'Front' },
  back: { el: 'Πίσω', en: 'Back' },
  'left-chest': { el: 'Αριστερό στήθος', en: 'Left chest' },
  'right-chest': { el: 'Δεξί στήθος', en: 'Right chest' },
  'left-sleeve': { el: 'Αριστερό μανίκι', en: 'Left sleeve' },
  'right-sleeve': { el: 'Δεξί μανίκι', en: 'Right sleeve' },
  neck: { el: 'Αυχένας', en: 'Back of the neck' },
  around: { el: 'Γύρω γύρω', en: 'All around' },
} as const

/** A place of a product that can be printed. */
export type PrintPosition = keyof typeof positionNames

export const printPositions = Object.keys(positionNames) as PrintPosition[]

/** @example positionsText(['front', 'left-sleeve'], 'en') // 'Front, Left sleeve' */
export function positionsText(positions: readonly PrintPosition[], lang: 'el' | 'en'): string {
  return positions.map(position => positionNames[position][lang]).join(', ')
}

/** Pieces of one colour and size in a line of an order; empty texts where a product has no colours or sizes. */
export interface Pieces {
  colour: string
  size: string
  count: number
}

/** Most entries of pieces in one line. */
export const maxPieces = 200

export function countPieces(pieces: readonly Pieces[]): number {
  return pieces.reduce((sum, { count }) => sum + count, 0)
}

/** Returns pieces by colour, in their order. */
export function piecesByColour(pieces: readonly Pieces[]): [colour: string, pieces: Pieces[]][] {
  const colours = new Map<string, Pieces[]>()
  for (const piece of pieces) {
    colours.set(piece.colour, [...(colours.get(piece.colour) ?? []), piece])
  }
  return [...colours]
}

/**
 * @example piecesText([{ colour: 'Λευκό', size: 'S', count: 5 }, { colour: 'Λευκό', size: 'M', count: 2 }])
 *   // 'Λευκό: 5 × S, 2 × M'
 */
export function piecesText(pieces: readonly Pieces[]): string {
  return piecesByColour(pieces)
    .map(([colour, list]) => {
      const sizes = list.map(({ size, count }) => (size === '' ? `${count}` : `${count} × ${size}`))
      return [colour, sizes.join(', ')].filter(Boolean).join(': ')
    })
    .join(' · ')
}

/** Categories of studio products (back-office specification, section 5); the first is the default. */
export const productCategories = [
  'tshirt',
  'hoodie',
  'mug',
  'phone-case',
  'tote-bag',
  'cap',
  'other',
] as const
export type ProductCategory = (typeof productCategories)[number]

/** Millimetres: smallest and largest width and height of a studio product's print area. */
export const printAreaMm = { min: 10, max: 2000 } as const
