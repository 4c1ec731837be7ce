import { multipart, unwrap } from '@stampa/api'
import type { ActionFunctionArgs } from '@stampa/platform'
import { orders } from '../shared/calls/api.ts'
import { inBoth } from '../shared/calls/in-both.ts'
import { notify } from '../shared/calls/notices.ts'
import { done, refusalOf, refused } from '../shared/calls/outcome.ts'
import { textOf } from '../shared/form/form-values.ts'
import { importAction } from '../shared/import/import-sheet.ts'
import { doneTexts } from '../shared/shared.messages.ts'
import type { Sku } from './offers.data.ts'
import { skusMessages as texts } from './skus.messages.ts'

export const skuFields = [
  'productDescription',
  'vendor',
  'priceWithoutVAT',
  'minimumOrderItems',
] as const

/** Stores the form of a new SKU, whose code the service assigns. */
export async function addSku({ request }: ActionFunctionArgs) {
  const body = bodyOf(await request.formData())
  try {
    const { skuCode } = await unwrap(orders.POST('/api/sku', { body }), {
      fallback: 'Error adding SKU',
      preferServerMessage: true,
    })
    notify('success', inBoth(texts.added, skuCode))
    return done()
  } catch (error) {
    return refused(refusalOf(error, skuFields))
  }
}

/** What is done with one SKU, behind its address: PUT stores its form, PATCH restores it, DELETE deletes it. */
export async function changeSku({ request, params }: ActionFunctionArgs) {
  const id = params.id ?? ''
  const form = await request.formData()
  try {
    if (request.method === 'DELETE') await remove(id, textOf(form, 'name'))
    else if (request.method === 'PATCH') await restore(id)
    else await update(id, form)
    return done()
  } catch (error) {
    const refusal = refusalOf(error, skuFields)
    return refused({ ...refusal, sent: form }, { reload: refusal.meanwhile !== undefined })
  }
}

async function update(id: string, form: FormData): Promise<void> {
  const header = { 'if-match': `"${textOf(form, 'version')}"` }
  const { skuCode } = await unwrap(
    orders.PUT('/api/sku/{id}', { params: { path: { id }, header }, body: bodyOf(form) }),
    { fallback: 'Error updating SKU', preferServerMessage: true },
  )
  notify('success', inBoth(texts.updated, skuCode))
}

async function remove(id: string, code: string): Promise<void> {
  await unwrap(orders.DELETE('/api/sku/{id}', { params: { path: { id } } }), {
    fallback: 'Error deleting SKU',
    preferServerMessage: true,
  })
  notify('success', inBoth(texts.deleted, code), {
    label: doneTexts.undo,
    run: () => restore(id),
  })
}

async function restore(id: string): Promise<void> {
  const { skuCode } = await unwrap(
    orders.POST('/api/sku/{id}/restore', { params: { path: { id } } }),
    { fallback: 'Failed to restore SKU', preferServerMessage: true },
  )
  notify('success', inBoth(texts.restored, skuCode))
}

export const importSkus = importAction((file, dryRun) =>
  unwrap(
    orders.POST('/api/sku/import', {
      params: { query: { dryRun } },
      body: { file },
      bodySerializer: multipart,
    }),
    { fallback: 'Failed to import SKUs', preferServerMessage: true },
  ),
)

type SkuInput = Pick<Sku, (typeof skuFields)[number]>

/** What is empty is left out, so that the service says that it is missing. */
function bodyOf(form: FormData): SkuInput {
  const price = textOf(form, 'priceWithoutVAT')
  const minimum = textOf(form, 'minimumOrderItems')
  const typed: Partial<SkuInput> = {
    productDescription: textOf(form, 'productDescription'),
    vendor: textOf(form, 'vendor'),
    ...(price !== '' && { priceWithoutVAT: Number(price) }),
    ...(minimum !== '' && { minimumOrderItems: Number(minimum) }),
  }
  return typed as SkuInput
}
