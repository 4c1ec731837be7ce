import { maxEmailLength, maxPhoneLength } from '@stampa/rules/contact'
import { Type } from 'typebox'

/** A text that must hold more than white space; `message` is the answer when it does not. */
export function requiredText(maxLength: number, message: string) {
  return Type.String({ minLength: 1, maxLength, pattern: '\\S', message })
}

/** A customer's e-mail address. White space around it is accepted; the service trims it. */
export function requiredEmail() {
  return Type.String({ ...requiredText(maxEmailLength, 'Email is required'), format: 'email' })
}

/** A customer's phone number. White space around it is accepted; the service trims it. */
export function requiredPhone() {
  return Type.String({ ...requiredText(maxPhoneLength, 'Phone is required'), format: 'phone' })
}
