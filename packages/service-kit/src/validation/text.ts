import { Type } from 'typebox'

/** A text that must hold more than white space; `message` is the answer when it does not. */
export function requiredText(maxLength: number, message: string) {
  return Type.String({ minLength: 1, maxLength, pattern: '\\S', message })
}
