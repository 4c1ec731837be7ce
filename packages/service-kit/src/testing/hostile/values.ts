import fc from 'fast-check'
import type { JsonSchema } from '../../validation/schemas.ts'

/** Texts with a meaning in some language, and texts that cannot be stored. */
const texts = [
  '',
  ' \t\u2028',
  '\0',
  'a\0b',
  '\ud800',
  'b\udfff',
  '\u202e\ufeff',
  '__proto__',
  'constructor',
  'toString',
  "'; drop table audit; --",
  "' or 1=1 --",
  '%_\\',
  '../../../etc/passwd',
  '..\\..\\x',
  '#{7*7}{{7*7}}<%=7*7%>',
  '<script>alert(1)</script>',
  '=cmd|calc',
  'a\r\nset-cookie: a=b',
  'NaN',
  '-1',
  '1e999',
  '9'.repeat(400),
  'x'.repeat(3000),
  '👩‍👩‍👧'.repeat(100),
]

export const hostileText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...texts),
  fc.string({ unit: 'binary', maxLength: 30 }),
)

/** Any JSON value, most of another type than the field's. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  hostileText,
  fc.constantFrom(-1, -0, 0, 1.5, 2 ** 31, 2 ** 53, 2 ** 63, 1e308, -1e308, 5e-324),
  fc.constantFrom<unknown>(null, true, [], {}, [[]], { $ne: null }, { toString: 1 }),
  fc.constant('x').map(() => 'α'.repeat(70_000)),
  fc.jsonValue(),
)

/** Stands for a value of an earlier answer until the call is made: see `Known`. */
export const known: fc.Arbitrary<string> = fc.nat(60).map(at => `known-${at}-`)

const greek = fc.constantFrom('Μπλουζάκι', 'Μαρία Παπαδοπούλου', 'Τσάντα 38 × 42', 'x')

const formats: Record<string, fc.Arbitrary<unknown>> = {
  uuid: fc.oneof({ weight: 3, arbitrary: known }, fc.uuid()),
  date: fc.constantFrom('2026-11-20', '2024-02-29', '1970-01-01', '9999-12-31', '0001-01-01'),
  'date-time': fc.constantFrom(
    '2026-11-20T09:00:00Z',
    '2026-11-20T09:00:00.123456789+02:00',
    '9999-12-31T23:59:59Z',
  ),
  email: fc.constantFrom('maria@example.gr', ' o.petros+x@sub.example.com '),
  phone: fc.constantFrom('69 4444 4444', '+30 210 1234567'),
  uri: fc.constant('https://example.gr/'),
}

/** Returns valid values of a schema without references. @param file values of file fields */
export function validValue(schema: JsonSchema, file: fc.Arbitrary<Buffer>): fc.Arbitrary<unknown> {
  const { type, minItems = 0, maxItems = minItems + 3, items = {}, required = [] } = schema
  if (schema.contentMediaType) return file
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(one => validValue(one, file)))
  switch (type) {
    case 'object': {
      const entries = Object.entries(schema.properties ?? {})
      const fields = entries.map(([name, part]) => [name, validValue(part, file)] as const)
      return fc.record(Object.fromEntries(fields), { requiredKeys: required })
    }
    case 'array':
      return fc.array(validValue(items, file), {
        minLength: minItems,
        maxLength: Math.min(maxItems, minItems + 3),
      })
    case 'integer':
    case 'number':
      return numberOf(schema)
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'string':
      return textOf(schema)
    default:
      return fc.jsonValue()
  }
}

function numberOf({ type, format, minimum = 0, maximum = 1_000_000 }: JsonSchema) {
  const whole = fc.oneof(
    fc.integer({ min: Math.ceil(minimum), max: Math.floor(maximum) }),
    fc.constantFrom(minimum, maximum),
  )
  const isMoney = format === 'two-decimals' && maximum > minimum + 1
  return type === 'number' && isMoney
    ? whole.map(value => Math.max(minimum, Math.round(value * 100 - 50) / 100))
    : whole
}

function textOf({ format, pattern, minLength = 0, maxLength = 100 }: JsonSchema) {
  if (format) return formats[format] ?? fc.constant(format)
  const usual = fc.oneof(
    { weight: 4, arbitrary: greek },
    { weight: 4, arbitrary: fc.string({ unit: 'grapheme', maxLength: 20 }) },
    fc.constantFrom('a'.repeat(Math.min(maxLength, 70_000)), 'https://example.gr/a?b=c'),
    known,
  )
  const texts = pattern === undefined || pattern === '\\S' ? usual : matching(pattern)
  return texts.map(text => text.slice(0, maxLength).padEnd(minLength, 'x'))
}

/** Returns texts of a pattern; some for one that cannot be generated from. */
function matching(pattern: string): fc.Arbitrary<string> {
  try {
    return fc.stringMatching(new RegExp(pattern))
  } catch {
    return fc.constantFrom('/products', 'https://example.gr/α', '', 'x')
  }
}

/** Returns values with one to three faults, at any depth. */
export function faultyValue(valid: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const fault = fc.record({
    at: fc.nat(),
    kind: fc.constantFrom('replace', 'replace', 'remove', 'add', 'wrap'),
    name: hostileText,
    // A copy, because a later fault may be inside of it.
    value: hostileValue.map(copyOf),
  })
  return fc.tuple(valid, fc.array(fault, { minLength: 1, maxLength: 3 })).map(([value, faults]) => {
    const root: Tree = { body: copyOf(value) }
    for (const { at, kind, name, value: hostile } of faults) {
      const all = placesIn(root)
      const [parent, key] = all[at % all.length] ?? [root, 'body']
      const old = parent[key]
      if (kind === 'remove') delete parent[key]
      else if (kind === 'wrap') parent[key] = [old]
      else if (kind === 'add' && isTree(old)) parent[key] = { ...old, [name]: hostile }
      else parent[key] = hostile
    }
    return root.body
  })
}

type Tree = Record<string, unknown>

function isTree(value: unknown): value is Tree {
  return typeof value === 'object' && value !== null && !Buffer.isBuffer(value)
}

function copyOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copyOf)
  if (!isTree(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, copyOf(part)]))
}

/** Returns every value inside, each by its parent and key. */
function placesIn(tree: Tree): [parent: Tree, key: string][] {
  return Object.entries(tree).flatMap(([key, value]) => [
    [tree, key] as [Tree, string],
    ...(isTree(value) ? placesIn(value) : []),
  ])
}
