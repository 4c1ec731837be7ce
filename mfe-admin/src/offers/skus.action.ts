import { unwrap } from '@stampa/api'
import type { ActionFunctionArgs } from '@stampa/platform'
import { orders } from '../shared/api.ts'
import { textOf } from '../shared/form-values.ts'
import { inBoth } from '../shared/in-both.ts'
import { notify } from '../shared/notices.ts'
import { done, refusalOf, refused } from '../shared/outcome.ts'
import type { Sku } from './offers.data.ts'
import { skusMessages as texts } from './skus.messages.ts'

export const skuFields = [
  'productDescription',
  'vendor',
  'priceWithoutVAT',
  'minimumOrderItems',
] as const

/** Stores the form of a SKU: a new one, whose code the service assigns, or a changed one. */
export async function saveSku({ request, params: { id } }: ActionFunctionArgs) {
  const form = await request.formData()
  const body = bodyOf(form)
  const header = { 'if-match': `"${textOf(form, 'version')}"` }
  try {
    if (id === undefined) {
      const { skuCode } = await unwrap(orders.POST('/api/sku', { body }), {
        fallback: 'Error adding SKU',
        preferServerMessage: true,
      })
      notify('success', inBoth(texts.added, skuCode))
    } else {
      const { skuCode } = await unwrap(
        orders.PUT('/api/sku/{id}', { params: { path: { id }, header }, body }),
        { fallback: 'Error updating SKU', preferServerMessage: true },
      )
      notify('success', inBoth(texts.updated, skuCode))
    }
    return done()
  } catch (error) {
    const refusal = refusalOf(error, skuFields)
    return refused(refusal, { reload: refusal.meanwhile === 'changed' })
  }
}

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
