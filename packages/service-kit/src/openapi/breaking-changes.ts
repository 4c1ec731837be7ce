import type { Fact } from './facts.ts'

/**
 * Returns the changes that break a client made for the released interface: a removed call, parameter or field, a
 * narrower request, a wider response. Empty when every released call still works.
 */
export function breakingChanges(released: readonly Fact[], current: readonly Fact[]): string[] {
  const now = new Map(current.map(fact => [idOf(fact), fact]))
  const before = new Map(released.map(fact => [idOf(fact), fact]))
  return [
    ...released.flatMap(fact => {
      const same = now.get(idOf(fact))
      return same ? narrowed(fact, same) : [`${fact.key} is gone`]
    }),
    ...current
      .filter(fact => fact.side === 'request' && fact.required && !before.has(idOf(fact)))
      // A new operation has no clients yet; a new field of an existing one must be optional.
      .filter(({ key }) => released.some(fact => isWithin(key, fact.key)))
      .map(({ key }) => `${key} must be sent now`),
  ]
}

function narrowed(released: Fact, current: Fact): string[] {
  const { key, side } = released
  const problems: string[] = []
  if (side === 'request') {
    const refused = released.types.filter(type => !accepts(current.types, type))
    if (refused.length > 0) problems.push(`${key} no longer takes ${refused.join(', ')}`)
    if (current.required && !released.required) problems.push(`${key} must be sent now`)
    problems.push(...tightened(released, current))
  } else {
    const unknown = current.types.filter(type => !accepts(released.types, type))
    if (unknown.length > 0) problems.push(`${key} may be ${unknown.join(', ')} now`)
    if (released.required && !current.required) problems.push(`${key} may be missing now`)
  }
  return problems
}

/** Returns bounds that are new or narrower. */
function tightened(released: Fact, current: Fact): string[] {
  return Object.entries(current.bounds).flatMap(([name, bound]) => {
    const before = released.bounds[name]
    if (before === bound) return []
    if (typeof bound === 'number' && typeof before === 'number') {
      const looser = name.startsWith('max') ? bound > before : bound < before
      if (looser) return []
    }
    return [`${released.key} has ${name} ${bound} now`]
  })
}

/** Returns whether the types include a type; a plain type includes each of its values and formats. */
function accepts(types: readonly string[], type: string): boolean {
  const plain = type.startsWith('"') ? 'string' : type.replace(/<.*/, '')
  return types.includes(type) || types.includes(plain) || types.includes('anything')
}

/** Returns whether a key is directly inside another: `POST /api/faq > question` inside `POST /api/faq >`. */
function isWithin(key: string, parent: string): boolean {
  return key.startsWith(`${parent} `) || key.startsWith(`${parent}[]`)
}

function idOf({ side, key }: Fact): string {
  return `${side} ${key}`
}
