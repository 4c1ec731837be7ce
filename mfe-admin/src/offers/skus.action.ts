import { multipart } from '@stampa/api'
import type { ActionFunctionArgs } from '@stampa/platform'
import { readNumber } from '@stampa/rules/numbers'
import { at, orders } from '../shared/calls/api.ts'
import { inBoth } from '../shared/calls/notices.ts'
import { answerOf, attempt, change, recordAction } from '../shared/calls/record-action.ts'
import { type Rules, readableNumber } from '../shared/form/rules.ts'
import { readValues, textOf, trimValues } from '../shared/form/values.ts'
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

/** The service checks the rest. */
export const skuRules: Rules = {
  priceWithoutVAT: readableNumber,
  minimumOrderItems: readableNumber,
}

/** Stores the form of a SKU: of a new one, whose code the service assigns, or of a stored one. */
export async function saveSku({ request, params: { id } }: ActionFunctionArgs) {
  const { values, ifMatch } = await readValues<SkuValues>(request)
  const body = bodyOf(values)
  const saved =
    id === undefined
      ? change(orders.POST('/api/sku', { body }), 'Error adding SKU', ({ skuCode }) =>
          inBoth(texts.added, skuCode),
        )
      : change(
          orders.PUT('/api/sku/{id}', {
            params: { path: { id }, header: { 'if-match': ifMatch } },
            body,
          }),
          'Error updating SKU',
          ({ skuCode }) => inBoth(texts.updated, skuCode),
        )
  return attempt(saved, { fields: Object.keys(values), sent: values })
}

/** Action of one SKU: PUT stores its form, PATCH restores it, DELETE deletes it. */
export function changeSku(args: ActionFunctionArgs) {
  return args.request.method === 'PUT' ? saveSku(args) : deleteOrRestore(args)
}

const deleteOrRestore = recordAction({
  remove: (id, form) =>
    change(orders.DELETE('/api/sku/{id}', at(id)), 'Error deleting SKU', () =>
      inBoth(texts.deleted, textOf(form, 'name')),
    ),
  restore: id =>
    change(orders.POST('/api/sku/{id}/restore', at(id)), 'Failed to restore SKU', ({ skuCode }) =>
      inBoth(texts.restored, skuCode),
    ),
})

export const importSkus = importAction((file, dryRun) =>
  answerOf(
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
  const { number: price } = readNumber(priceWithoutVAT)
  const { number: minimum } = readNumber(minimumOrderItems)
  const body: Partial<SkuBody> = {
    productDescription,
    vendor,
    ...(price !== undefined && { priceWithoutVAT: price }),
    ...(minimum !== undefined && { minimumOrderItems: minimum }),
  }
  return body as SkuBody
}
