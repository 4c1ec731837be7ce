import type { PrintArea } from '@stampa/design'
import { ArtworkError } from './artwork-error.ts'
import { maxPixels } from './process/jobs.ts'

/** Of every print: what transfer printers and plate setters work at. */
export const printDpi = 300

/** Exact, so that lengths are; only the picture's own edges are rounded to whole pixels. */
export const printPixelsPerMm = printDpi / 25.4

/**
 * Size of the print in pixels: the print area's millimetres at 300 DPI, each rounded to the nearest
 * whole pixel, so that it is off by half a pixel (0.04 mm) at most.
 */
export function printPixels({ widthMm, heightMm }: PrintArea) {
  return {
    width: Math.round(widthMm * printPixelsPerMm),
    height: Math.round(heightMm * printPixelsPerMm),
  }
}

/** @throws ArtworkError `area` when nothing sensible can be drawn in it */
export function checkPrintArea(area: PrintArea): void {
  const { width, height } = printPixels(area)
  const drawable = width >= 1 && height >= 1 && width * height <= maxPixels
  const placed = [area.x, area.y, area.width].every(part => part >= 0 && part <= 1)
  if (!drawable || !placed || area.width === 0) throw new ArtworkError('area')
}
