import { isEmail } from '@stampa/rules/contact'

/** What a visitor writes to the shop; empty texts for what was left out. */
export interface ContactMessage {
  name: string
  email: string
  company: string
  phone: string
  subject: string
  message: string
}

export type ContactField = keyof ContactMessage

/** What is wrong with a message, by the keys of the contact form's texts. */
export interface ContactProblem {
  field: ContactField
  text: 'nameRequired' | 'emailRequired' | 'messageRequired' | 'emailInvalid'
}

/** The rules of the contact form, in the order in which they are checked. */
export function problemsOf({ name, email, message }: ContactMessage): ContactProblem[] {
  const problems: ContactProblem[] = []
  if (name === '') problems.push({ field: 'name', text: 'nameRequired' })
  if (email === '') problems.push({ field: 'email', text: 'emailRequired' })
  if (message === '') problems.push({ field: 'message', text: 'messageRequired' })
  if (email !== '' && !isEmail(email)) {
    problems.push({ field: 'email', text: 'emailInvalid' })
  }
  return problems
}
