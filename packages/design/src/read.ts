import { isDrawable } from './drawable-text.ts'

/**
 * Checks a JSON value of unknown origin and returns it, typed.
 *
 * @param path Path of the field, like `sides.front[3].x`.
 * @throws Refusal when the value has another form
 */
export type Reader<Value> = (value: unknown, path: string) => Value

export class Refusal extends Error {
  readonly path: string

  constructor(path: string, problem: string) {
    super(problem)
    this.path = path
  }
}

interface Range {
  readonly min: number
  readonly max: number
  readonly integer?: boolean
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Returns a field of an object; only its own, so that `__proto__` and `constructor` are names like any other. */
export function fieldOf(value: unknown, name: string, path: string): unknown {
  if (!isObject(value)) throw new Refusal(path, 'must be an object')
  return Object.hasOwn(value, name) ? value[name] : undefined
}

/** An object with exactly these fields. */
export function record<Shape extends object>(
  readers: {
    readonly [Name in keyof Shape]: Reader<Shape[Name]>
  },
): Reader<Shape> {
  const fields = Object.entries<Reader<unknown>>(readers)
  return (value, path) => {
    const parsed = Object.fromEntries(
      fields.map(([name, read]) => [
        name,
        read(fieldOf(value, name, path), path === '' ? name : `${path}.${name}`),
      ]),
    )
    const unknown = Object.keys(Object(value)).find(name => !Object.hasOwn(readers, name))
    if (unknown !== undefined) {
      throw new Refusal(path, `has the unknown field ${JSON.stringify(unknown.slice(0, 40))}`)
    }
    return parsed as Shape
  }
}

export function list<Item>(read: Reader<Item>, max: number): Reader<Item[]> {
  return (value, path) => {
    if (!Array.isArray(value)) throw new Refusal(path, 'must be a list')
    if (value.length > max) throw new Refusal(path, `must have at most ${max} entries`)
    return Array.from(value, (entry, index) => read(entry, `${path}[${index}]`))
  }
}

export const boolean: Reader<boolean> = (value, path) => {
  if (typeof value !== 'boolean') throw new Refusal(path, 'must be true or false')
  return value
}

export function number({ min, max, integer }: Range): Reader<number> {
  return (value, path) => {
    if (typeof value !== 'number' || !(value >= min && value <= max)) {
      throw new Refusal(path, `must be a number from ${min} to ${max}`)
    }
    if (integer && !Number.isInteger(value)) throw new Refusal(path, 'must be a whole number')
    return value
  }
}

export function oneOf<const Value>(...values: readonly Value[]): Reader<Value> {
  return (value, path) => {
    const found = values.find(known => known === value)
    if (found === undefined) throw new Refusal(path, `must be one of ${values.join(', ')}`)
    return found
  }
}

/** A visitor's text; line breaks are its only control characters. */
export function text({ min, max }: Range): Reader<string> {
  return (value, path) => {
    if (typeof value !== 'string' || value.length < min || value.length > max) {
      throw new Refusal(path, `must be text of ${min} to ${max} characters`)
    }
    if (!isDrawable(value)) throw new Refusal(path, 'has a character that cannot be drawn')
    return value
  }
}

export function matching(pattern: RegExp): Reader<string> {
  return (value, path) => {
    if (typeof value !== 'string' || !pattern.test(value)) {
      throw new Refusal(path, `must match ${pattern.source}`)
    }
    return value
  }
}

export function nullable<Value>(read: Reader<Value>): Reader<Value | null> {
  return (value, path) => (value === null ? null : read(value, path))
}
