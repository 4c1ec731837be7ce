import type { DesignElement } from '@stampa/design'
import type { Box } from './arrange.ts'
import { readableOn } from './color.ts'
import { fitInto, placedElement } from './fit.ts'
import { effectiveDpi, type Finding, isUnseen, type Surroundings, thresholds } from './preflight.ts'

const stopping: ReadonlySet<Finding['kind']> = new Set([
  'outside-area',
  'very-low-resolution',
  'color-near-garment',
])

/** Whether an order with the finding stops for a question: parts that are cut off, or images whose pixels will show. */
export function stopsOrder({ kind }: Finding): boolean {
  return stopping.has(kind)
}

/**
 * Makes coarse images small enough to print well, hardly seen parts readable, and puts every element whole
 * into the area.
 */
export function mended(
  elements: readonly DesignElement[],
  { area, boxes, garment }: Pick<Surroundings, 'area' | 'boxes' | 'garment'>,
): DesignElement[] {
  return elements.map(made => {
    const element = isUnseen(made, garment) ? { ...made, fill: readableOn(garment) } : made
    const box = boxes.find(({ id }) => id === element.id)
    if (!box) return element
    const scale = element.type === 'image' ? sharpScale(effectiveDpi(element)) : 1
    const { x, y } = element
    // In place: lengths are scaled around the element's centre.
    const sharp = { scale, x: x - x * scale, y: y - y * scale }
    const sharpBox: Box = {
      ...box,
      left: x + (box.left - x) * scale,
      top: y + (box.top - y) * scale,
      width: box.width * scale,
      height: box.height * scale,
    }
    return placedElement(placedElement(element, sharp), fitInto([sharpBox], area))
  })
}

function sharpScale(dpi: number): number {
  const { low, veryLow } = thresholds.resolution
  return dpi < veryLow ? dpi / low : 1
}
