import { isEmail, plainPhone } from '@stampa/rules/contact'
import { type Problem, textOf } from '../shared/form/fields.ts'

/** Message of a visitor; a field that was left out is empty. */
export interface ContactMessage {
  name: string
  email: string
  company: string
  phone: string
  subject: string
  message: string
}

export type ContactProblem = 'nameRequired' | 'emailRequired' | 'messageRequired' | 'emailInvalid'

export function readMessage(form: FormData): ContactMessage {
  return {
    name: textOf(form, 'name'),
    email: textOf(form, 'email'),
    company: textOf(form, 'company'),
    phone: plainPhone(textOf(form, 'phone')),
    subject: textOf(form, 'subject'),
    message: textOf(form, 'message'),
  }
}

/** Returns the invalid fields of a message in the order of the checks. */
export function problemsOf({ name, email, message }: ContactMessage): Problem<ContactProblem>[] {
  const problems: Problem<ContactProblem>[] = []
  if (name === '') problems.push({ field: 'name', text: 'nameRequired' })
  if (email === '') problems.push({ field: 'email', text: 'emailRequired' })
  if (message === '') problems.push({ field: 'message', text: 'messageRequired' })
  if (email !== '' && !isEmail(email)) {
    problems.push({ field: 'email', text: 'emailInvalid' })
  }
  return problems
}
