import { multipart, unwrap } from '@stampa/api'
import type { ActionFunctionArgs } from '@stampa/platform'
import { studio } from '../shared/calls/api.ts'
import { notify } from '../shared/calls/notices.ts'
import { done, refusalOf, refused } from '../shared/calls/outcome.ts'
import { logoImage } from '../shared/form/file-rules.ts'
import { fileOf, isOn, requiredFileOf, textOf } from '../shared/form/form-values.ts'
import {
  acceptedFile,
  fileRequiredWhenNew,
  findErrors,
  type Rules,
  required,
  wholeNumber,
} from '../shared/form/rules.ts'
import { doneTexts } from '../shared/shared.messages.ts'
import { categories } from './design-studio.data.ts'
import { designStudioMessages as texts } from './design-studio.messages.ts'
import { printAreasIn } from './print-areas.ts'

const productRules: Rules = {
  name: required('Product name is required'),
  displayOrder: wholeNumber('Display order must be 0 or more'),
  sizes: [],
  printAreas: [],
}

const productFields = Object.keys(productRules)

/** Action of 'Add New Product'. */
export async function createProduct({ request }: ActionFunctionArgs) {
  const form = await request.formData()
  const fields = findErrors(form, productRules, { isNew: true })
  if (fields.length > 0) return refused({ ok: false, fields })
  const create = async () => {
    await unwrap(studio.POST('/api/design-studio/products', { body: productIn(form) }), {
      fallback: 'Error creating product',
      preferServerMessage: true,
    })
    notify('success', texts.productCreated)
  }
  return attempt(create, { fields: productFields, sent: form })
}

/** Action of a product's address: PUT saves, DELETE deletes, PATCH restores. */
export async function changeProduct({ request, params }: ActionFunctionArgs) {
  const id = params.id ?? ''
  if (request.method === 'PATCH') return attempt(() => restoreProduct(id))
  if (request.method === 'DELETE') return attempt(() => deleteProduct(id))
  const form = await request.formData()
  const fields = findErrors(form, productRules, { isNew: false })
  if (fields.length > 0) return refused({ ok: false, fields })
  const update = async () => {
    const call = studio.PUT('/api/design-studio/products/{id}', {
      params: { path: { id }, header: { 'if-match': `"${textOf(form, 'version')}"` } },
      body: { ...productIn(form), sizes: sizesIn(form), printAreas: printAreasIn(form) },
    })
    await unwrap(call, { fallback: 'Error updating product', preferServerMessage: true })
    notify('success', texts.productSaved)
  }
  return attempt(update, { fields: productFields, sent: form })
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

function productIn(form: FormData) {
  return {
    name: textOf(form, 'name'),
    category: categories.find(category => category === textOf(form, 'category')) ?? 'tshirt',
    active: isOn(form, 'active'),
    displayOrder: Number(textOf(form, 'displayOrder')),
  }
}

function sizesIn(form: FormData): string[] {
  const sizes = textOf(form, 'sizes').split(',')
  return [...new Set(sizes.map(size => size.trim()).filter(Boolean))]
}

/** Rule of a colour's pictures. */
export const pictureRule = logoImage

const variantRules: Rules = {
  colorName: required('Color name is required'),
  colorCode: required('Color code must be a hex color such as #1a2b3c'),
  frontImage: [fileRequiredWhenNew('Front image is required'), acceptedFile(pictureRule)],
  backImage: acceptedFile(pictureRule),
}

const variantFields = Object.keys(variantRules)

/** Action of 'Add Color Variant'. */
export async function addVariant({ request, params }: ActionFunctionArgs) {
  const form = await request.formData()
  const errors = findErrors(form, variantRules, { isNew: true })
  if (errors.length > 0) return refused({ ok: false, fields: errors })
  const add = async () => {
    const call = studio.POST('/api/design-studio/products/{id}/color-variants', {
      params: { path: { id: params.id ?? '' } },
      body: { ...variantIn(form), frontImage: requiredFileOf(form, 'frontImage') },
      bodySerializer: multipart,
    })
    await unwrap(call, { fallback: 'Error adding color variant', preferServerMessage: true })
    notify('success', texts.variantAdded)
  }
  return attempt(add, { fields: variantFields, sent: form })
}

/** Action of a colour's address: PUT saves, DELETE deletes. */
export async function changeVariant({ request, params }: ActionFunctionArgs) {
  const path = { productId: params.id ?? '', variantId: params.variant ?? '' }
  if (request.method === 'DELETE') return attempt(() => removeVariant(path))
  const form = await request.formData()
  const errors = findErrors(form, variantRules, { isNew: false })
  if (errors.length > 0) return refused({ ok: false, fields: errors })
  const update = async () => {
    const frontImage = fileOf(form, 'frontImage')
    const call = studio.PUT('/api/design-studio/products/{productId}/color-variants/{variantId}', {
      params: { path, header: { 'if-match': `"${textOf(form, 'version')}"` } },
      body: {
        ...variantIn(form),
        ...(frontImage && { frontImage }),
        ...(isOn(form, 'withoutBack') && { withoutBack: true }),
      },
      bodySerializer: multipart,
    })
    await unwrap(call, { fallback: 'Error updating color variant', preferServerMessage: true })
    notify('success', texts.variantSaved)
  }
  return attempt(update, { fields: variantFields, sent: form })
}

async function removeVariant(path: { productId: string; variantId: string }): Promise<void> {
  const call = studio.DELETE('/api/design-studio/products/{productId}/color-variants/{variantId}', {
    params: { path },
  })
  await unwrap(call, { fallback: 'Error deleting variant', preferServerMessage: true })
  notify('success', texts.variantDeleted)
}

function variantIn(form: FormData) {
  const backImage = fileOf(form, 'backImage')
  return {
    colorName: textOf(form, 'colorName'),
    colorCode: textOf(form, 'colorCode'),
    ...(backImage && { backImage }),
  }
}

interface SubmittedForm {
  /** Form fields that can show an error. */
  fields: readonly string[]
  /** Submitted form. */
  sent: FormData
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
