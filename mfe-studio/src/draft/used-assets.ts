import { type DesignDocument, sides } from '@stampa/design'

/** The images that a design shows on either side, each once, by their hashes. */
export function assetsOf(document: DesignDocument): string[] {
  const images = sides.flatMap(side =>
    document.sides[side].flatMap(element => (element.type === 'image' ? element.asset : [])),
  )
  return [...new Set(images)]
}
