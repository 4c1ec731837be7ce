import { type FieldError, multipart, unwrap } from '@stampa/api'
import { type ActionFunctionArgs, track } from '@stampa/platform'
import { withoutDoctype } from '@stampa/ui/file-field/without-doctype.ts'
import { orders } from '../shared/api.ts'
import { type FormAnswer, idempotencyKey, submitForm } from '../shared/form/submission.ts'
import {
  type CustomOrder,
  type OrderProblem,
  problemsOf,
  quantityField,
  readOrder,
} from './order-rules.ts'
import { shrinkPhoto } from './shrink-photo.ts'

/** The token opens the page of the order's progress. */
export type OrderAnswer = FormAnswer<CustomOrder, OrderProblem, { statusToken: string }>

/** Sends an order; runs in the browser or, without JavaScript, on the page server. */
export async function placeOrder({ request }: ActionFunctionArgs) {
  const form = await request.formData()
  const values = readOrder(form)
  const { items, options, email, phone } = values
  const chosen = readImage(form)
  const image = chosen && (await shrinkPhoto(chosen))
  return submitForm({
    values,
    problems: problemsOf(values, image),
    call: async () => {
      const call = orders.POST('/api/custom-order', {
        ...idempotencyKey(form),
        body: {
          email,
          phone,
          products: items.map(({ product }) => product),
          quantities: items.map(({ quantity }) => Number(quantity)),
          options,
          ...(items.some(({ choice }) => choice) && {
            choices: items.map(({ choice }) => choice ?? openChoice),
          }),
          ...(image && { image: new File([await withoutDoctype(image)], image.name, image) }),
        },
        bodySerializer: multipart,
      })
      const { statusToken } = await unwrap(call, { fallback: 'The order was not taken' })
      track('order-sent')
      return { statusToken }
    },
    fieldOf: error => fieldOf(error, values),
  })
}

/** A choice without a technique leaves the print open. */
const openChoice = { technique: '', sides: 1, colours: 1, options: [] }

/** The service numbers products and quantities; the form has a field for each product. */
function fieldOf({ field }: FieldError, { items }: CustomOrder): string {
  const [, position] = /^(?:products|quantities|choices)\.(\d+)/.exec(field) ?? []
  const item = position === undefined ? undefined : items[Number(position)]
  return item ? quantityField(item.product) : field
}

/** Returns the image; browsers send an empty file when none was chosen. */
function readImage(form: FormData): File | undefined {
  const image = form.get('image')
  return image instanceof File && image.size > 0 ? image : undefined
}
