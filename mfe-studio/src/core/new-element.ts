import type { ElementBase, ImageElement, PrintArea, QrElement, TextElement } from '@stampa/design'
import { canvasSize, drawableText, limits, pixelsPerMm, printAreaPixels } from '@stampa/design'

/** New elements with the defaults of the specification. */

/** Largest fraction of the canvas that a new image fills. */
const imageShare = 0.3

const base: Omit<ElementBase, 'id'> = {
  x: 0,
  y: 0,
  rotation: 0,
  opacity: 1,
  flipX: false,
  flipY: false,
  locked: false,
  hidden: false,
  name: '',
  group: null,
}

export function newText(id: string, text: string, area: PrintArea): TextElement {
  const mm = 1 / pixelsPerMm(area)
  return {
    ...base,
    ...canvasCentre(area),
    id,
    type: 'text',
    text: drawableText(text, limits.text),
    font: 'Arial',
    // Canvas pixels: public site specification, sections 3 and 9.
    size: 32 * mm,
    width: 200 * mm,
    fill: '#000000',
    align: 'center',
    lineHeight: 1.16,
    letterSpacing: 0,
    outline: null,
    curve: 0,
    bold: false,
    italic: false,
  }
}

/** Makes an image element, never larger than its pixels on the canvas. */
export function newImage(
  id: string,
  { asset, name, pixels }: Pick<ImageElement, 'asset' | 'name' | 'pixels'>,
  area: PrintArea,
): ImageElement {
  const max = canvasSize * imageShare
  const scale = Math.min(1, max / pixels.width, max / pixels.height) / pixelsPerMm(area)
  return {
    ...base,
    ...canvasCentre(area),
    id,
    type: 'image',
    name: drawableText(name, limits.name),
    asset,
    pixels,
    width: Math.max(limits.length.min, pixels.width * scale),
    height: Math.max(limits.length.min, pixels.height * scale),
    crop: { x: 0, y: 0, width: 1, height: 1 },
    brightness: 0,
    contrast: 0,
    greyscale: false,
    removeWhite: false,
  }
}

/** Side of a QR code that phones read at arm's length, mm. */
const qrSize = 40

export function newQr(id: string, text: string, area: PrintArea): QrElement {
  const size = Math.min(qrSize, area.widthMm / 2, area.heightMm / 2)
  return { ...base, id, type: 'qr', text: drawableText(text, limits.qrText), size, fill: '#000000' }
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
