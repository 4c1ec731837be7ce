import type { DesignElement } from '@stampa/design'

const longest = 40

/** What an element is called: its own name, its text, or what it is. */
export function layerName(
  element: DesignElement,
  kinds: { readonly image: string; readonly qr: string },
): string {
  if (element.name !== '') return element.name
  if (element.type === 'image') return kinds.image
  const text = element.text.replaceAll('\n', ' ')
  const name = element.type === 'qr' ? `${kinds.qr}: ${text}` : text
  return name.length > longest ? `${name.slice(0, longest)}…` : name
}
