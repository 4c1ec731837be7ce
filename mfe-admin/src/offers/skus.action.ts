import { multipart, unwrap } from '@stampa/api'
import type { ActionFunctionArgs } from '@stampa/platform'
import { orders } from '../shared/calls/api.ts'
import { inBoth } from '../shared/calls/in-both.ts'
import { notify } from '../shared/calls/notices.ts'
import { done, refusalOf, refused } from '../shared/calls/outcome.ts'
import { textOf } from '../shared/form/form-values.ts'
import { readValues, trimValues } from '../shared/form/values.ts'
import { importAction } from '../shared/import/import-sheet.ts'
import { doneTexts } from '../shared/shared.messages.ts'
import type { Sku } from './offers.data.ts'
import { skusMessages as texts } from './skus.messages.ts'

/** Values of the form; numbers are texts, which the service checks. */
export type SkuValues = {
  productDescription: string
  vendor: string
  priceWithoutVAT: string
  minimumOrderItems: string
}

/** Stores a new SKU, whose code the service assigns. */
export async function addSku({ request }: ActionFunctionArgs) {
  const { values } = await readValues<SkuValues>(request)
  try {
    const { skuCode } = await unwrap(orders.POST('/api/sku', { body: bodyOf(values) }), {
      fallback: 'Error adding SKU',
      preferServerMessage: true,
    })
    notify('success', inBoth(texts.added, skuCode))
    return done()
  } catch (error) {
    return refused(refusalOf(error, Object.keys(values)))
  }
}

/** Action of one SKU: PUT stores its form, PATCH restores it, DELETE deletes it. */
export async function changeSku({ request, params }: ActionFunctionArgs) {
  const id = params.id ?? ''
  if (request.method === 'PUT') return update(id, request)
  try {
    if (request.method === 'DELETE') await remove(id, textOf(await request.formData(), 'name'))
    else await restore(id)
    return done()
  } catch (error) {
    const refusal = refusalOf(error)
    return refused(refusal, { reload: refusal.meanwhile !== undefined })
  }
}

async function update(id: string, request: Request) {
  const { values, ifMatch } = await readValues<SkuValues>(request)
  try {
    const { skuCode } = await unwrap(
      orders.PUT('/api/sku/{id}', {
        params: { path: { id }, header: { 'if-match': ifMatch } },
        body: bodyOf(values),
      }),
      { fallback: 'Error updating SKU', preferServerMessage: true },
    )
    notify('success', inBoth(texts.updated, skuCode))
    return done()
  } catch (error) {
    const refusal = refusalOf(error, Object.keys(values))
    return refused({ ...refusal, sent: values }, { reload: refusal.meanwhile !== undefined })
  }
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

type SkuBody = Pick<Sku, keyof SkuValues>

/** Leaves out empty numbers, so that the service reports them as missing. */
function bodyOf(values: SkuValues): SkuBody {
  const { productDescription, vendor, priceWithoutVAT, minimumOrderItems } = trimValues(values)
  const body: Partial<SkuBody> = {
    productDescription,
    vendor,
    ...(priceWithoutVAT !== '' && { priceWithoutVAT: Number(priceWithoutVAT) }),
    ...(minimumOrderItems !== '' && { minimumOrderItems: Number(minimumOrderItems) }),
  }
  return body as SkuBody
}
