import { createHash } from 'node:crypto'
import type { DesignDocument, DesignElement, ImageElement, TextElement } from '@stampa/design'

export function sha256(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex')
}

const common = {
  ...{ x: 0, y: 0, rotation: 0, opacity: 1, flipX: false, flipY: false },
  ...{ locked: false, hidden: false, name: '', group: null },
}

/** Returns an image element of 100 × 100 mm at the centre of the print area. */
export function imageElement(asset: string, pixels = { width: 40, height: 50 }): ImageElement {
  return {
    ...common,
    type: 'image',
    id: `image-${asset.slice(0, 8)}`,
    asset,
    pixels,
    ...{ width: 100, height: 100, crop: { x: 0, y: 0, width: 1, height: 1 } },
    ...{ brightness: 0, contrast: 0, greyscale: false, removeWhite: false },
  }
}

export function textElement(text: string): TextElement {
  return {
    ...common,
    type: 'text',
    id: 'text-1',
    text,
    ...{ font: 'Arial', size: 20, fill: '#d6004c', align: 'center', lineHeight: 1.2 },
    ...{ letterSpacing: 0, width: 150, outline: null, curve: 0, bold: false, italic: false },
  }
}

/** Returns a serialised canvas with the document to print. */
export function designData(elements: readonly DesignElement[] = []): string {
  const stampa: DesignDocument = { version: 1, shared: true, sides: { front: elements, back: [] } }
  return JSON.stringify({ version: '7.4.0', objects: [], stampa })
}
