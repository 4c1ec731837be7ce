import { ApiError } from '@stampa/api'
import { type ActionFunctionArgs, redirect } from '@stampa/platform'
import { orderMessages } from '../orders/order.messages.ts'
import { at, orders } from '../shared/calls/api.ts'
import { inBoth, notify } from '../shared/calls/notices.ts'
import { done, refusalOf, refused } from '../shared/calls/outcome.ts'
import {
  answerOf,
  change,
  recordAction,
  statusIn,
  versionIn,
} from '../shared/calls/record-action.ts'
import { offerFormMessages } from './offer-form.messages.ts'
import { offerStatuses } from './offers.data.ts'
import { offersMessages as texts } from './offers.messages.ts'

const saving = 'Error saving offer'

/** Stores an offer, sent as JSON; a stored one needs its version. With `send` it is sent to the customer. */
export async function saveOffer({ request, params: { id } }: ActionFunctionArgs) {
  const { version, offer, send: isSent } = await request.json()
  const call =
    id === undefined
      ? orders.POST('/api/offers', { body: offer })
      : orders.PUT('/api/offers/{id}', {
          params: { path: { id }, header: { 'if-match': `"${version}"` } },
          body: offer,
        })
  try {
    const { _id, number, version } = await answerOf(call, saving)
    notify('success', inBoth(offerFormMessages.saved, number))
    if (isSent) await sendSaved(_id, version)
    return done()
  } catch (error) {
    // The form shows the error of every field.
    const fields = error instanceof ApiError ? error.fields.map(({ field }) => field) : []
    const refusal = refusalOf(error, fields)
    return refused(refusal, { reload: refusal.meanwhile === 'changed' })
  }
}

/** Sends a saved offer. After a failure it stays saved and can be sent from the list. */
async function sendSaved(id: string, version: number): Promise<void> {
  try {
    notify('success', await send(id, { 'if-match': `"${version}"` }))
  } catch (error) {
    notify('error', refusalOf(error).message ?? 'Failed to send offer')
  }
}

function send(id: string, header: { 'if-match': string }) {
  return change(
    orders.POST('/api/offers/{id}/send', { params: { path: { id }, header } }),
    'Failed to send offer',
    ({ customerEmail }) => inBoth(texts.sent, customerEmail),
  )
}

/** Statuses that can be set: an offer expires by itself. */
const settable = offerStatuses.filter(status => status !== 'Expired')

/**
 * Changes one offer. A POST with `send` sends it, one with `link` replaces its link, any other duplicates it
 * and opens the copy.
 */
export const changeOffer = recordAction({
  put: (id, form) =>
    change(
      orders.PUT('/api/offers/{id}/status', {
        params: { path: { id }, header: versionIn(form) },
        body: { status: statusIn(form, settable) },
      }),
      'Failed to update status',
      ({ number, status }) => inBoth(texts.statusSet, number, status),
    ),

  async post(id, form) {
    if (form.has('send')) return send(id, versionIn(form))
    if (form.has('link')) {
      const call = orders.POST('/api/offers/{id}/link', at(id))
      return change(call, 'Failed to replace the link', orderMessages.linkReplaced)
    }
    const copy = await answerOf(orders.POST('/api/offers/{id}/duplicate', at(id)), saving)
    notify('success', inBoth(texts.duplicated, copy.number))
    throw redirect(`/admin/offers/${copy._id}/edit`)
  },

  remove: id =>
    change(orders.DELETE('/api/offers/{id}', at(id)), 'Error deleting offer', texts.deleted),

  restore: id =>
    change(
      orders.POST('/api/offers/{id}/restore', at(id)),
      'Failed to restore offer',
      texts.restored,
    ),
})
