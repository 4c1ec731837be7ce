import type { BodyRules, FieldError, FieldRule } from '@stampa/api'
import type { ImageRule } from '@stampa/rules/files'
import { readNumber } from '@stampa/rules/numbers'
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
 * @param files which files the fields take, by field; the interface does not say so
 * @example rulesOf(catalogRules['/api/events'], { image: pngImage })
 */
export function rulesOf(body: BodyRules, files: Readonly<Record<string, ImageRule>> = {}): Rules {
  const fields = new Set([...Object.keys(body), ...Object.keys(files)])
  return Object.fromEntries(
    [...fields].map(field => {
      const stated = body[field]
      const file = files[field]
      return [
        field,
        [
          // The form holds the file even where the call takes the address of its upload.
          ...(stated ? rulesOfField(field, file ? { ...stated, type: 'file' } : stated) : []),
          ...(file ? [acceptedFile(file)] : []),
        ],
      ]
    }),
  )
}

function rulesOfField(field: string, { type, message, ...rule }: FieldRule): Rule[] {
  const label = `${field.charAt(0).toUpperCase()}${field.slice(1)}`
  const missing = message ?? `${label} is required`
  const rules: Rule[] = []
  if (rule.required) rules.push(type === 'file' ? fileRequiredWhenNew(missing) : required(missing))
  if (rule.pattern !== undefined) {
    const expression = new RegExp(rule.pattern, 'u')
    rules.push(everyText(text => expression.test(text), message ?? `${label} is not valid`))
  }
  if (type === 'integer') rules.push(wholeNumber(`${label} must be a whole number`))
  const { minimum } = rule
  if (minimum !== undefined) {
    const isEnough = (text: string) => text === '' || Number(text) >= minimum
    rules.push(everyText(isEnough, `${label} must be ${minimum} or more`))
  }
  return rules
}

/** Requires every text of a value to pass a check. */
export function everyText(isValid: (text: string) => boolean, message: string): Rule {
  return value => (textsIn(value).every(isValid) ? undefined : message)
}

/** Requires something other than white space, or an entry in a list. */
export function required(message: string): Rule {
  return value => (textsIn(value).some(text => text.trim() !== '') ? undefined : message)
}

/** Refuses a text that is no number; its field shows why. */
export const readableNumber: Rule = everyText(
  text => text.trim() === '' || readNumber(text).refusal === undefined,
  'This is not a number.',
)

/** Requires digits with or without a sign; an empty field counts as zero. */
export function wholeNumber(message: string): Rule {
  return everyText(text => /^([-+]?\d+)?$/.test(text.trim()), message)
}

/** Requires a file or an image of the library for a new record; a stored one keeps its file. */
export function fileRequiredWhenNew(message: string): Rule {
  return (value, { isNew }) => {
    const isChosen = filesIn(value).length > 0 || textsIn(value).some(address => address !== '')
    return isNew && !isChosen ? message : undefined
  }
}

/** Returns the message for a file that breaks the rule. */
export function refuseFile(
  file: File,
  { accept, maxBytes, messages }: ImageRule,
): string | undefined {
  const isAccepted = accept.endsWith('/*')
    ? file.type.startsWith(accept.slice(0, -1))
    : file.type === accept
  if (!isAccepted) return messages.type
  return file.size > maxBytes ? messages.size : undefined
}

/** Requires every chosen file to keep the rule. */
export function acceptedFile(rule: ImageRule): Rule {
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
