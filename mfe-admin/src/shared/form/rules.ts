import type { FieldError } from '@stampa/api'

export interface RuleContext {
  /** A record is being made; otherwise one is being changed. */
  isNew: boolean
}

/** The message for what a field holds, or undefined when it may stay. */
export type Rule = (values: FormDataEntryValue[], context: RuleContext) => string | undefined

/** Rules by field name, in the order in which the fields stand in the form. */
export type Rules = Readonly<Record<string, Rule | readonly Rule[]>>

/** Every field's first broken rule, in the order of the rules. */
export function findErrors(form: FormData, rules: Rules, context: RuleContext): FieldError[] {
  return Object.entries(rules).flatMap(([field, rule]) => {
    const values = form.getAll(field)
    for (const check of [rule].flat()) {
      const message = check(values, context)
      if (message !== undefined) return { field, message }
    }
    return []
  })
}

/** Something other than white space. */
export function required(message: string): Rule {
  return values =>
    values.some(value => typeof value === 'string' && value.trim() !== '') ? undefined : message
}

/** Digits with or without a sign; an empty field counts as zero. */
export function wholeNumber(message: string): Rule {
  return values =>
    values.every(value => typeof value === 'string' && /^([-+]?\d+)?$/.test(value.trim()))
      ? undefined
      : message
}

/** A file, but only for a new record: a stored one keeps the file it has. */
export function fileRequiredWhenNew(message: string): Rule {
  return (values, { isNew }) => (isNew && !values.some(isChosenFile) ? message : undefined)
}

/** Which files a field takes, and what it says to the others. */
export interface FileRule {
  /** A media type or `image/*`: for the file dialog, and checked. */
  accept: string
  /** Largest size that is taken, in bytes. */
  maxBytes: number
  messages: { type: string; size: string }
}

/** The message for a file that the rule refuses. */
export function refuseFile(
  file: File,
  { accept, maxBytes, messages }: FileRule,
): string | undefined {
  if (!hasType(file, accept)) return messages.type
  return file.size > maxBytes ? messages.size : undefined
}

/** Every file that was chosen keeps the rule. */
export function acceptedFile(rule: FileRule): Rule {
  return values => {
    const messages = values.filter(isChosenFile).map(file => refuseFile(file, rule))
    return messages.find(message => message !== undefined)
  }
}

/** A file input without a choice still sends a file: one without a name and without content. */
export function isChosenFile(value: FormDataEntryValue): value is File {
  return value instanceof File && (value.name !== '' || value.size > 0)
}

function hasType({ type }: File, accept: string): boolean {
  return accept.endsWith('/*') ? type.startsWith(accept.slice(0, -1)) : type === accept
}
