import type { FontLabel } from './fonts/faces.ts'

/**
 * A visitor's design, as it is edited, stored, ordered and printed. Lengths are millimetres on the product, from the
 * centre of the side's print area, x to the right and y down. Angles are degrees clockwise. Elements are ordered
 * bottom to top.
 */
export interface DesignDocument {
  readonly version: 1
  /** Both sides show and edit the elements of the front; the back is empty then. */
  readonly shared: boolean
  readonly sides: Readonly<Record<Side, readonly DesignElement[]>>
}

export const sides = ['front', 'back'] as const
export type Side = (typeof sides)[number]

export type DesignElement = ImageElement | TextElement | QrElement

/** Fields of every element. */
export interface ElementBase {
  /** Unique in the document. */
  readonly id: string
  /** Of the element's centre. */
  readonly x: number
  readonly y: number
  readonly rotation: number
  /** 0 to 1. */
  readonly opacity: number
  readonly flipX: boolean
  readonly flipY: boolean
  readonly locked: boolean
  readonly hidden: boolean
  /** Name in the list of layers; empty for a name from the content. */
  readonly name: string
  /** Elements of the same group are selected and moved together. */
  readonly group: string | null
}

export interface ImageElement extends ElementBase {
  readonly type: 'image'
  /** sha256 of the original file, lower-case hex. */
  readonly asset: string
  /** Size of the upright original. */
  readonly pixels: { readonly width: number; readonly height: number }
  /** Of the visible part. */
  readonly width: number
  readonly height: number
  /** The visible part, in fractions of the image's width and height. */
  readonly crop: {
    readonly x: number
    readonly y: number
    readonly width: number
    readonly height: number
  }
  /** −1 to 1. */
  readonly brightness: number
  /** −1 to 1. */
  readonly contrast: number
  readonly greyscale: boolean
  /** Makes white that touches the image's edge transparent. */
  readonly removeWhite: boolean
}

export interface TextElement extends ElementBase {
  readonly type: 'text'
  readonly text: string
  readonly font: FontLabel
  /** Of the font (its em). */
  readonly size: number
  /** `#rrggbb`, lower case. */
  readonly fill: string
  readonly align: 'left' | 'center' | 'right'
  /** Multiple of the size. */
  readonly lineHeight: number
  /** Thousandths of an em. */
  readonly letterSpacing: number
  /** Of the box that breaks lines. */
  readonly width: number
  /** Its colour is `#rrggbb`, lower case. */
  readonly outline: { readonly color: string; readonly width: number } | null
  /** Degrees of the text's arc; 0 is straight, negative opens upwards. */
  readonly curve: number
  readonly bold: boolean
  readonly italic: boolean
}

export interface QrElement extends ElementBase {
  readonly type: 'qr'
  readonly text: string
  /** Of the square's side. */
  readonly size: number
  /** `#rrggbb`, lower case. */
  readonly fill: string
}

export const emptyDocument: DesignDocument = {
  version: 1,
  shared: true,
  sides: { front: [], back: [] },
}

/** The elements that a side shows, bottom to top. */
export function elementsOf(document: DesignDocument, side: Side): readonly DesignElement[] {
  return document.sides[document.shared ? 'front' : side]
}
