import { multipart, unwrap } from '@stampa/api'
import type { ActionFunctionArgs } from '@stampa/platform'
import { studio } from '../shared/api.ts'
import { logoImage } from '../shared/file-rules.ts'
import { fileOf, isOn, requiredFileOf, textOf } from '../shared/form-values.ts'
import { notify } from '../shared/notices.ts'
import { done, refusalOf, refused } from '../shared/outcome.ts'
import {
  acceptedFile,
  fileRequiredWhenNew,
  findErrors,
  type Rules,
  required,
  wholeNumber,
} from '../shared/rules.ts'
import { doneTexts } from '../shared/shared.messages.ts'
import { categories } from './design-studio.data.ts'
import { designStudioMessages as texts } from './design-studio.messages.ts'

/** Pictures of a colour. */
export const pictureRule = logoImage

const productRules: Rules = {
  name: required('Product name is required'),
  displayOrder: wholeNumber('Display order must be 0 or more'),
  sizes: [],
}

const variantRules: Rules = {
  colorName: required('Color name is required'),
  colorCode: required('Color code must be a hex color such as #1a2b3c'),
  frontImage: [fileRequiredWhenNew('Front image is required'), acceptedFile(pictureRule)],
  backImage: acceptedFile(pictureRule),
}

/** 'Add New Product'. */
export async function createProduct({ request }: ActionFunctionArgs) {
  const form = await request.formData()
  const fields = findErrors(form, productRules, { isNew: true })
  if (fields.length > 0) return refused({ ok: false, fields })
  return attempt(Object.keys(productRules), async () => {
    await unwrap(studio.POST('/api/design-studio/products', { body: productIn(form) }), {
      fallback: 'Error creating product',
      preferServerMessage: true,
    })
    notify('success', texts.productCreated)
  })
}

/** What is done with one product, behind its address: PUT saves, DELETE deletes, PATCH restores. */
export async function changeProduct({ request, params }: ActionFunctionArgs) {
  const id = params.id ?? ''
  if (request.method === 'PATCH') return attempt([], () => restoreProduct(id))
  if (request.method === 'DELETE') return attempt([], () => deleteProduct(id))
  const form = await request.formData()
  const fields = findErrors(form, productRules, { isNew: false })
  if (fields.length > 0) return refused({ ok: false, fields })
  return attempt(Object.keys(productRules), async () => {
    const call = studio.PUT('/api/design-studio/products/{id}', {
      params: { path: { id }, header: { 'if-match': `"${textOf(form, 'version')}"` } },
      body: { ...productIn(form), sizes: sizesIn(form) },
    })
    await unwrap(call, { fallback: 'Error updating product', preferServerMessage: true })
    notify('success', texts.productSaved)
  })
}

/** 'Add Color Variant'. */
export async function addVariant({ request, params }: ActionFunctionArgs) {
  const form = await request.formData()
  const fields = findErrors(form, variantRules, { isNew: true })
  if (fields.length > 0) return refused({ ok: false, fields })
  return attempt(Object.keys(variantRules), async () => {
    const backImage = fileOf(form, 'backImage')
    const call = studio.POST('/api/design-studio/products/{id}/color-variants', {
      params: { path: { id: params.id ?? '' } },
      body: {
        colorName: textOf(form, 'colorName'),
        colorCode: textOf(form, 'colorCode'),
        frontImage: requiredFileOf(form, 'frontImage'),
        ...(backImage && { backImage }),
      },
      bodySerializer: multipart,
    })
    await unwrap(call, { fallback: 'Error adding color variant', preferServerMessage: true })
    notify('success', texts.variantAdded)
  })
}

export function removeVariant({ params }: ActionFunctionArgs) {
  const path = { productId: params.id ?? '', variantId: params.variant ?? '' }
  return attempt([], async () => {
    const call = studio.DELETE(
      '/api/design-studio/products/{productId}/color-variants/{variantId}',
      { params: { path } },
    )
    await unwrap(call, { fallback: 'Error deleting variant', preferServerMessage: true })
    notify('success', texts.variantDeleted)
  })
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

/** @param known fields that a refusal may be at */
async function attempt(known: readonly string[], work: () => Promise<void>) {
  try {
    await work()
    return done()
  } catch (error) {
    const refusal = refusalOf(error, known)
    return refused(refusal, { reload: refusal.meanwhile !== undefined })
  }
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
