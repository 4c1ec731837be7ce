import { type DesignElement, drawableText, limits } from '@stampa/design'
import type { Fields } from './step.ts'

/**
 * The change as far as a design may go: places end at its border, and a size that would leave the
 * limits changes nothing, so that whatever is edited can be kept, sent and printed.
 */
export function withinLimits(element: DesignElement, fields: Fields): Fields {
  const next = { ...element, ...fields } as DesignElement
  if (!hasSize(next)) return {}
  const text = 'text' in next ? drawableText(next.text, mostText[next.type]) : undefined
  if (text === '') return {}
  return {
    ...fields,
    ...('text' in fields && { text }),
    ...('x' in fields && { x: onTheSide(next.x) }),
    ...('y' in fields && { y: onTheSide(next.y) }),
  }
}

/** Characters. */
const mostText = { text: limits.text, qr: limits.qrText }

function onTheSide(place: number): number {
  return Math.min(limits.position, Math.max(-limits.position, place))
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
