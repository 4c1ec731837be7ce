import type { ErrorObject } from 'ajv'
import { type FieldError, Problem } from '../errors/problems.ts'
import type { JsonSchema } from './schemas.ts'

/** Schemas by `$id`. */
type NamedSchemas = Readonly<Record<string, JsonSchema>>

interface RankedError extends FieldError {
  /** True when the message is the schema's own. */
  specified: boolean
  /** 1 for {@link formatMessages}, then positions in the schema, outermost first: the order of the errors. */
  rank: number[]
}

/** Messages of the formats whose fields have a different message when they are missing; checked last. */
const formatMessages: Readonly<Record<string, string>> = {
  email: 'Please enter a valid email address',
  phone: 'Please enter a valid phone number',
}

/** Maximum number of field errors in a response; the client controls how many fields fail. */
const maxErrors = 20

/**
 * Turns a failed validation into the 400 answer. Texts come from the schema's `message` keyword,
 * also when the field is missing, and else are made from the field's name. The document's own
 * text is that of the first failing field in schema order; when that is a specified one and the
 * whole schema has a `message` too ('Email and password are required'), it is the latter.
 */
export function invalidInput(
  root: JsonSchema,
  failures: ErrorObject[],
  named: NamedSchemas,
): Problem {
  const schema = resolve(root, named)
  const byField = new Map<string, RankedError>()
  for (const failure of failures) {
    const error = describe(schema, failure, named)
    if (!byField.has(error.field)) byField.set(error.field, error)
  }
  const ranked = [...byField.values()].sort((a, b) => compareRanks(a.rank, b.rank))
  const errors = ranked.slice(0, maxErrors).map(({ field, message }) => ({ field, message }))
  const [first] = ranked
  const detail =
    (first?.specified && schema.message) || first?.message || 'The request is not valid'
  return new Problem(400, 'validation_failed', detail, { errors })
}

function resolve<Node extends JsonSchema | undefined>(node: Node, named: NamedSchemas) {
  return (node?.$ref === undefined ? node : named[node.$ref.replace('#', '')]) as Node
}

function describe(schema: JsonSchema, failure: ErrorObject, named: NamedSchemas): RankedError {
  const path = failure.instancePath
    .split('/')
    .slice(1)
    .map(segment => segment.replaceAll('~1', '/').replaceAll('~0', '~'))
  const { missingProperty, additionalProperty } = failure.params
  if (missingProperty !== undefined) path.push(missingProperty)
  if (additionalProperty !== undefined) path.push(additionalProperty)

  const formatMessage =
    failure.keyword === 'format' ? formatMessages[failure.params.format] : undefined
  const rank: number[] = [formatMessage === undefined ? 0 : 1]
  let node: JsonSchema | undefined = schema
  for (const segment of path) {
    const names: string[] = Object.keys(node?.properties ?? {})
    const position: number = node?.items ? Number(segment) : names.indexOf(segment)
    rank.push(position < 0 ? Number.MAX_SAFE_INTEGER : position)
    const part: JsonSchema | undefined =
      node?.items ?? (position < 0 ? undefined : node?.properties?.[segment])
    node = resolve(part, named)
  }
  const label = node?.title ?? humanize(path.at(-1) ?? 'body')
  const message = formatMessage ?? text(node, label, failure)
  return { field: path.join('.'), message, specified: message === node?.message, rank }
}

/** Messages by the keyword that failed, after the field's label. */
const keywordMessages: Readonly<Record<string, (params: ErrorObject['params']) => string>> = {
  required: () => 'is required',
  additionalProperties: () => 'is not a known field',
  minLength: ({ limit }) => (limit === 1 ? 'is required' : `must be at least ${limit} characters`),
  maxLength: ({ limit }) => `must be at most ${limit} characters`,
  minItems: ({ limit }) => (limit === 1 ? 'is required' : `must have at least ${limit} entries`),
  maxItems: ({ limit }) => `must have at most ${limit} entries`,
  type: ({ type }) => `must be ${article(String(type))}`,
  format: ({ format }) =>
    format === 'two-decimals' ? 'must have at most two decimals' : `must be a valid ${format}`,
  enum: ({ allowedValues }) => `must be one of: ${allowedValues.join(', ')}`,
  minimum: ({ limit }) => `must be ${limit} or more`,
  maximum: ({ limit }) => `must be ${limit} or less`,
}

/**
 * A schema's own message says that something is required or of which kind it must be; that a text
 * or list is too long is said in other words.
 */
function text(node: JsonSchema | undefined, label: string, failure: ErrorObject): string {
  const { keyword, params } = failure
  const isTooLong = keyword === 'maxLength' || keyword === 'maxItems'
  if (node?.message !== undefined && !isTooLong) return node.message
  return `${label} ${keywordMessages[keyword]?.(params) ?? 'is not valid'}`
}

function article(type: string): string {
  return /^[aeiou]/.test(type) ? `an ${type}` : `a ${type}`
}

/** @example humanize('customerName') // 'Customer name' */
function humanize(name: string): string {
  const words = name.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1, 80)
}

function compareRanks(a: number[], b: number[]): number {
  for (const [index, rank] of a.entries()) {
    const other = b[index]
    if (other === undefined) return 1
    if (rank !== other) return rank - other
  }
  return a.length - b.length
}
