import { type FieldError, multipart, unwrap } from '@stampa/api'
import { type ActionFunctionArgs, track } from '@stampa/platform'
import { maxImageBytes } from '@stampa/rules/files'
import { readWhole } from '@stampa/rules/numbers'
import { shopDay } from '@stampa/rules/shop-time'
import { shrinkPhoto } from '@stampa/ui/file-field/shrink-photo.ts'
import { withoutDoctype } from '@stampa/ui/file-field/without-doctype.ts'
import { orders } from '../shared/api.ts'
import { type FormAnswer, idempotencyKey, submitForm } from '../shared/form/submission.ts'
import {
  type CustomOrder,
  type OrderProblem,
  piecesOf,
  problemsOf,
  quantityField,
  readOrder,
} from './order-rules.ts'

/** The token opens the page of the order's progress. */
export type OrderAnswer = FormAnswer<
  CustomOrder,
  OrderProblem,
  { statusToken: string; number: string; email: string }
>

/** Sends an order; runs in the browser or, without JavaScript, on the page server. */
export async function placeOrder({ request }: ActionFunctionArgs) {
  const form = await request.formData()
  const values = readOrder(form)
  const { items, options, email, phone, deadline, name, company, vatNumber, notes } = values
  const { repeats, keep } = values
  const chosen = readFile(form, 'image')
  const image = chosen && (await shrinkPhoto(chosen, maxImageBytes))
  const document = readFile(form, 'document')
  const files = readFiles(form, 'files')
  return submitForm({
    values,
    problems: problemsOf(values, { image, document, files }, shopDay()),
    call: async () => {
      const call = orders.POST('/api/custom-order', {
        ...idempotencyKey(form),
        body: {
          email,
          phone,
          products: items.map(({ product }) => product),
          quantities: items.map(({ quantity }) => readWhole(quantity) ?? 0),
          options,
          ...(items.some(({ choice }) => choice) && {
            choices: items.map(({ choice }) => choice ?? openChoice),
          }),
          ...(items.some(({ pieces }) => pieces) && { pieces: items.map(piecesOf) }),
          ...(items.some(({ positions }) => positions) && {
            positions: items.map(({ positions = [] }) => positions),
          }),
          ...(items.some(({ roster }) => roster) && {
            roster: items.map(({ roster }) => roster?.rows ?? []),
          }),
          ...(deadline && { deadline }),
          ...(name && { name }),
          ...(company && { company }),
          ...(vatNumber && { vatNumber }),
          ...(notes && { notes }),
          ...(repeats && { repeats, keep }),
          ...(image && { image: await plainFile(image) }),
          ...(document && { document }),
          ...(files.length > 0 && { files: await Promise.all(files.map(plainFile)) }),
        },
        bodySerializer: multipart,
      })
      const { _id, statusToken } = await unwrap(call, { fallback: 'The order was not taken' })
      track('order-sent')
      return { statusToken, number: _id.slice(-6), email }
    },
    fieldOf: error => fieldOf(error, values),
  })
}

/** A choice without a technique leaves the print open. */
const openChoice = { technique: '', sides: 1, colours: 1, options: [] }

/** The service numbers products and quantities; the form has a field for each product. */
function fieldOf({ field }: FieldError, { items }: CustomOrder): string {
  const [, position] =
    /^(?:products|quantities|choices|pieces|positions|roster)\.(\d+)/.exec(field) ?? []
  const item = position === undefined ? undefined : items[Number(position)]
  return item ? quantityField(item.product) : field
}

/** Returns the file of a field; browsers send an empty one when none was chosen. */
function readFile(form: FormData, field: 'image' | 'document'): File | undefined {
  return readFiles(form, field)[0]
}

function readFiles(form: FormData, field: string): File[] {
  return form.getAll(field).filter(file => file instanceof File && file.size > 0) as File[]
}

async function plainFile(file: File): Promise<File> {
  return new File([await withoutDoctype(file)], file.name, file)
}
