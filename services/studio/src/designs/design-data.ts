import { type DesignDocument, elementsOf, parseDesignDocument, sides } from '@stampa/design'
import { parseBounded } from './json-bounds.ts'

/** Parsed `designData` of a mockup. */
export interface DesignData {
  /** The document to print; undefined when the canvas has none. */
  document: DesignDocument | undefined
  /** sha256 of the document's original images, on both sides. */
  assets: string[]
}

/**
 * Parses `designData`, which is untrusted: bounded JSON of an object with an optional document in `stampa`. Other
 * fields are ignored.
 *
 * @returns undefined when it is invalid
 */
export function readDesignData(text: string): DesignData | undefined {
  const parsed = parseBounded(text)
  if (typeof parsed?.value !== 'object' || parsed.value === null || Array.isArray(parsed.value)) {
    return undefined
  }
  const { stampa } = parsed.value as { stampa?: unknown }
  if (stampa === undefined) return { document: undefined, assets: [] }
  return readDocument(stampa)
}

/** @returns undefined for an invalid document */
export function readDocument(value: unknown): DesignData | undefined {
  const parsed = parseDesignDocument(value)
  if (!parsed.ok) return undefined
  const elements = sides.flatMap(side => elementsOf(parsed.document, side))
  const images = elements.flatMap(element => (element.type === 'image' ? [element.asset] : []))
  return { document: parsed.document, assets: [...new Set(images)] }
}
