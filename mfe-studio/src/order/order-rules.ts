import { isEmail, isPhone, plainPhone } from '@stampa/rules/contact'

export interface OrderFields {
  readonly email: string
  readonly phone: string
  readonly notes: string
}

export function readOrder(form: FormData): OrderFields {
  const field = (name: string) => String(form.get(name)).trim()
  return { email: field('email'), phone: plainPhone(field('phone')), notes: field('notes') }
}

/** Checks an order by the rules of the public site specification, section 5; returns the message of each problem. */
export function problemsOf(
  { email, phone }: OrderFields,
  mockups: number,
  hasFaultyPieces = false,
) {
  return {
    ...(hasFaultyPieces && { pieces: 'faultyPieces' as const }),
    ...(mockups === 0 && { mockups: 'noMockup' as const }),
    ...(!isEmail(email) && ({ email: email === '' ? 'emailRequired' : 'emailInvalid' } as const)),
    ...(!isPhone(phone) && ({ phone: phone === '' ? 'phoneRequired' : 'phoneInvalid' } as const)),
  }
}
