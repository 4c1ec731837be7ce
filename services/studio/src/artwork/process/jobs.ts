import type { Bounds } from '@stampa/service-kit/processes'
import type { ArtworkMockup, ArtworkWarning, MockupDifference } from '../artwork.ts'

/** A job of a drawing process, which reads and writes files in `folder` only. */
export type Job = DrawJob | SheetJob

/** Draws one mockup's files; `files` names them. Without a garment file the garment's colour is shown. */
export interface DrawJob
  extends Pick<ArtworkMockup, 'document' | 'side' | 'printArea' | 'colorCode'> {
  kind: 'draw'
  folder: string
  index: number
  title: string
}

/** Draws the order's production sheet from the results of the draw jobs. */
export interface SheetJob {
  kind: 'sheet'
  folder: string
  orderId: string
  /** Milliseconds of Unix time. */
  orderedAt: number
  mockups: readonly SheetMockup[]
}

export interface SheetMockup
  extends Omit<ArtworkMockup, 'document' | 'mockupImage' | 'garmentImage'> {
  /** Null for a mockup that could not be drawn. */
  drawn: DrawnMockup | null
}

/** Result of drawing a mockup. */
export interface DrawnMockup {
  /** Size of the PNG. */
  pixels: { width: number; height: number }
  elements: MeasuredElement[]
  inks: Inks
  warnings: Omit<ArtworkWarning, 'mockup'>[]
  difference: MockupDifference | null
}

/** An element as it is printed. Lengths are millimetres. */
export interface MeasuredElement {
  id: string
  type: 'image' | 'text' | 'qr'
  /** The element's text or name. */
  label: string
  /** Visible size before rotation. */
  width: number
  height: number
  rotation: number
  /** Distance from the print area's top to the highest point; negative above it, null when all is outside. */
  top: number | null
  /** Horizontal distance of the centres, positive to the right; null when all is outside. */
  middle: number | null
  dpi: number | null
  /** Format and sha256 of an image's original. */
  source: { format: string; hash: string } | null
}

export interface Inks {
  /** Spot colours, `#rrggbb`, each once. */
  spot: string[]
  /** Whether there are images, which need process colours. */
  process: boolean
}

export interface Results {
  draw: DrawnMockup
  sheet: null
}

/** Names of the files in the folder that jobs share. */
export const files = {
  asset: (hash: string) => hash,
  mockup: (index: number) => `${index}-mockup`,
  garment: (index: number) => `${index}-garment`,
  artwork: (index: number, kind: 'png' | 'pdf' | 'svg') => `${index}.${kind}`,
  /** Previews of the submitted mockup and of the artwork, for the sheet. */
  submittedPreview: (index: number) => `${index}-submitted.jpg`,
  drawnPreview: (index: number) => `${index}-drawn.jpg`,
  sheet: 'sheet.pdf',
} as const

/** Maximum print area, pixels at 300 DPI: 40 × 70 cm. */
export const maxPixels = 40_000_000

/** Time for drawing all mockups of an order, seconds, without the turns of other orders. */
export const orderSeconds = 120

/** Limits of a job. Photographs of 40 × 50 cm take at most 2 s of processor time and 400 MB (bench/artwork.ts). */
export const bounds: Record<Job['kind'], Bounds> = {
  draw: { cpuSeconds: 15, clockSeconds: 60, memory: 1024 ** 3 },
  sheet: { cpuSeconds: 15, clockSeconds: 90, memory: 1024 ** 3 },
}
