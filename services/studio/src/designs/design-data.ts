import { type DesignDocument, elementsOf, parseDesignDocument, sides } from '@stampa/design'

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
  const data = parseBounded(text)
  if (!data) return undefined
  if (data.stampa === undefined) return { document: undefined, assets: [] }
  const parsed = parseDesignDocument(data.stampa)
  if (!parsed.ok) return undefined
  const elements = sides.flatMap(side => elementsOf(parsed.document, side))
  const images = elements.flatMap(element => (element.type === 'image' ? [element.asset] : []))
  return { document: parsed.document, assets: [...new Set(images)] }
}

/** Bounds of the untrusted JSON text of a design; 300 elements on a side take a tenth of each. */
export const designBounds = {
  /** Maximum length, UTF-16 units. */
  length: 1_000_000,
  /** Maximum nesting of objects and arrays. */
  depth: 32,
  /** Maximum number of objects and arrays. */
  containers: 20_000,
  /** Maximum absolute value of a number. */
  magnitude: 10_000_000,
}

/** Keys that could pollute prototypes. */
const forbiddenKeys = new Set(['__proto__', 'prototype', 'constructor'])

/** Parses a JSON object. @returns undefined when the text is invalid, no object, or out of bounds */
export function parseBounded(text: string, bounds = designBounds): Json | undefined {
  if (text.length > bounds.length || tooDeep(text, bounds.depth)) return undefined
  try {
    const value: unknown = JSON.parse(text)
    return isObject(value) && withinBounds(value, bounds) ? value : undefined
  } catch {
    return undefined
  }
}

type Json = Record<string, unknown>

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Checks the nesting before parsing, by the brackets outside of strings. */
function tooDeep(text: string, depth: number): boolean {
  let open = 0
  let inText = false
  for (let index = 0; index < text.length; index++) {
    const character = text[index]
    if (inText) {
      if (character === '\\') index++
      else if (character === '"') inText = false
    } else if (character === '"') inText = true
    else if (character === '{' || character === '[') {
      if (++open > depth) return true
    } else if (character === '}' || character === ']') open--
  }
  return false
}

function withinBounds(root: unknown, { containers, magnitude }: typeof designBounds): boolean {
  const waiting: unknown[] = [root]
  let count = 0
  while (waiting.length > 0) {
    const value = waiting.pop()
    if (typeof value === 'number' && !(Math.abs(value) <= magnitude)) return false
    if (typeof value !== 'object' || value === null) continue
    if (++count > containers) return false
    if (!Array.isArray(value) && Object.keys(value).some(key => forbiddenKeys.has(key)))
      return false
    waiting.push(...Object.values(value))
  }
  return true
}
