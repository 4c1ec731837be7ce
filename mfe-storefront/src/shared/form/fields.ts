/** Idempotency key of a submission, filled in by `SendForm`. */
export const attemptField = 'attempt'
/** Milliseconds since the form was shown, filled in by `SendForm`. */
export const elapsedField = 'elapsedMs'
/** Honeypot of the contact form: only bots fill it in. */
export const trapField = 'website'

export interface Problem<Text extends string> {
  field: string
  /** Key of the form's message. */
  text: Text
}

/** Returns a field's text, trimmed; empty when it is missing or a file. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value.trim() : ''
}
