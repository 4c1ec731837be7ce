import { type OrdersAnswer, unwrap } from '@stampa/api'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@stampa/platform'
import { orders } from '../shared/api.ts'
import { textOf } from '../shared/form-values.ts'
import { inBoth } from '../shared/in-both.ts'
import { notify } from '../shared/notices.ts'
import { done, refusalOf, refused } from '../shared/outcome.ts'
import { mailsMessages as texts } from './mails.messages.ts'

export type UndeliveredMail = OrdersAnswer<'/api/contact/undelivered'>[number]

export function loadMails({ request }: LoaderFunctionArgs): Promise<UndeliveredMail[]> {
  return unwrap(orders.GET('/api/contact/undelivered', { signal: request.signal }), {
    fallback: 'Failed to fetch mails',
  })
}

/** Has the mails of one event tried again, or without an id those of all. */
export async function retryMails({ request }: ActionFunctionArgs) {
  const id = textOf(await request.formData(), 'id')
  const fallback = { fallback: 'Failed to retry', preferServerMessage: true }
  try {
    if (id) {
      const params = { path: { id } }
      await unwrap(orders.POST('/api/contact/undelivered/{id}/retry', { params }), fallback)
      notify('success', texts.retried)
    } else {
      const { retried } = await unwrap(orders.POST('/api/contact/undelivered/retry'), fallback)
      notify('success', inBoth(texts.allRetried, retried))
    }
    return done()
  } catch (error) {
    const refusal = refusalOf(error)
    notify('error', refusal.message ?? '')
    return refused(refusal, { reload: refusal.meanwhile !== undefined })
  }
}
