/** How large a JSON text from a stranger may be, whatever it says. */
export interface JsonBounds {
  /** UTF-16 units of the text. */
  length: number
  /** Objects and lists in each other. */
  depth: number
  /** Objects and lists in all. */
  containers: number
  /** Of every number. */
  magnitude: number
}

/** Of the canvas that an editor writes: 300 elements of a side take a tenth of each. */
export const designBounds: JsonBounds = {
  length: 1_000_000,
  depth: 32,
  containers: 20_000,
  magnitude: 10_000_000,
}

/** Names that reach an object's prototype when somebody copies it carelessly. */
const forbiddenKeys = new Set(['__proto__', 'prototype', 'constructor'])

/** A text as JSON within the bounds, or undefined when it is none. */
export function parseBounded(text: string, bounds: JsonBounds): { value: unknown } | undefined {
  if (text.length > bounds.length || tooDeep(text, bounds.depth)) return undefined
  try {
    const value: unknown = JSON.parse(text)
    return withinBounds(value, bounds) ? { value } : undefined
  } catch {
    return undefined
  }
}

/** Before anything is made of it: brackets outside of texts. */
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

function withinBounds(root: unknown, { containers, magnitude }: JsonBounds): boolean {
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
