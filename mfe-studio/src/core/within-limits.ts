import { type DesignElement, drawableText, limits } from '@stampa/design'
import type { Fields } from './history.ts'

/**
 * Restricts a change to the limits of a design, so that every edited design can be stored, sent and printed: positions
 * end at the limit; a size beyond the limits, or no drawable text, rejects the whole change.
 */
export function withinLimits(element: DesignElement, fields: Fields): Fields {
  const next = { ...element, ...fields } as DesignElement
  if (!hasSize(next)) return {}
  const text = 'text' in next ? drawableText(next.text, maxText[next.type]) : undefined
  if (text === '') return {}
  return {
    ...fields,
    ...('text' in fields && { text }),
    ...('x' in fields && { x: withinPosition(next.x) }),
    ...('y' in fields && { y: withinPosition(next.y) }),
  }
}

/** Characters. */
const maxText = { text: limits.text, qr: limits.qrText }

function withinPosition(position: number): number {
  return Math.min(limits.position, Math.max(-limits.position, position))
}

function hasSize(element: DesignElement): boolean {
  switch (element.type) {
    case 'image':
      return isWithin(limits.length, element.width) && isWithin(limits.length, element.height)
    case 'qr':
      return isWithin(limits.length, element.size)
    case 'text':
      return (
        isWithin(limits.textSize, element.size) &&
        isWithin(limits.length, element.width) &&
        isWithin(limits.outlineWidth, element.outline?.width ?? 0)
      )
  }
}

function isWithin({ min, max }: { min: number; max: number }, value: number): boolean {
  return value >= min && value <= max
}
