import type { PrintArea } from '@stampa/design'
import { ArtworkError } from './artwork.ts'
import { maxPixels } from './process/jobs.ts'

/** Resolution of every print, DPI: that of transfer printers and plate setters. */
export const printDpi = 300

/** Not rounded; only the picture's edges are whole pixels. */
export const printPixelsPerMm = printDpi / 25.4

/** Returns the size of the print in pixels at 300 DPI, rounded: at most half a pixel (0.04 mm) off. */
export function printPixels({ widthMm, heightMm }: PrintArea) {
  return {
    width: Math.round(widthMm * printPixelsPerMm),
    height: Math.round(heightMm * printPixelsPerMm),
  }
}

/** @throws ArtworkError `area` for an empty, too large or misplaced print area */
export function checkPrintArea(area: PrintArea): void {
  const { width, height } = printPixels(area)
  const drawable = width >= 1 && height >= 1 && width * height <= maxPixels
  const placed = [area.x, area.y, area.width].every(part => part >= 0 && part <= 1)
  if (!drawable || !placed || area.width === 0) throw new ArtworkError('area')
}
