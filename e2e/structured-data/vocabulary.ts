import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** The vocabulary of schema.org. */
export interface Vocabulary {
  /** Supertypes by type name. */
  types: Map<string, string[]>
  properties: Map<string, Property>
  /** Names of enumeration members with their type: `Monday` is a `DayOfWeek`. */
  members: Map<string, string>
}

interface Property {
  /** Types that may have the property. */
  domains: string[]
  /** Types of its value. */
  ranges: string[]
}

/** Parses a triple of names: subject, predicate and object. */
const statement =
  /^<http:\/\/schema\.org\/(\w+)> <http[^>]*[/#](\w+)> <http(?::\/\/schema\.org\/|[^>]*[/#])(\w+)>/

/** The current vocabulary, as schema.org publishes it. */
export function readVocabulary(): Vocabulary {
  const file = fileURLToPath(import.meta.resolve('@vocabulary/schema/schema.nq'))
  const vocabulary: Vocabulary = { types: new Map(), properties: new Map(), members: new Map() }
  const { types, properties, members } = vocabulary
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const [, subject = '', verb, object = ''] = statement.exec(line) ?? []
    const property = () => getOrAdd(properties, subject, () => ({ domains: [], ranges: [] }))
    if (verb === 'subClassOf') getOrAdd(types, subject, () => []).push(object)
    else if (verb === 'domainIncludes') property().domains.push(object)
    else if (verb === 'rangeIncludes') property().ranges.push(object)
    else if (verb === 'type' && object === 'Class') getOrAdd(types, subject, () => [])
    else if (verb === 'type' && object !== 'Property') members.set(subject, object)
  }
  return vocabulary
}

/** Returns whether a type is a subtype of one of the others. */
export function isKindOf(vocabulary: Vocabulary, type: string, others: readonly string[]): boolean {
  const parents = vocabulary.types.get(type) ?? []
  return others.includes(type) || parents.some(parent => isKindOf(vocabulary, parent, others))
}

function getOrAdd<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  const found = map.get(key) ?? make()
  map.set(key, found)
  return found
}
