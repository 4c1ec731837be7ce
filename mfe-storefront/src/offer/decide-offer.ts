import { ApiError, unwrap } from '@stampa/api'
import { type ActionFunctionArgs, data } from '@stampa/platform'
import { orders } from '../shared/api.ts'
import { textOf } from '../shared/form/text-of.ts'

/** What became of a decision; the loader brings the offer as it is now. */
export type DecisionAnswer = { sent: true } | { sent: false; failed: 'changed' | 'lost' }

/** Tells the shop what the customer has decided. */
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
  try {
    await unwrap(call, { fallback: 'The decision was not taken' })
    return data<DecisionAnswer>({ sent: true })
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const changed = error.status === 409 || error.status === 410
    const failed = changed ? 'changed' : 'lost'
    return data<DecisionAnswer>({ sent: false, failed }, { status: changed ? 409 : 502 })
  }
}
