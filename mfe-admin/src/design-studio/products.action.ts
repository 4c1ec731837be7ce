import { unwrap } from '@stampa/api'
import type { ActionFunctionArgs } from '@stampa/platform'
import { studio } from '../shared/calls/api.ts'
import { notify } from '../shared/calls/notices.ts'
import { refused } from '../shared/calls/outcome.ts'
import { isOn, textOf } from '../shared/form/form-values.ts'
import { findErrors, type Rules, required, wholeNumber } from '../shared/form/rules.ts'
import { doneTexts } from '../shared/shared.messages.ts'
import { attempt } from './attempt.ts'
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

/** 'Add New Product'. */
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

/** What is done with one product, behind its address: PUT saves, DELETE deletes, PATCH restores. */
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
