import type { ElementBase, ImageElement, PrintArea, QrElement, TextElement } from '@stampa/design'
import { canvasSize, drawableText, limits, pixelsPerMm } from '@stampa/design'

/** New elements, in the middle of the side, as the specification wants them. */

/** Canvas pixels; see the specification, sections 3 and 9. */
const textDefaults = { size: 32, width: 200, fill: '#000000' }

/** An image takes at most this part of the canvas. */
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
    size: textDefaults.size * mm,
    width: textDefaults.width * mm,
    fill: textDefaults.fill,
    align: 'center',
    lineHeight: 1.16,
    letterSpacing: 0,
    outline: null,
    curve: 0,
    bold: false,
    italic: false,
  }
}

export interface NewImage {
  readonly asset: string
  readonly name: string
  readonly pixels: { readonly width: number; readonly height: number }
}

/** Never larger than its pixels on the canvas. */
export function newImage(
  id: string,
  { asset, name, pixels }: NewImage,
  area: PrintArea,
): ImageElement {
  const most = canvasSize * imageShare
  const scale = Math.min(1, most / pixels.width, most / pixels.height) / pixelsPerMm(area)
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

/** Large enough to be read by any telephone at arm's length. */
const qrSize = 40

export function newQr(id: string, text: string, area: PrintArea): QrElement {
  const size = Math.min(qrSize, area.widthMm / 2, area.heightMm / 2)
  return {
    ...base,
    id,
    type: 'qr',
    text: drawableText(text, limits.qrText),
    size,
    fill: '#000000',
  }
}

/** The centre of the canvas, in mm from the centre of the print area. */
function canvasCentre(area: PrintArea): { x: number; y: number } {
  const mm = 1 / pixelsPerMm(area)
  const height = area.heightMm / mm
  return {
    x: (canvasSize / 2 - (area.x + area.width / 2) * canvasSize) * mm,
    y: (canvasSize / 2 - (area.y * canvasSize + height / 2)) * mm,
  }
}
