import { createCanvas } from '@napi-rs/canvas'
import type { DesignElement, PrintArea } from '@stampa/design'
import type { FabricObject } from 'fabric/es'
import { printPixelsPerMm } from '../print-area.ts'
import type { MeasuredElement } from '../process/jobs.ts'
import { drawOpaque } from './draw-object.ts'
import { typeset } from './environment.ts'
import { release } from './pixels.ts'

/** Bounding box of ink, mm from the print area's top left corner. */
interface InkBox {
  left: number
  top: number
  right: number
  bottom: number
}

/** Margin around the print area in which ink outside it is detected, as a share of its sides. */
const margin = 0.25

/** Resolution of the measured picture, pixels: 0.2 mm on a T-shirt. */
const measuredPixels = 1_500_000

/** Tolerance for antialiased edges. */
const tolerance = 0.5

/** Measures the visible ink of elements. */
export class Ruler {
  readonly #area: PrintArea
  readonly #pixelsPerMm: number
  readonly #canvas
  readonly #context

  constructor(area: PrintArea) {
    const sides = 1 + 2 * margin
    const squareMm = area.widthMm * area.heightMm * sides ** 2
    this.#area = area
    this.#pixelsPerMm = Math.sqrt(measuredPixels / squareMm)
    this.#canvas = createCanvas(
      Math.max(1, Math.round(area.widthMm * sides * this.#pixelsPerMm)),
      Math.max(1, Math.round(area.heightMm * sides * this.#pixelsPerMm)),
    )
    this.#context = typeset(this.#canvas.getContext('2d'))
  }

  /** Returns the ink of an object, or null when none is in or near the print area. */
  inkBox(object: FabricObject): InkBox | null {
    const { width, height } = this.#canvas
    const scale = this.#pixelsPerMm / printPixelsPerMm
    const left = margin * this.#area.widthMm
    const top = margin * this.#area.heightMm
    this.#context.resetTransform()
    this.#context.clearRect(0, 0, width, height)
    this.#context.translate(left * this.#pixelsPerMm, top * this.#pixelsPerMm)
    this.#context.scale(scale, scale)
    drawOpaque(this.#context, object)
    const { data } = this.#context.getImageData(0, 0, width, height)
    const box = coveredBox(data, width)
    release(data)
    return (
      box && {
        left: box.left / this.#pixelsPerMm - left,
        top: box.top / this.#pixelsPerMm - top,
        right: box.right / this.#pixelsPerMm - left,
        bottom: box.bottom / this.#pixelsPerMm - top,
      }
    )
  }

  /** Returns width and height of the visible ink before rotation. */
  ownSize(element: DesignElement, object: FabricObject): { width: number; height: number } {
    if (element.type === 'image') return { width: element.width, height: element.height }
    if (element.type === 'qr') return { width: element.size, height: element.size }
    const { angle, left, top } = object
    // Centred and upright, where most of it is visible.
    const { widthMm, heightMm } = this.#area
    object.set({
      angle: 0,
      left: (widthMm * printPixelsPerMm) / 2,
      top: (heightMm * printPixelsPerMm) / 2,
    })
    const box = this.inkBox(object)
    object.set({ angle, left, top })
    return box
      ? { width: box.right - box.left, height: box.bottom - box.top }
      : { width: 0, height: 0 }
  }

  /** Returns whether part of the ink is outside the print area. */
  isOutside(box: InkBox | null): boolean {
    return (
      box === null ||
      box.left < -tolerance ||
      box.top < -tolerance ||
      box.right > this.#area.widthMm + tolerance ||
      box.bottom > this.#area.heightMm + tolerance
    )
  }

  /** Returns the distance from the print area's top, and of the centres from each other. */
  place(box: InkBox | null): Pick<MeasuredElement, 'top' | 'middle'> {
    if (!box) return { top: null, middle: null }
    return { top: box.top, middle: (box.left + box.right - this.#area.widthMm) / 2 }
  }
}

/** Minimum alpha of a visible pixel. */
const minAlpha = 64

/** Returns the bounding box of visible pixels; right and bottom are exclusive. */
function coveredBox(data: Uint8ClampedArray, width: number) {
  let [left, top, right, bottom] = [Number.POSITIVE_INFINITY, -1, -1, -1]
  const height = data.length / 4 / width
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if ((data[(y * width + x) * 4 + 3] ?? 0) < minAlpha) continue
      if (top < 0) top = y
      bottom = y + 1
      if (x < left) left = x
      if (x >= right) right = x + 1
    }
  }
  return top < 0 ? null : { left, top, right, bottom }
}
