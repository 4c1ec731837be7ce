import type { DesignDocument, PrintArea, Side } from '@stampa/design'

/** An ordered design, as the customer submitted it. */
export interface ArtworkInput {
  readonly orderId: string
  /** The time of what is made: made again it is the same, to the byte. @default now */
  readonly orderedAt?: Date
  readonly mockups: readonly ArtworkMockup[]
  /** The original file of an image, by the sha256 of its bytes in lower-case hex. */
  readonly assets: (hash: string) => Promise<Buffer>
}

export interface ArtworkMockup {
  readonly document: DesignDocument
  readonly side: Side
  readonly printArea: PrintArea
  readonly productName: string
  /** Of the product; says from where on it the print is measured. @default 'other' */
  readonly category?: string
  readonly colorName: string
  /** Of the garment, `#rrggbb`. */
  readonly colorCode: string
  readonly quantity: number
  /** Pieces of each size, in the order to be printed; they add up to the quantity. */
  readonly sizes?: Readonly<Record<string, number>>
  /** Who gets which name and number. */
  readonly people?: readonly Person[]
  /** The picture that the customer saw and submitted. */
  readonly mockupImage: Buffer
  /**
   * The picture of the garment that the customer designed on. With it the whole print area is
   * compared with the mockup, without it only what the design covers.
   */
  readonly garmentImage?: Buffer
}

export interface Person {
  readonly name: string
  readonly number: string
  readonly size: string
}

export const artworkKinds = ['png', 'pdf', 'svg', 'sheet'] as const
export type ArtworkKind = (typeof artworkKinds)[number]

/** A file for the print shop. */
export interface ArtworkFile {
  /** Index of its mockup; `null` of the sheet, which is of the whole order. */
  readonly mockup: number | null
  readonly kind: ArtworkKind
  /** Under which it is saved: letters, digits, hyphens and its ending. */
  readonly name: string
  readonly contentType: string
  readonly bytes: Buffer
  /** Of its mockup; that of the sheet tells which mockups could not be drawn. */
  readonly report: ArtworkReport
}

/** What staff must know before they print. */
export interface ArtworkReport {
  readonly warnings: readonly ArtworkWarning[]
  /** `null` when the submitted mockup cannot be read, and of the sheet. */
  readonly difference: MockupDifference | null
}

export interface ArtworkWarning {
  /**
   * - `low_resolution`: an image is printed at less than 100 DPI; `value` is its DPI
   * - `moderate_resolution`: at less than 150 DPI
   * - `outside`: an element lies wholly or partly outside the print area
   * - `missing_glyphs`: `value` are characters that the font has not
   * - `differs`: the mockup shows something else than what is printed; `value` is the share of pixels
   * - `mockup_unreadable`: the submitted mockup cannot be read
   * - `not_drawn`: there is no artwork of the mockup; `value` is the ArtworkFault
   */
  readonly code:
    | 'low_resolution'
    | 'moderate_resolution'
    | 'outside'
    | 'missing_glyphs'
    | 'differs'
    | 'mockup_unreadable'
    | 'not_drawn'
  /** Index of the mockup. */
  readonly mockup: number
  /** Id of the element; `null` when it is of the whole mockup. */
  readonly element: string | null
  readonly value: string | number | null
}

export interface MockupDifference {
  /** Share of the compared pixels that differ visibly, 0 to 1. */
  readonly share: number
  /** Whether that is more than another program's drawing of the same explains. */
  readonly differs: boolean
}
