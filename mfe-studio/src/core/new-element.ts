import type { ImageElement, PrintArea, QrElement, TextElement } from '@stampa/design'
import {
  canvasSize,
  drawableText,
  limits,
  pixelsPerMm,
  plainImage,
  plainQr,
  plainText,
  printAreaPixels,
} from '@stampa/design'
import { readableOn } from './color.ts'
import { safeSize } from './fit.ts'

/** New elements with the defaults of the specification. */

/** Largest fraction of the canvas that a new image fills. */
const imageShare = 0.3

/**
 * Makes a text element in the centre of the canvas, which the print area need not contain.
 *
 * @param garment colour of the product, `#rrggbb`; on one that hides the specified black, the text is white
 */
export function newText(
  id: string,
  text: string,
  area: PrintArea,
  garment = '#ffffff',
): TextElement {
  const mm = 1 / pixelsPerMm(area)
  return {
    ...plainText,
    ...canvasCentre(area),
    id,
    text: drawableText(text, limits.text),
    // Canvas pixels: public site specification, sections 3 and 9.
    size: 32 * mm,
    width: 200 * mm,
    fill: readableOn(garment),
  }
}

/** Makes an image element in the centre of the print area, never larger than that or than its pixels on the canvas. */
export function newImage(
  id: string,
  { asset, name, pixels }: Pick<ImageElement, 'asset' | 'name' | 'pixels'>,
  area: PrintArea,
): ImageElement {
  const mm = 1 / pixelsPerMm(area)
  const max = canvasSize * imageShare * mm
  const room = safeSize(area)
  const scale = Math.min(
    mm,
    Math.min(max, room.width) / pixels.width,
    Math.min(max, room.height) / pixels.height,
  )
  return {
    ...plainImage,
    id,
    name: drawableText(name, limits.name),
    asset,
    pixels,
    width: Math.max(limits.length.min, pixels.width * scale),
    height: Math.max(limits.length.min, pixels.height * scale),
  }
}

/** Side of a QR code that phones read at arm's length, mm. */
const qrSize = 40

export function newQr(id: string, text: string, area: PrintArea): QrElement {
  const size = Math.min(qrSize, area.widthMm / 2, area.heightMm / 2)
  return { ...plainQr, id, text: drawableText(text, limits.qrText), size, fill: '#000000' }
}

/** The centre of the canvas, in mm from the centre of the print area. */
function canvasCentre(area: PrintArea): { x: number; y: number } {
  const { left, top, width, height } = printAreaPixels(area)
  const scale = pixelsPerMm(area)
  return {
    x: (canvasSize / 2 - left - width / 2) / scale,
    y: (canvasSize / 2 - top - height / 2) / scale,
  }
}
