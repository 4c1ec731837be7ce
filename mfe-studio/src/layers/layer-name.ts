import type { DesignElement } from '@stampa/design'

const maxLength = 40

/** The name of an element, without one its text or its kind. */
export function layerName(
  element: DesignElement,
  kinds: { readonly image: string; readonly qr: string },
): string {
  if (element.name !== '') return element.name
  if (element.type === 'image') return kinds.image
  const text = element.text.replaceAll('\n', ' ')
  const name = element.type === 'qr' ? `${kinds.qr}: ${text}` : text
  return name.length > maxLength ? `${name.slice(0, maxLength)}…` : name
}
