import { ApiError, type OrdersAnswer, unwrap } from '@stampa/api'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@stampa/platform'
import { orders } from '../shared/api.ts'
import { textOf } from '../shared/form/text-of.ts'
import { notFoundAs404 } from '../shared/not-found-as-404.ts'

type LinkedOffer = OrdersAnswer<'/api/offer-link/{token}'>

export interface OfferData {
  token: string
  /** Null while the shop is working on it. */
  offer: LinkedOffer | null
}

/** What became of a decision; the loader brings the offer as it is now. */
export type DecisionAnswer = { sent: true } | { sent: false; failed: 'changed' | 'lost' }

/** @throws ApiError with the text that the page shows, or an answer with status 404 */
export async function loadOffer({
  params: { token = '' },
  request: { signal },
}: LoaderFunctionArgs): Promise<OfferData> {
  const answer = orders.GET('/api/offer-link/{token}', { params: { path: { token } }, signal })
  try {
    const offer = await notFoundAs404(unwrap(answer, { fallback: 'Failed to load the offer' }))
    return { token, offer }
  } catch (error) {
    if (error instanceof ApiError && error.status === 410) return { token, offer: null }
    throw error
  }
}

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
