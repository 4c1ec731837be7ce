import { unwrap } from '@stampa/api'
import { type ActionFunctionArgs, data } from '@stampa/platform'
import { declineReasons } from '@stampa/rules/decline-reasons'
import { sendReply } from '../conversation/send-reply.ts'
import { orders } from '../shared/api.ts'
import { textOf } from '../shared/form/fields.ts'
import { type DecisionAnswer, submitDecision } from '../shared/form/submission.ts'

export type OfferAnswer = DecisionAnswer | { sent: false; failed: 'unnamed' }

/** Sends the customer's decision on an offer, or a question about it. */
export async function answerOffer({ params: { token = '' }, request }: ActionFunctionArgs) {
  const form = await request.formData()
  const decision = form.get('decision')
  if (decision === null) {
    return sendReply(call => orders.POST('/api/offer-link/{token}/replies', call), token, form)
  }
  const params = { path: { token } }
  const body = {
    name: textOf(form, 'name'),
    comment: textOf(form, 'comment'),
    version: Number(textOf(form, 'version')),
  }
  if (decision === 'accept' && body.name === '') {
    return data<OfferAnswer>({ sent: false, failed: 'unnamed' }, { status: 422 })
  }
  const reason = declineReasons.find(each => each === form.get('reason'))
  const call =
    decision === 'accept'
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
