import { createHash } from 'node:crypto'
import {
  type DesignDocument,
  type DesignElement,
  type ImageElement,
  plainImage,
  plainText,
  type TextElement,
} from '@stampa/design'

export function sha256(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex')
}

/** Returns an image element of 100 × 100 mm at the centre of the print area. */
export function imageElement(asset: string, pixels = { width: 40, height: 50 }): ImageElement {
  return {
    ...plainImage,
    ...{ id: `image-${asset.slice(0, 8)}`, asset, pixels, width: 100, height: 100 },
  }
}

export function textElement(text: string): TextElement {
  return {
    ...plainText,
    ...{ id: 'text-1', text, size: 20, fill: '#d6004c', lineHeight: 1.2, width: 150 },
  }
}

/** Returns a serialised canvas with the document to print. */
export function designData(elements: readonly DesignElement[] = []): string {
  const stampa: DesignDocument = { version: 1, shared: true, sides: { front: elements, back: [] } }
  return JSON.stringify({ version: '7.4.0', objects: [], stampa })
}
