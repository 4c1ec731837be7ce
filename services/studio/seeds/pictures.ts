import { availableParallelism } from 'node:os'
import type { Drawing } from '@stampa/drawings/kit/drawing'
import { icon } from '@stampa/drawings/kit/scene'
import { createLimit } from '@stampa/service-kit/media'
import sharp from 'sharp'
import type { PrintArea } from '../src/routes/design-studio/products/print-area.ts'

/** Width and height of a product's picture, in pixels. */
const pixels = 1200

/** How much wider the picture is than the thing on it: see `icon`. */
const margin = 1.08

/** Part of the studio's canvas that the picture takes: public-site specification, section 9. */
const onCanvas = 0.9

/** Each picture takes 20 MB while it is painted. */
const turns = createLimit(availableParallelism())

/** The picture of a product: the thing in the middle of a square, on nothing. */
export function paint(drawing: Drawing): Promise<Buffer> {
  return turns(() =>
    sharp(Buffer.from(icon(drawing, pixels)))
      .png({ compressionLevel: 6 })
      .toBuffer(),
  )
}

interface Measures {
  /** Upper edge and width, in units of the drawing; it is centred on the drawing's axis. */
  top: number
  width: number
  mm: readonly [width: number, height: number]
}

/** Where on the canvas a printed area of the drawing lies. */
export function areaOn({ bounds }: Drawing, { top, width, mm }: Measures): PrintArea {
  const side = Math.max(bounds.width, bounds.height) * margin
  const left = bounds.x + bounds.width / 2 - side / 2
  const upper = bounds.y + bounds.height / 2 - side / 2
  const fraction = (units: number) => rounded((onCanvas * units) / side)
  return {
    x: rounded((1 - onCanvas) / 2 + fraction(-width / 2 - left)),
    y: rounded((1 - onCanvas) / 2 + fraction(top - upper)),
    width: fraction(width),
    widthMm: mm[0],
    heightMm: mm[1],
  }
}

function rounded(value: number): number {
  return Math.round(value * 10_000) / 10_000
}
