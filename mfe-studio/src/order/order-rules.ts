import { isEmail, isPhone } from '@stampa/rules/contact'

/** What is asked besides the mockups. */
export interface OrderFields {
  readonly email: string
  readonly phone: string
  readonly notes: string
}

export type OrderProblem =
  | 'emailRequired'
  | 'emailInvalid'
  | 'phoneRequired'
  | 'phoneInvalid'
  | 'noMockup'

/** What is wrong with an order, by field; nothing when it can be sent. See the specification, section 5. */
export function problemsOf(
  { email, phone }: OrderFields,
  mockups: number,
): Partial<Record<'email' | 'phone' | 'mockups', OrderProblem>> {
  return {
    ...(mockups === 0 && { mockups: 'noMockup' }),
    ...(email === '' ? { email: 'emailRequired' } : !isEmail(email) && { email: 'emailInvalid' }),
    ...(phone === '' ? { phone: 'phoneRequired' } : !isPhone(phone) && { phone: 'phoneInvalid' }),
  }
}
