import { unwrap } from '@stampa/api'
import type { ActionFunctionArgs } from '@stampa/platform'
import { declineReasons } from '@stampa/rules/decline-reasons'
import { orders } from '../shared/api.ts'
import { textOf } from '../shared/form/fields.ts'
import { submitDecision } from '../shared/form/submission.ts'

export async function decideOffer({ params: { token = '' }, request }: ActionFunctionArgs) {
  const form = await request.formData()
  const params = { path: { token } }
  const body = {
    name: textOf(form, 'name'),
    comment: textOf(form, 'comment'),
    version: Number(textOf(form, 'version')),
  }
  const reason = declineReasons.find(each => each === form.get('reason'))
  const call =
    form.get('decision') === 'accept'
      ? orders.POST('/api/offer-link/{token}/accept', {
          params,
          body: { ...body, termsAccepted: form.has('termsAccepted') },
        })
      : orders.POST('/api/offer-link/{token}/decline', {
          params,
          body: { ...body, ...(reason && { reason }) },
        })
  return submitDecision(unwrap(call, { fallback: 'The decision was not taken' }))
}
