import type { DesignElement } from '@stampa/design'

/** Width of an image, a QR code or the box of a text, mm. */
export function widthOf(element: DesignElement): number {
  return element.type === 'qr' ? element.size : element.width
}

/** The fields of an element with another width: an image keeps its proportions, a text its font size. */
export function resized(element: DesignElement, width: number): Record<string, number> {
  if (element.type === 'qr') return { size: width }
  if (element.type === 'text') return { width }
  return { width, height: (element.height * width) / element.width }
}

/** The same angle from −180 (exclusive) to 180 degrees. */
export function normalAngle(degrees: number): number {
  const rest = degrees % 360
  return rest > 180 ? rest - 360 : rest <= -180 ? rest + 360 : rest
}
