import type { Side } from '@stampa/design'

/** A saved picture of a design, as it will be ordered. It does not change with the canvas. */
export interface SavedMockup {
  readonly id: string
  readonly productId: string
  readonly productName: string
  readonly colorName: string
  readonly view: Side
  /** Serialised canvas with the design inside it. */
  readonly designData: string
  /** PNG */
  readonly mockupImage: Blob
  readonly quantity: number
  /** Pieces of each size; empty as long as nobody has said. Their sum is the quantity. */
  readonly sizes: Readonly<Record<string, number>>
  /** Who gets a piece of their own. */
  readonly people: readonly Person[]
  /** sha256 of the images that it shows. */
  readonly assets: readonly string[]
}

export interface Person {
  readonly name: string
  readonly number: string
  /** One of the product's, or empty. */
  readonly size: string
}

/** The answer to how many pieces; undefined for none, which saves nothing. */
export function quantityFrom(answer: string): number | undefined {
  const quantity = Number.parseInt(answer, 10)
  return quantity >= 1 && quantity <= mostPieces ? quantity : undefined
}

export const mostPieces = 100_000

/** The mockup with so many pieces of a size; its quantity follows. */
export function withSize(mockup: SavedMockup, size: string, pieces: number): SavedMockup {
  const sizes = { ...mockup.sizes, [size]: pieces }
  if (pieces === 0) delete sizes[size]
  const sum = Object.values(sizes).reduce((total, count) => total + count, 0)
  return { ...mockup, sizes, quantity: sum === 0 ? mockup.quantity : sum }
}

/** What `mockupsData` says of it: all but its picture and its id. */
export function mockupData({ mockupImage: _, id: __, assets: ___, ...data }: SavedMockup) {
  const { sizes, people, ...specified } = data
  return {
    ...specified,
    ...(Object.keys(sizes).length > 0 && { sizes }),
    ...(people.length > 0 && { people }),
  }
}
