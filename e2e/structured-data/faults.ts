import { isNode, listOf, type Node } from './nodes.ts'
import { isKindOf, type Vocabulary } from './vocabulary.ts'

/** Returns the types, properties and values that schema.org does not define. */
export function faultsIn(node: Node, vocabulary: Vocabulary, at = String(node['@type'])): string[] {
  const { '@type': type, ...properties } = node
  if (typeof type !== 'string' || !vocabulary.types.has(type)) return [`${at}: is no type`]
  return Object.entries(properties).flatMap(([name, value]) => {
    const place = `${at}.${name}`
    const property = vocabulary.properties.get(name)
    if (!property || !isKindOf(vocabulary, type, property.domains)) {
      return [`${place}: is no property of it`]
    }
    return listOf(value).flatMap(item => {
      if (isNode(item)) {
        const itemType = String(item['@type'])
        const fits = isKindOf(vocabulary, itemType, property.ranges)
        return fits ? faultsIn(item, vocabulary, place) : [`${place}: cannot be ${itemType}`]
      }
      const fits = property.ranges.some(range => canBe(range, item, vocabulary))
      return fits ? [] : [`${place}: cannot be ${JSON.stringify(item)}`]
    })
  })
}

const day = String.raw`\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])`
const time = String.raw`([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d+)?)?`

/** Patterns of the data types' values. */
const literals: Record<string, (value: unknown) => boolean> = {
  Text: value => typeof value === 'string' && value.trim() === value && value !== '',
  URL: isAddress,
  Date: value => new RegExp(`^${day}$`).test(String(value)),
  // A time without a zone is ambiguous.
  DateTime: value => new RegExp(`^${day}T${time}(Z|[+-]\\d\\d:\\d\\d)$`).test(String(value)),
  Time: value => new RegExp(`^${time}$`).test(String(value)),
  Number: value => typeof value === 'number',
  Integer: value => Number.isInteger(value),
  Boolean: value => typeof value === 'boolean',
}

/** Returns whether a value is the URL of a thing, or the name of one that schema.org defines. */
function canBe(range: string, value: unknown, vocabulary: Vocabulary): boolean {
  const literal = literals[range]
  if (literal) return literal(value)
  const type = vocabulary.members.get(String(value))
  return isAddress(value) || (type !== undefined && isKindOf(vocabulary, type, [range]))
}

function isAddress(value: unknown): boolean {
  return typeof value === 'string' && /^https?:\/\//.test(value) && URL.canParse(value)
}
