import type { BodyRules, FieldError, FieldRule } from '@stampa/api'
import type { FormValues } from './values.ts'

export interface RuleContext {
  /** The form makes a record; otherwise it changes one. */
  isNew: boolean
}

/** Returns the message for a field's value, or undefined when the value is valid. */
export type Rule = (value: unknown, context: RuleContext) => string | undefined

/** Rules by field name, in the order of the fields in the form. */
export type Rules = Readonly<Record<string, Rule | readonly Rule[]>>

/** Returns the message of each field's first broken rule, in the order of the rules. */
export function findErrors(values: FormValues, rules: Rules, context: RuleContext): FieldError[] {
  return Object.entries(rules).flatMap(([field, rule]) => {
    for (const check of [rule].flat()) {
      const message = check(values[field], context)
      if (message !== undefined) return { field, message }
    }
    return []
  })
}

/**
 * Builds the rules of a form from the service's interface.
 *
 * @param added rules that the interface cannot state, such as which files a field takes; checked after the service's
 * @example rulesOf(catalogRules['/api/events'], { image: acceptedFile(pngImage) })
 */
export function rulesOf(body: BodyRules, added: Rules = {}): Rules {
  const fields = new Set([...Object.keys(body), ...Object.keys(added)])
  return Object.fromEntries(
    [...fields].map(field => {
      const stated = body[field]
      return [
        field,
        [...(stated ? rulesOfField(field, stated) : []), ...[added[field] ?? []].flat()],
      ]
    }),
  )
}

function rulesOfField(field: string, { type, message, ...rule }: FieldRule): Rule[] {
  const label = `${field.charAt(0).toUpperCase()}${field.slice(1)}`
  const missing = message ?? `${label} is required`
  const rules: Rule[] = []
  if (rule.required) rules.push(type === 'file' ? fileRequiredWhenNew(missing) : required(missing))
  if (rule.pattern !== undefined)
    rules.push(pattern(rule.pattern, message ?? `${label} is not valid`))
  if (type === 'integer') rules.push(wholeNumber(`${label} must be a whole number`))
  const { minimum } = rule
  if (minimum !== undefined) rules.push(atLeast(minimum, `${label} must be ${minimum} or more`))
  return rules
}

/** Requires something other than white space, or an entry in a list. */
export function required(message: string): Rule {
  return value => (textsIn(value).some(text => text.trim() !== '') ? undefined : message)
}

/** Requires digits with or without a sign; an empty field counts as zero. */
export function wholeNumber(message: string): Rule {
  return value =>
    textsIn(value).every(text => /^([-+]?\d+)?$/.test(text.trim())) ? undefined : message
}

function pattern(source: string, message: string): Rule {
  const expression = new RegExp(source, 'u')
  return value => (textsIn(value).every(text => expression.test(text)) ? undefined : message)
}

/** An empty field is left to the other rules. */
function atLeast(minimum: number, message: string): Rule {
  return value =>
    textsIn(value).every(text => text === '' || Number(text) >= minimum) ? undefined : message
}

/** Requires a file for a new record; a stored one keeps its file. */
export function fileRequiredWhenNew(message: string): Rule {
  return (value, { isNew }) => (isNew && filesIn(value).length === 0 ? message : undefined)
}

/** Which files a field takes, and the messages for other files. */
export interface FileRule {
  /** A media type or `image/*`. */
  accept: string
  maxBytes: number
  messages: { type: string; size: string }
}

/** Returns the message for a file that breaks the rule. */
export function refuseFile(
  file: File,
  { accept, maxBytes, messages }: FileRule,
): string | undefined {
  const isAccepted = accept.endsWith('/*')
    ? file.type.startsWith(accept.slice(0, -1))
    : file.type === accept
  if (!isAccepted) return messages.type
  return file.size > maxBytes ? messages.size : undefined
}

/** Requires every chosen file to keep the rule. */
export function acceptedFile(rule: FileRule): Rule {
  return value =>
    filesIn(value)
      .map(file => refuseFile(file, rule))
      .find(message => message !== undefined)
}

function textsIn(value: unknown): string[] {
  return [value ?? []].flat().map(entry => (entry instanceof File ? '' : String(entry)))
}

function filesIn(value: unknown): File[] {
  return [value].flat().filter(entry => entry instanceof File)
}

export {
  anyImage,
  bannerImage,
  logoImage,
  pngFavicon as plainFavicon,
  pngImage,
  productFavicon as pngFavicon,
} from '@stampa/rules/files'
