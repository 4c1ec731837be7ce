import { type DesignDocument, elementsOf, parseDesignDocument, sides } from '@stampa/design'
import { designBounds, parseBounded } from './json-bounds.ts'

/** What a serialised canvas says of itself. */
export interface DesignData {
  /** What the artwork is made of; undefined when the canvas came without. */
  document: DesignDocument | undefined
  /** sha256 of the original images that the document shows, on either side. */
  assets: string[]
}

/**
 * Reads `designData` as a stranger's: bounded JSON of an object, in which a document of ours may stand as
 * `stampa`. Nothing of the rest is looked at.
 *
 * @returns undefined when it is no such thing
 */
export function readDesignData(text: string): DesignData | undefined {
  const parsed = parseBounded(text, designBounds)
  if (typeof parsed?.value !== 'object' || parsed.value === null || Array.isArray(parsed.value)) {
    return undefined
  }
  const { stampa } = parsed.value as { stampa?: unknown }
  if (stampa === undefined) return { document: undefined, assets: [] }
  return readDocument(stampa)
}

/** @returns undefined when it is no document */
export function readDocument(value: unknown): DesignData | undefined {
  const parsed = parseDesignDocument(value)
  if (!parsed.ok) return undefined
  const elements = sides.flatMap(side => elementsOf(parsed.document, side))
  const images = elements.flatMap(element => (element.type === 'image' ? [element.asset] : []))
  return { document: parsed.document, assets: [...new Set(images)] }
}
