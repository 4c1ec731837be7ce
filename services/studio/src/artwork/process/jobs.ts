import type { DesignDocument, PrintArea, Side } from '@stampa/design'
import type { Bounds } from '@stampa/service-kit/processes'
import type { ArtworkWarning, MockupDifference, Person } from '../artwork.ts'

/** What a drawing process is asked to do. It reads and writes files of `folder` alone. */
export type Job = DrawJob | SheetJob

/** Draws one mockup's files; `files` names them. */
export interface DrawJob {
  kind: 'draw'
  folder: string
  index: number
  title: string
  document: DesignDocument
  side: Side
  printArea: PrintArea
  colorCode: string
  hasGarment: boolean
}

/** Draws the order's production sheet from what the draw jobs left behind. */
export interface SheetJob {
  kind: 'sheet'
  folder: string
  orderId: string
  /** Milliseconds of Unix time. */
  orderedAt: number
  mockups: readonly SheetMockup[]
}

export interface SheetMockup {
  productName: string
  category: string
  colorName: string
  colorCode: string
  side: Side
  quantity: number
  printArea: PrintArea
  sizes: readonly (readonly [size: string, pieces: number])[]
  people: readonly Person[]
  /** `null` of a mockup that could not be drawn. */
  drawn: DrawnMockup | null
}

/** What is known of a mockup once it is drawn. */
export interface DrawnMockup {
  /** Of the PNG. */
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
  /** The element's text, or the name that its customer gave it. */
  label: string
  /** What is seen of it, before it is turned. */
  width: number
  height: number
  rotation: number
  /** From the print area's top to its highest point; below 0 it begins above. `null` when it is all outside. */
  top: number | null
  /** From the print area's middle to its own, to the right. */
  middle: number | null
  /** Of an image that is made of pixels. */
  dpi: number | null
  /** Of an image: the original's format and the sha256 that names it. */
  source: { format: string; hash: string } | null
}

export interface Inks {
  /** `#rrggbb` of what is printed in one colour, each once. */
  spot: string[]
  /** Whether there are images, which take all the colours of process printing. */
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
  /** What the customer submitted, and what was drawn, small, for the sheet. */
  submittedPreview: (index: number) => `${index}-submitted.jpg`,
  drawnPreview: (index: number) => `${index}-drawn.jpg`,
  sheet: 'sheet.pdf',
} as const

/** The largest print area that is drawn, in pixels at 300 DPI: forty by seventy centimetres. */
export const maxPixels = 40_000_000

/**
 * Forty by fifty centimetres of photographs take two seconds of processor time and 400 MB at most
 * (bench/artwork.ts). What takes longer than these is ended.
 */
export const bounds: Record<Job['kind'], Bounds> = {
  draw: { cpuSeconds: 30, clockSeconds: 120, memory: 1024 ** 3 },
  sheet: { cpuSeconds: 15, clockSeconds: 90, memory: 1024 ** 3 },
}
