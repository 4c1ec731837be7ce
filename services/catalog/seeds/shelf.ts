import type { Drawing } from '@stampa/drawings/kit/drawing'

/** A product of the demo shop, before its picture is painted. */
export interface Good {
  readonly title: string
  readonly description: string
  /** What its picture shows, for those who cannot see it. */
  readonly alt: string
  /** Names of further categories, beside the shelf's own. */
  readonly also?: readonly string[]
  /** Names of the events that it is made for. */
  readonly events?: readonly string[]
  readonly drawing: Drawing
}

/** A category with the goods that are its own. */
export interface Shelf {
  readonly name: string
  readonly description: string
  readonly goods: readonly Good[]
  readonly picture: ShelfPicture
}

/** The category's picture: a few of its goods before a disc of one ink, on 1600 × 1200 units. */
export interface ShelfPicture {
  /** What it shows, for those who cannot see it. */
  readonly alt: string
  readonly ink: string
  readonly disc: readonly [x: number, y: number, radius: number]
  /** From the back to the front: which good, where its centre is, and how large. */
  readonly goods: readonly (readonly [index: number, x: number, y: number, scale: number])[]
}
