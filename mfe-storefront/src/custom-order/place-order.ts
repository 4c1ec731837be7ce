import { ApiError, type FieldError, multipart, unwrap } from '@stampa/api'
import { type ActionFunctionArgs, data, track } from '@stampa/platform'
import { orders } from '../shared/api.ts'
import { textOf } from '../shared/form/text-of.ts'
import { attemptField } from '../shared/form/use-attempt.ts'
import { type CustomOrder, type OrderProblem, problemsOf, quantityField } from './order-rules.ts'

export type OrderAnswer =
  | {
      sent: true
      /** Opens the page that shows how far the order is. */
      statusToken: string
    }
  | {
      sent: false
      /** Whether it got as far as the service. */
      failed: boolean
      problems: OrderProblem[]
      /** What the service says about fields, in its words. */
      refusals: FieldError[]
      /** For a form that the server writes anew. */
      values: CustomOrder
    }

/** Sends the form's order, in the browser or, without JavaScript, at the page server. */
export async function placeOrder({ request }: ActionFunctionArgs) {
  const form = await request.formData()
  const values = readOrder(form)
  const image = readImage(form)
  const problems = problemsOf(values, image)
  if (problems.length > 0) return refused({ failed: false, problems, refusals: [], values }, 422)

  const attempt = textOf(form, attemptField)
  const { items, options, email, phone } = values
  const call = orders.POST('/api/custom-order', {
    ...(attempt && { params: { header: { 'idempotency-key': attempt } } }),
    body: {
      email,
      phone,
      products: items.map(({ product }) => product),
      quantities: items.map(({ quantity }) => Number(quantity)),
      options,
      ...(image && { image }),
    },
    bodySerializer: multipart,
  })
  try {
    const { statusToken } = await unwrap(call, { fallback: 'The order was not taken' })
    track('order-sent')
    return data<OrderAnswer>({ sent: true, statusToken })
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const refusals = error.fields.map(refusal => ({ ...refusal, field: fieldOf(refusal, values) }))
    const status = refusals.length > 0 ? 422 : 502
    return refused({ failed: true, problems: [], refusals, values }, status)
  }
}

function refused(answer: Omit<OrderAnswer & { sent: false }, 'sent'>, status: number) {
  return data<OrderAnswer>({ sent: false, ...answer }, { status })
}

/** The service counts products and quantities; the form has a field for each. */
function fieldOf({ field }: FieldError, { items }: CustomOrder): string {
  const [, position] = /^(?:products|quantities)\.(\d+)/.exec(field) ?? []
  const item = position === undefined ? undefined : items[Number(position)]
  return item ? quantityField(item.product) : field
}

function readOrder(form: FormData): CustomOrder {
  const texts = (name: string) => form.getAll(name).filter(value => typeof value === 'string')
  return {
    items: texts('products').map(product => ({
      product,
      quantity: textOf(form, quantityField(product)),
    })),
    options: texts('options'),
    email: textOf(form, 'email'),
    phone: textOf(form, 'phone'),
  }
}

/** Browsers send an empty file where none was chosen. */
function readImage(form: FormData): File | undefined {
  const image = form.get('image')
  return image instanceof File && image.size > 0 ? image : undefined
}
