import type { Side } from '@stampa/design'
import type { PriceChoice } from '@stampa/pricing'
import { readWhole } from '@stampa/rules/numbers'
import { wordIn } from '@stampa/rules/words'
import type { Product } from '../studio/studio.data.ts'

/** How a design is printed; its sides follow from what is drawn. */
export type PrintChoice = Omit<PriceChoice, 'sides'>

/** A saved picture of a design, as it will be ordered; later changes on the canvas do not affect it. */
export interface SavedMockup {
  readonly id: string
  readonly productId: string
  readonly productName: string
  readonly colorName: string
  readonly view: Side
  /** The same for both sides of the same pieces, which have one quantity, sizes and people. */
  readonly item?: string
  /** Serialised canvas with the design document inside it. */
  readonly designData: string
  /** PNG */
  readonly mockupImage: Blob
  readonly quantity: number
  /** Pieces of each size, or empty; their sum has to be the quantity. */
  readonly sizes: Readonly<Record<string, number>>
  /** Names and numbers for personalised pieces. */
  readonly people: Person[]
  /** The visitor let the studio mend it for print. */
  readonly mended?: boolean
  /** How it is printed, where its product has prices; the sides are those of its item. */
  readonly choice?: PrintChoice
  /** sha256 of the shown images. */
  readonly assets: readonly string[]
}

export interface Person {
  readonly name: string
  readonly number: string
  /** One of the product's sizes, or empty. */
  readonly size: string
}

/** Returns the names of a mockup's product and colour as the page shows them; as saved where its product is gone. */
export function nameOf(
  { productId, productName, colorName }: SavedMockup,
  products: readonly Product[],
): string {
  const product = products.find(({ _id }) => _id === productId)
  return `${product?.name ?? productName}, ${wordIn(product?.words, colorName)}`
}

export const maxPieces = 100_000

/**
 * Reads a number of pieces as people write it: full stops, commas, apostrophes or spaces may group three digits each.
 *
 * @returns a number from 1 to {@link maxPieces}, or why there is none: 'none' without an answer or below 1
 */
export function readQuantity(answer: string): number | 'none' | 'notWhole' | 'tooMany' {
  if (answer.trim() === '') return 'none'
  const quantity = readWhole(answer)
  if (quantity === undefined) return 'notWhole'
  if (quantity < 1) return 'none'
  return quantity <= maxPieces ? quantity : 'tooMany'
}

/** Groups mockups by the pieces that they are printed on: one side or both. */
export function itemsOf(
  mockups: readonly SavedMockup[],
): [SavedMockup, ...(readonly SavedMockup[])][] {
  const items = Map.groupBy(mockups, ({ item, id }) => item ?? id)
  return [...items.values()].flatMap(([first, ...others]) => (first ? [[first, ...others]] : []))
}

/** Puts a saved item in the place of an earlier one, or last. */
export function withItem(
  mockups: readonly SavedMockup[],
  saved: readonly SavedMockup[],
  earlier: readonly SavedMockup[] = [],
): readonly SavedMockup[] {
  const [first] = earlier
  const at = first ? mockups.indexOf(first) : -1
  if (at < 0) return [...mockups, ...saved]
  return mockups.toSpliced(at, 0, ...saved).filter(mockup => !earlier.includes(mockup))
}

/** Returns whether the pieces of a mockup are those of another one before it. */
export function isFurtherSide(mockup: SavedMockup, mockups: readonly SavedMockup[]): boolean {
  return mockup.item !== undefined && mockups.find(({ item }) => item === mockup.item) !== mockup
}

/** Pieces that one quantity, their sizes and their people are for. */
export type Pieces = Pick<SavedMockup, 'quantity' | 'sizes' | 'people'>

/** Sets the pieces of a size. The quantity is the sum of the sizes; without any it stays. */
export function withSize(of: Pieces, size: string, pieces: number): Pieces {
  const sizes = { ...of.sizes, [size]: pieces }
  if (pieces === 0) delete sizes[size]
  const sum = Object.values(sizes).reduce((total, count) => total + count, 0)
  return { ...of, sizes, quantity: sum || of.quantity }
}

/** Sets the people. Each is a piece: without sizes, the quantity is at least their number. */
export function withPeople(of: Pieces, people: Person[]): Pieces {
  const isSized = Object.keys(of.sizes).length > 0
  return { ...of, people, quantity: isSized ? of.quantity : Math.max(of.quantity, people.length) }
}

export type PiecesFault =
  | { readonly kind: 'people'; readonly people: number }
  | { readonly kind: 'size'; readonly size: string }

/**
 * Returns why pieces cannot be ordered: more people than pieces, or people with an unknown size.
 *
 * @param known sizes of the product; none where it has no sizes
 */
export function faultsOf(
  { quantity, people }: Pick<Pieces, 'quantity' | 'people'>,
  known: readonly string[],
): PiecesFault[] {
  const names = new Set(known.map(plainSize))
  const unknown = new Set(
    people.flatMap(({ size }) => (size === '' || names.has(plainSize(size)) ? [] : [size])),
  )
  return [
    ...(people.length > quantity ? [{ kind: 'people', people: people.length } as const] : []),
    ...(known.length > 0 ? [...unknown].map(size => ({ kind: 'size', size }) as const) : []),
  ]
}

/** People write sizes in small letters, too, and with a Greek keyboard. */
function plainSize(size: string): string {
  return size.toUpperCase().replaceAll('Μ', 'M').replaceAll('Χ', 'X')
}

/** The entry of a mockup in `mockupsData`: without picture and id; sizes and people only where set. */
export function mockupData({ mockupImage: _, id: __, assets: ___, ...data }: SavedMockup) {
  const { sizes, people, ...specified } = data
  return {
    ...specified,
    ...(Object.keys(sizes).length > 0 && { sizes }),
    ...(people.length > 0 && { people }),
  }
}

/** Limits of the list of people; lengths in characters. */
const max = { people: 500, name: 60, number: 10, size: 20 }

/**
 * Parses people, one per line, with size, name and number separated by commas, semicolons or tabs: the columns of
 * `@stampa/rules/roster`, where a product without sizes has only the last two.
 */
export function peopleFrom(text: string, hasSizes: boolean): Person[] {
  return text
    .split('\n')
    .map(line => line.split(/[,;\t]/).map(part => part.trim()))
    .map(parts => (hasSizes ? parts : ['', ...parts]).slice(0, 3))
    .filter(parts => parts.some(part => part !== ''))
    .slice(0, max.people)
    .map(([size = '', name = '', number = '']) => ({
      name: name.slice(0, max.name).trimEnd(),
      number: number.slice(0, max.number).trimEnd(),
      size: size.slice(0, max.size).trimEnd(),
    }))
}

/** Formats people for editing; {@link peopleFrom} parses the same people again. */
export function peopleText(people: readonly Person[], hasSizes: boolean): string {
  return people
    .map(({ name, number, size }) => [...(hasSizes ? [size] : []), name, number].join(', '))
    .map(line => line.replace(/(, )+$/, ''))
    .join('\n')
}
