import type { FontLabel } from './fonts/labels.ts'

/**
 * A visitor's design, as it is edited, kept, ordered and printed. Lengths are millimetres on the
 * product. The origin is the centre of the side's print area, x grows to the right and y down.
 * Angles are degrees clockwise. Elements stand bottom to top.
 */
export interface DesignDocument {
  readonly version: typeof documentVersion
  /** Both sides show and edit the front's elements; the back's own are then empty. */
  readonly shared: boolean
  readonly sides: Readonly<Record<Side, readonly DesignElement[]>>
}

export const documentVersion = 1

export const sides = ['front', 'back'] as const
export type Side = (typeof sides)[number]

export type DesignElement = ImageElement | TextElement | QrElement

/** What every element has. */
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
  /** As the list of layers shows it; empty for the element's own text or file. */
  readonly name: string
  /** Elements that name the same group are chosen and moved together. */
  readonly group: string | null
}

export interface ImageElement extends ElementBase {
  readonly type: 'image'
  /** sha256 of the original file, lower-case hex. */
  readonly asset: string
  /** Size of the original, upright as its orientation says. */
  readonly pixels: { readonly width: number; readonly height: number }
  /** Of what the crop shows. */
  readonly width: number
  readonly height: number
  readonly crop: ImageCrop
  /** −1 to 1. */
  readonly brightness: number
  /** −1 to 1. */
  readonly contrast: number
  readonly greyscale: boolean
  /** White that touches the image's edge is taken away. */
  readonly removeWhite: boolean
}

/** The part of an image that is shown, in fractions of its width and height. */
export interface ImageCrop {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export type TextAlign = 'left' | 'center' | 'right'

export interface TextElement extends ElementBase {
  readonly type: 'text'
  readonly text: string
  readonly font: FontLabel
  /** Of the font (its em). */
  readonly size: number
  /** `#rrggbb`, lower case. */
  readonly fill: string
  readonly align: TextAlign
  /** Multiple of the size. */
  readonly lineHeight: number
  /** Thousandths of an em. */
  readonly letterSpacing: number
  /** Of the box in which lines are broken. */
  readonly width: number
  readonly outline: TextOutline | null
  /** Degrees of the arc that the text is bent along; 0 is straight, negative opens upwards. */
  readonly curve: number
  readonly bold: boolean
  readonly italic: boolean
}

export interface TextOutline {
  /** `#rrggbb`, lower case. */
  readonly color: string
  readonly width: number
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
  version: documentVersion,
  shared: true,
  sides: { front: [], back: [] },
}

/** What a side shows, bottom to top. */
export function elementsOf(document: DesignDocument, side: Side): readonly DesignElement[] {
  return document.sides[document.shared ? 'front' : side]
}
