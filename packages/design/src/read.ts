import { isDrawable } from './drawable-text.ts'

/** Reads JSON values of unknown origin; everything throws {@link Refusal} when it is not as expected. */

export class Refusal extends Error {
  /** The field, like `sides.front[3].x`. */
  readonly path: string

  constructor(path: string, problem: string) {
    super(problem)
    this.path = path
  }
}

export interface Field {
  readonly value: unknown
  readonly path: string
}

export interface Fields {
  /** The field's value; undefined when it is missing, which no reader accepts. */
  take(name: string): Field
  /** Refuses the object if it has a field that was not taken. */
  end(): void
}

interface Range {
  readonly min: number
  readonly max: number
}

export function object(value: unknown, path: string): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Refusal(path, 'must be an object')
  }
  // Own entries alone: `__proto__` and `constructor` are names like any other here.
  const entries = new Map<string, unknown>(Object.entries(value))
  const at = (name: string) => (path === '' ? name : `${path}.${name}`)
  return {
    take(name) {
      const field = { value: entries.get(name), path: at(name) }
      entries.delete(name)
      return field
    },
    end() {
      for (const name of entries.keys()) {
        throw new Refusal(path, `has the unknown field ${JSON.stringify(name.slice(0, 40))}`)
      }
    },
  }
}

export function list<Item>(
  { value, path }: Field,
  most: number,
  item: (field: Field) => Item,
): Item[] {
  if (!Array.isArray(value)) throw new Refusal(path, 'must be a list')
  if (value.length > most) throw new Refusal(path, `must have at most ${most} entries`)
  return Array.from(value, (entry, index) => item({ value: entry, path: `${path}[${index}]` }))
}

export function boolean({ value, path }: Field): boolean {
  if (typeof value !== 'boolean') throw new Refusal(path, 'must be true or false')
  return value
}

export function number({ min, max }: Range, { value, path }: Field): number {
  if (typeof value !== 'number' || !(value >= min && value <= max)) {
    throw new Refusal(path, `must be a number from ${min} to ${max}`)
  }
  return value
}

export function whole(range: Range, field: Field): number {
  const value = number(range, field)
  if (!Number.isInteger(value)) throw new Refusal(field.path, 'must be a whole number')
  return value
}

export function oneOf<const Value>(values: readonly Value[], { value, path }: Field): Value {
  const found = values.find(known => known === value)
  if (found === undefined) throw new Refusal(path, `must be one of ${values.join(', ')}`)
  return found
}

/** Text of a visitor's; line breaks are the only control characters in it. */
export function text({ min, max }: Range, { value, path }: Field): string {
  if (typeof value !== 'string' || value.length < min || value.length > max) {
    throw new Refusal(path, `must be text of ${min} to ${max} characters`)
  }
  if (!isDrawable(value)) {
    throw new Refusal(path, 'has a character that cannot be drawn')
  }
  return value
}

export function matching(pattern: RegExp, { value, path }: Field): string {
  if (typeof value !== 'string' || !pattern.test(value)) {
    throw new Refusal(path, `must match ${pattern.source}`)
  }
  return value
}

export const identifier = (field: Field) => matching(/^[A-Za-z0-9_-]{1,64}$/, field)

export const color = (field: Field) => matching(/^#[0-9a-f]{6}$/, field)

export function orNull<Value>(item: (field: Field) => Value, field: Field): Value | null {
  return field.value === null ? null : item(field)
}
