import { unwrap } from '@stampa/api'
import { type ActionFunctionArgs, redirect } from '@stampa/platform'
import { orders } from '../shared/calls/api.ts'
import { inBoth } from '../shared/calls/in-both.ts'
import { notify } from '../shared/calls/notices.ts'
import { done, refusalOf, refused } from '../shared/calls/outcome.ts'
import { textOf } from '../shared/form/form-values.ts'
import { doneTexts } from '../shared/shared.messages.ts'
import { offerFormMessages } from './offer-form.messages.ts'
import { type Offer, type OfferStatus, offerStatuses } from './offers.data.ts'
import { offersMessages as texts } from './offers.messages.ts'

const saving = { fallback: 'Error saving offer', preferServerMessage: true }

/**
 * Stores an offer, sent as JSON; a stored one needs its version. With `send` it is sent to the customer.
 */
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
    const saved = await unwrap(call, saving)
    notify('success', inBoth(offerFormMessages.saved, saved.number))
    if (isSent) await sendSaved(saved)
    return done()
  } catch (error) {
    const refusal = refusalOf(error, fieldsOf(error))
    return refused(refusal, { reload: refusal.meanwhile === 'changed' })
  }
}

/** Sends a saved offer. After a failure it stays saved and can be sent from the list. */
async function sendSaved({ _id, version }: Offer): Promise<void> {
  try {
    await send(_id, { 'if-match': `"${version}"` })
  } catch (error) {
    notify('error', refusalOf(error).message ?? 'Failed to send offer')
  }
}

/** Returns the fields of an error: the form shows each of them. */
function fieldsOf(error: unknown): string[] {
  const isRefusal = typeof error === 'object' && error !== null && 'fields' in error
  if (!isRefusal || !Array.isArray(error.fields)) return []
  return error.fields.map(({ field }) => String(field))
}

/**
 * Action of one offer: PUT sets its status, POST sends or duplicates it, PATCH restores it, DELETE deletes it.
 */
export async function changeOffer({ request, params }: ActionFunctionArgs) {
  const id = params.id ?? ''
  const form = await request.formData()
  const header = { 'if-match': `"${textOf(form, 'version')}"` }
  try {
    if (request.method === 'DELETE') await remove(id)
    else if (request.method === 'PATCH') await restore(id)
    else if (request.method === 'PUT') await setStatus(id, header, form)
    else if (form.has('send')) await send(id, header)
    else return redirect(`/admin/offers/${await duplicate(id)}/edit`)
    return done()
  } catch (error) {
    const refusal = refusalOf(error)
    return refused(refusal, { reload: refusal.meanwhile !== undefined })
  }
}

type IfMatch = { 'if-match': string }

async function setStatus(id: string, header: IfMatch, form: FormData): Promise<void> {
  const status = storedStatus(textOf(form, 'status'))
  const offer = await unwrap(
    orders.PUT('/api/offers/{id}/status', { params: { path: { id }, header }, body: { status } }),
    { fallback: 'Failed to update status', preferServerMessage: true },
  )
  notify('success', inBoth(texts.statusSet, offer.number, offer.status))
}

function storedStatus(text: string): Exclude<OfferStatus, 'Expired'> {
  const status = offerStatuses.find(status => status === text)
  if (!status || status === 'Expired') throw new Error('the status was not chosen from the list')
  return status
}

async function send(id: string, header: IfMatch): Promise<void> {
  const { customerEmail } = await unwrap(
    orders.POST('/api/offers/{id}/send', { params: { path: { id }, header } }),
    { fallback: 'Failed to send offer', preferServerMessage: true },
  )
  notify('success', inBoth(texts.sent, customerEmail))
}

/** @returns the id of the new offer */
async function duplicate(id: string): Promise<string> {
  const { _id, number } = await unwrap(
    orders.POST('/api/offers/{id}/duplicate', { params: { path: { id } } }),
    saving,
  )
  notify('success', inBoth(texts.duplicated, number))
  return _id
}

async function remove(id: string): Promise<void> {
  await unwrap(orders.DELETE('/api/offers/{id}', { params: { path: { id } } }), {
    fallback: 'Error deleting offer',
    preferServerMessage: true,
  })
  notify('success', texts.deleted, { label: doneTexts.undo, run: () => restore(id) })
}

async function restore(id: string): Promise<void> {
  await unwrap(orders.POST('/api/offers/{id}/restore', { params: { path: { id } } }), {
    fallback: 'Failed to restore offer',
    preferServerMessage: true,
  })
  notify('success', texts.restored)
}
