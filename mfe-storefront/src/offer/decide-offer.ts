import { unwrap } from '@stampa/api'
import type { ActionFunctionArgs } from '@stampa/platform'
import { orders } from '../shared/api.ts'
import { textOf } from '../shared/form/fields.ts'
import { submitDecision } from '../shared/form/submission.ts'

export async function decideOffer({ params: { token = '' }, request }: ActionFunctionArgs) {
  const form = await request.formData()
  const options = {
    params: { path: { token } },
    body: {
      name: textOf(form, 'name'),
      comment: textOf(form, 'comment'),
      version: Number(textOf(form, 'version')),
    },
  }
  const call =
    form.get('decision') === 'accept'
      ? orders.POST('/api/offer-link/{token}/accept', options)
      : orders.POST('/api/offer-link/{token}/decline', options)
  return submitDecision(unwrap(call, { fallback: 'The decision was not taken' }))
}
