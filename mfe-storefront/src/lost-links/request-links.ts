import { unwrap } from '@stampa/api'
import type { ActionFunctionArgs } from '@stampa/platform'
import { isEmail } from '@stampa/rules/contact'
import { orders } from '../shared/api.ts'
import { type Problem, textOf } from '../shared/form/fields.ts'
import { type FormAnswer, submitForm } from '../shared/form/submission.ts'

type Request = Record<'email', string>
type RequestProblem = 'emailRequired' | 'emailInvalid'

export type RequestAnswer = FormAnswer<Request, RequestProblem>

export function readRequest(form: FormData): Request {
  return { email: textOf(form, 'email') }
}

export function problemsOf({ email }: Request): Problem<RequestProblem>[] {
  if (email === '') return [{ field: 'email', text: 'emailRequired' }]
  return isEmail(email) ? [] : [{ field: 'email', text: 'emailInvalid' }]
}

/** Asks for a mail with the links of an address. */
export async function requestLinks({ request }: ActionFunctionArgs) {
  const values = readRequest(await request.formData())
  return submitForm({
    values,
    problems: problemsOf(values),
    call: async () => {
      const call = orders.POST('/api/order-status/links', { body: values })
      await unwrap(call, { fallback: 'The request was not taken' })
      return {}
    },
  })
}
