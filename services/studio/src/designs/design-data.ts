import { type DesignDocument, elementsOf, parseDesignDocument, sides } from '@stampa/design'
import { measureJson } from '@stampa/service-kit'

/** Parsed `designData` of a mockup. */
export interface DesignData {
  /** The document to print; undefined when the canvas has none. */
  document: DesignDocument | undefined
  /** sha256 of the document's original images, on both sides. */
  assets: string[]
  /** Number of the document's elements, on both sides. */
  elements: number
}

/**
 * Parses `designData`, which is untrusted: bounded JSON of an object with an optional document in `stampa`. Other
 * fields are ignored.
 *
 * @returns undefined when it is invalid
 */
export function readDesignData(text: string): DesignData | undefined {
  const data = parseBounded(text)
  if (!data) return undefined
  if (!('stampa' in data)) return { document: undefined, assets: [], elements: 0 }
  const parsed = parseDesignDocument(data.stampa)
  if (!parsed.ok) return undefined
  const { front, back } = parsed.document.sides
  const elements = sides.flatMap(side => elementsOf(parsed.document, side))
  const images = elements.flatMap(element => (element.type === 'image' ? [element.asset] : []))
  return {
    document: parsed.document,
    assets: [...new Set(images)],
    elements: front.length + back.length,
  }
}

/** Bounds of the untrusted JSON text of a design; 300 elements on a side take a tenth of each. */
export const designBounds = {
  /** Maximum length, UTF-16 units. */
  length: 1_000_000,
  /** Maximum nesting of objects and lists. */
  depth: 32,
  /** Maximum number of objects and lists. */
  nodes: 20_000,
  /** Maximum absolute value of a number. */
  magnitude: 10_000_000,
}

/** Keys that could pollute prototypes. */
const forbiddenKeys = new Set(['__proto__', 'prototype', 'constructor'])

/** Parses a JSON object. @returns undefined when the text is invalid, no object, or out of bounds */
export function parseBounded(text: string, bounds = designBounds): object | undefined {
  if (text.length > bounds.length) return undefined
  const { depth, nodes } = measureJson(text)
  if (depth > bounds.depth || nodes > bounds.nodes) return undefined
  try {
    const value: unknown = JSON.parse(text)
    return isObject(value) && isHarmless(value, bounds.magnitude) ? value : undefined
  } catch {
    return undefined
  }
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Returns whether a value has no number beyond the magnitude and no forbidden key. */
function isHarmless(value: unknown, magnitude: number): boolean {
  if (typeof value === 'number') return Math.abs(value) <= magnitude
  if (typeof value !== 'object' || value === null) return true
  if (Array.isArray(value)) return value.every(entry => isHarmless(entry, magnitude))
  return Object.entries(value).every(
    ([key, entry]) => !forbiddenKeys.has(key) && isHarmless(entry, magnitude),
  )
}
