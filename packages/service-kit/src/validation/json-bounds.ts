export interface JsonSize {
  depth: number
  nodes: number
  /** Number of commas between the entries of objects and lists. */
  commas: number
}

/**
 * Bounds of request bodies and of form fields that are JSON: validation reports every invalid entry, and a megabyte can
 * hold 400,000. An offer of 200 lines has 400 nodes; an order for 950 people has 960 nodes and 3,900 commas.
 */
const bounds: JsonSize = { depth: 32, nodes: 1000, commas: 5000 }

/** Message for JSON that is not bounded. */
export const tooManyEntries = 'This has too many entries'

/** Returns whether JSON text of a body or field is small enough to be parsed and validated. */
export function isBounded(text: string): boolean {
  const { depth, nodes, commas } = measureJson(text)
  return depth <= bounds.depth && nodes <= bounds.nodes && commas <= bounds.commas
}

/** Measures JSON text without parsing it. Of other text the size means nothing. */
export function measureJson(text: string): JsonSize {
  const size = { depth: 0, nodes: 0, commas: 0 }
  let open = 0
  let quoted = false
  for (let at = 0; at < text.length; at++) {
    const character = text[at]
    if (quoted) {
      if (character === '\\') at++
      else if (character === '"') quoted = false
    } else if (character === '"') quoted = true
    else if (character === ',') size.commas++
    else if (character === '}' || character === ']') open--
    else if (character === '{' || character === '[') {
      size.nodes++
      size.depth = Math.max(size.depth, ++open)
    }
  }
  return size
}
