import type { DesignElement } from '@stampa/design'

/** How wide an element is, in mm: an image, a code, or the box of a text. */
export function widthOf(element: DesignElement): number {
  return element.type === 'qr' ? element.size : element.width
}

/** What of the element changes when it gets another width: images keep their shape, text its size. */
export function resized(element: DesignElement, width: number): Partial<DesignElement> {
  if (element.type === 'qr') return { size: width }
  if (element.type === 'text') return { width }
  return { width, height: (element.height * width) / element.width }
}
