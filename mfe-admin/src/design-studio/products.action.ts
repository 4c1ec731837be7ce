import { multipart, unwrap } from '@stampa/api'
import type { ActionFunctionArgs } from '@stampa/platform'
import { productCategories } from '@stampa/rules/printing'
import { studio } from '../shared/calls/api.ts'
import { notify } from '../shared/calls/notices.ts'
import { done, refusalOf, refused } from '../shared/calls/outcome.ts'
import {
  acceptedFile,
  fileRequiredWhenNew,
  logoImage,
  type Rules,
  required,
} from '../shared/form/rules.ts'
import { type FormValues, readValues, trimValues } from '../shared/form/values.ts'
import { doneTexts } from '../shared/shared.messages.ts'
import { designStudioMessages as texts } from './design-studio.messages.ts'
import { type PrintAreaValues, printAreasIn } from './print-areas.ts'
import type { ProductValues } from './product-form.ts'

const productFields = ['name', 'displayOrder', 'sizes', 'printAreas']

/** 'Add New Product'. */
export async function createProduct({ request }: ActionFunctionArgs) {
  const { values } = await readValues<ProductValues>(request)
  const create = async () => {
    await unwrap(studio.POST('/api/design-studio/products', { body: productIn(values) }), {
      fallback: 'Error creating product',
      preferServerMessage: true,
    })
    notify('success', texts.productCreated)
  }
  return attempt(create, { fields: productFields, sent: values })
}

/** What is done with one product, behind its address: PUT saves, DELETE deletes, PATCH restores. */
export async function changeProduct({ request, params }: ActionFunctionArgs) {
  const id = params.id ?? ''
  if (request.method === 'PATCH') return attempt(() => restoreProduct(id))
  if (request.method === 'DELETE') return attempt(() => deleteProduct(id))
  const { values, ifMatch } = await readValues<ProductValues & PrintAreaValues>(request)
  const update = async () => {
    const call = studio.PUT('/api/design-studio/products/{id}', {
      params: { path: { id }, header: { 'if-match': ifMatch } },
      body: {
        ...productIn(values),
        sizes: sizesIn(values.sizes),
        printAreas: printAreasIn(values),
      },
    })
    await unwrap(call, { fallback: 'Error updating product', preferServerMessage: true })
    notify('success', texts.productSaved)
  }
  return attempt(update, { fields: productFields, sent: values })
}

async function deleteProduct(id: string): Promise<void> {
  const call = studio.DELETE('/api/design-studio/products/{id}', { params: { path: { id } } })
  await unwrap(call, { fallback: 'Error deleting product', preferServerMessage: true })
  notify('success', texts.productDeleted, {
    label: doneTexts.undo,
    run: () => restoreProduct(id),
  })
}

async function restoreProduct(id: string): Promise<void> {
  const call = studio.POST('/api/design-studio/products/{id}/restore', {
    params: { path: { id } },
  })
  await unwrap(call, { fallback: 'Error restoring product', preferServerMessage: true })
  notify('success', texts.productRestored)
}

function productIn(values: ProductValues) {
  const { name, category, active, displayOrder } = trimValues(values)
  return {
    name,
    category: productCategories.find(entry => entry === category) ?? 'tshirt',
    active,
    displayOrder: displayOrder ?? 0,
  }
}

function sizesIn(text: string): string[] {
  const sizes = text.split(',')
  return [...new Set(sizes.map(size => size.trim()).filter(Boolean))]
}

/** Pictures of a colour. */
export const pictureRule = logoImage

/** Values of the form of a color. */
export type VariantValues = {
  colorName: string
  colorCode: string
  frontImage: File | null
  backImage: File | null
  withoutBack: boolean
}

export const variantRules: Rules = {
  colorName: required('Color name is required'),
  colorCode: required('Color code must be a hex color such as #1a2b3c'),
  frontImage: [fileRequiredWhenNew('Front image is required'), acceptedFile(pictureRule)],
  backImage: acceptedFile(pictureRule),
}

const variantFields = Object.keys(variantRules)

/** 'Add Color Variant'. */
export async function addVariant({ request, params }: ActionFunctionArgs) {
  const { values } = await readValues<VariantValues>(request)
  const add = async () => {
    const call = studio.POST('/api/design-studio/products/{id}/color-variants', {
      params: { path: { id: params.id ?? '' } },
      // The rules of a new color require the front image.
      body: { ...variantIn(values), frontImage: values.frontImage as File },
      bodySerializer: multipart,
    })
    await unwrap(call, { fallback: 'Error adding color variant', preferServerMessage: true })
    notify('success', texts.variantAdded)
  }
  return attempt(add, { fields: variantFields, sent: values })
}

/** What is done with one colour, behind its address: PUT saves, DELETE deletes. */
export async function changeVariant({ request, params }: ActionFunctionArgs) {
  const path = { productId: params.id ?? '', variantId: params.variant ?? '' }
  if (request.method === 'DELETE') return attempt(() => removeVariant(path))
  const { values, ifMatch } = await readValues<VariantValues>(request)
  const update = async () => {
    const call = studio.PUT('/api/design-studio/products/{productId}/color-variants/{variantId}', {
      params: { path, header: { 'if-match': ifMatch } },
      body: {
        ...variantIn(values),
        ...(values.frontImage && { frontImage: values.frontImage }),
        ...(values.withoutBack && { withoutBack: true }),
      },
      bodySerializer: multipart,
    })
    await unwrap(call, { fallback: 'Error updating color variant', preferServerMessage: true })
    notify('success', texts.variantSaved)
  }
  return attempt(update, { fields: variantFields, sent: values })
}

async function removeVariant(path: { productId: string; variantId: string }): Promise<void> {
  const call = studio.DELETE('/api/design-studio/products/{productId}/color-variants/{variantId}', {
    params: { path },
  })
  await unwrap(call, { fallback: 'Error deleting variant', preferServerMessage: true })
  notify('success', texts.variantDeleted)
}

function variantIn(values: VariantValues) {
  const { colorName, colorCode, backImage } = trimValues(values)
  return { colorName, colorCode, ...(backImage && { backImage }) }
}

interface SubmittedForm {
  /** Form fields that can show an error. */
  fields: readonly string[]
  /** The form's values. */
  sent: FormValues
}

/** Runs the calls of an action and returns its outcome. */
async function attempt(work: () => Promise<void>, form?: SubmittedForm) {
  try {
    await work()
    return done()
  } catch (error) {
    const refusal = { ...refusalOf(error, form?.fields), ...(form && { sent: form.sent }) }
    return refused(refusal, { reload: refusal.meanwhile !== undefined })
  }
}
