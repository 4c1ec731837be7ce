import { createHash } from 'node:crypto'
import type { DesignElement } from '@stampa/design'
import { type CorpusDesign, corpusAsset, corpusDesign } from '@stampa/studio/designs'

/**
 * A poster of 30 × 40 cm on a garment's front, as full as they come: a photograph of twelve megapixels over all of it,
 * outlined and bent text and a translucent logo of the corpus's poster, enlarged to it.
 */
export function posterOf(photograph: Buffer): CorpusDesign & {
  asset(hash: string): Promise<Buffer>
} {
  const small = corpusDesign('whole-poster')
  const hash = createHash('sha256').update(photograph).digest('hex')
  const scale = 300 / small.printArea.widthMm
  const front = small.document.sides.front.map(element => enlarged(element, scale, hash))
  return {
    ...small,
    printArea: { ...small.printArea, widthMm: 300, heightMm: 400 },
    document: { ...small.document, sides: { front, back: [] } },
    asset: async wanted => (wanted === hash ? photograph : corpusAsset(wanted).bytes),
  }
}

/** Its photograph is ours. */
function enlarged(element: DesignElement, scale: number, hash: string): DesignElement {
  const placed = { ...element, x: element.x * scale, y: element.y * scale }
  switch (placed.type) {
    case 'qr':
      return { ...placed, size: placed.size * scale }
    case 'text':
      return { ...placed, size: placed.size * scale, width: placed.width * scale }
    case 'image': {
      const size = { width: placed.width * scale, height: placed.height * scale }
      const asset = placed.name === 'photo.jpg' ? hash : placed.asset
      return { ...placed, ...size, asset }
    }
  }
}
