import { multipart } from '@stampa/api'
import type { ActionFunctionArgs } from '@stampa/platform'
import { orders } from '../shared/calls/api.ts'
import { inBoth } from '../shared/calls/in-both.ts'
import { notify } from '../shared/calls/notices.ts'
import { attempt, change, recordAction } from '../shared/calls/record-action.ts'
import { textOf } from '../shared/form/form-values.ts'
import { readValues, trimValues } from '../shared/form/values.ts'
import { importAction } from '../shared/import/import-sheet.ts'
import type { Sku } from './offers.data.ts'
import { skusMessages as texts } from './skus.messages.ts'

/** Values of the form; numbers are texts, which the service checks. */
export type SkuValues = {
  productDescription: string
  vendor: string
  priceWithoutVAT: string
  minimumOrderItems: string
}

/** Stores the form of a SKU: of a new one, whose code the service assigns, or of a stored one. */
export async function saveSku({ request, params: { id } }: ActionFunctionArgs) {
  const { values, ifMatch } = await readValues<SkuValues>(request)
  const body = bodyOf(values)
  const save = async () => {
    if (id === undefined) {
      const { skuCode } = await change(orders.POST('/api/sku', { body }), 'Error adding SKU')
      return notify('success', inBoth(texts.added, skuCode))
    }
    const params = { path: { id }, header: { 'if-match': ifMatch } }
    const call = orders.PUT('/api/sku/{id}', { params, body })
    const { skuCode } = await change(call, 'Error updating SKU')
    notify('success', inBoth(texts.updated, skuCode))
  }
  return attempt(save, { fields: Object.keys(values), sent: values })
}

/** Action of one SKU: PUT stores its form, PATCH restores it, DELETE deletes it. */
export function changeSku(args: ActionFunctionArgs) {
  return args.request.method === 'PUT' ? saveSku(args) : deleteOrRestore(args)
}

const deleteOrRestore = recordAction({
  async remove(id, form) {
    const call = orders.DELETE('/api/sku/{id}', { params: { path: { id } } })
    await change(call, 'Error deleting SKU')
    return inBoth(texts.deleted, textOf(form, 'name'))
  },

  async restore(id) {
    const call = orders.POST('/api/sku/{id}/restore', { params: { path: { id } } })
    const { skuCode } = await change(call, 'Failed to restore SKU')
    return inBoth(texts.restored, skuCode)
  },
})

export const importSkus = importAction((file, dryRun) =>
  change(
    orders.POST('/api/sku/import', {
      params: { query: { dryRun } },
      body: { file },
      bodySerializer: multipart,
    }),
    'Failed to import SKUs',
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
