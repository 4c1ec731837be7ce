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
  const path = failure.instancePath.split('/').slice(1).map(unescapePointer)
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

/**
 * A schema's own message says that something is required or of which kind it must be; that a text
 * or list is too long is said in other words.
 */
function text(node: JsonSchema | undefined, label: string, failure: ErrorObject): string {
  const { keyword, params } = failure
  if (keyword === 'maxLength') return `${label} must be at most ${params.limit} characters`
  if (keyword === 'maxItems') return `${label} must have at most ${params.limit} entries`
  if (node?.message !== undefined) return node.message
  switch (keyword) {
    case 'required':
      return `${label} is required`
    case 'additionalProperties':
      return `${label} is not a known field`
    case 'minLength':
      return params.limit === 1
        ? `${label} is required`
        : `${label} must be at least ${params.limit} characters`
    case 'minItems':
      return params.limit === 1
        ? `${label} is required`
        : `${label} must have at least ${params.limit} entries`
    case 'type':
      return `${label} must be ${article(String(params.type))}`
    case 'format':
      return params.format === 'two-decimals'
        ? `${label} must have at most two decimals`
        : `${label} must be a valid ${params.format}`
    case 'enum':
      return `${label} must be one of: ${params.allowedValues.join(', ')}`
    case 'minimum':
      return `${label} must be ${params.limit} or more`
    case 'maximum':
      return `${label} must be ${params.limit} or less`
    default:
      return `${label} is not valid`
  }
}

function article(type: string): string {
  return /^[aeiou]/.test(type) ? `an ${type}` : `a ${type}`
}

/** @example humanize('customerName') // 'Customer name' */
function humanize(name: string): string {
  const words = name.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1, 80)
}

function unescapePointer(segment: string): string {
  return segment.replaceAll('~1', '/').replaceAll('~0', '~')
}

function compareRanks(a: number[], b: number[]): number {
  for (const [index, rank] of a.entries()) {
    const other = b[index]
    if (other === undefined) return 1
    if (rank !== other) return rank - other
  }
  return a.length - b.length
}
