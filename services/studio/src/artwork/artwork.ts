import type { DesignDocument, PrintArea, Side } from '@stampa/design'

export interface ArtworkInput {
  readonly orderId: string
  /** Timestamp in the files; equal input and time give equal bytes. @default now */
  readonly orderedAt?: Date
  readonly mockups: readonly ArtworkMockup[]
  /** Returns the original file of an image by its sha256, lower-case hex. */
  readonly assets: (hash: string) => Promise<Buffer>
}

export interface ArtworkMockup {
  readonly document: DesignDocument
  readonly side: Side
  readonly printArea: PrintArea
  readonly productName: string
  /** Category of the product; decides the reference point of measurements. @default 'other' */
  readonly category?: string
  readonly colorName: string
  /** Colour of the garment, `#rrggbb`. */
  readonly colorCode: string
  readonly quantity: number
  /** Index of the mockup of the same pieces' other side, which counts them. */
  readonly sameAs?: number
  /** Pieces per size; they add up to the quantity. */
  readonly sizes?: Readonly<Record<string, number>>
  /** Name, number and size of each personalised piece. */
  readonly people?: readonly Readonly<Record<'name' | 'number' | 'size', string>>[]
  /** The mockup as the customer submitted it. */
  readonly mockupImage: Buffer
  /**
   * Picture of the garment. With it the whole print area is compared with the mockup, without it only the area that
   * the design covers.
   */
  readonly garmentImage?: Buffer
}

export type ArtworkKind = 'png' | 'pdf' | 'svg' | 'sheet'

/** A file for the print shop. */
export interface ArtworkFile {
  /** Index of the mockup; null for the sheet of the whole order. */
  readonly mockup: number | null
  readonly kind: ArtworkKind
  /** File name: letters, digits, hyphens and extension. */
  readonly name: string
  readonly contentType: string
  readonly bytes: Buffer
  /** Report of the mockup; the sheet's report lists the mockups that could not be drawn. */
  readonly report: ArtworkReport
}

/** Warnings for the staff before printing. */
export interface ArtworkReport {
  readonly warnings: readonly ArtworkWarning[]
  /** Null for the sheet, and when the submitted mockup cannot be read. */
  readonly difference: MockupDifference | null
}

export interface ArtworkWarning {
  /**
   * - `low_resolution`: an image is printed at less than 100 DPI; `value` is its DPI
   * - `moderate_resolution`: at less than 150 DPI
   * - `outside`: an element lies wholly or partly outside the print area
   * - `missing_glyphs`: `value` are characters that the font has not
   * - `differs`: the mockup differs from the print; `value` is the share of pixels
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
  /** Id of the element; null for the whole mockup. */
  readonly element: string | null
  readonly value: string | number | null
}

export interface MockupDifference {
  /** Share of the compared pixels that differ visibly, 0 to 1. */
  readonly share: number
  /** Whether the share exceeds the tolerance for different renderers. */
  readonly differs: boolean
}

/**
 * Why a mockup's artwork cannot be made. Only `busy` is worth a retry.
 * - `document`: not a design, or out of bounds
 * - `area`: no print area, or one too large to draw
 * - `asset`: an image is missing, does not match its hash, or cannot be decoded
 * - `costly`: drawing exceeded its time or memory limit
 * - `damaged`: the drawing process died
 * - `busy`: no process could be started
 */
export type ArtworkFault = 'document' | 'area' | 'asset' | 'costly' | 'damaged' | 'busy'

export class ArtworkError extends Error {
  readonly fault: ArtworkFault

  constructor(fault: ArtworkFault, options?: ErrorOptions) {
    super(`artwork refused: ${fault}`, options)
    this.name = 'ArtworkError'
    this.fault = fault
  }
}
