import { multipart, unwrap } from '@stampa/api'
import type { ActionFunctionArgs } from '@stampa/platform'
import { studio } from '../shared/calls/api.ts'
import { notify } from '../shared/calls/notices.ts'
import { refused } from '../shared/calls/outcome.ts'
import { logoImage } from '../shared/form/file-rules.ts'
import { fileOf, isOn, requiredFileOf, textOf } from '../shared/form/form-values.ts'
import {
  acceptedFile,
  fileRequiredWhenNew,
  findErrors,
  type Rules,
  required,
} from '../shared/form/rules.ts'
import { attempt } from './attempt.ts'
import { designStudioMessages as texts } from './design-studio.messages.ts'

/** Pictures of a colour. */
export const pictureRule = logoImage

const rules: Rules = {
  colorName: required('Color name is required'),
  colorCode: required('Color code must be a hex color such as #1a2b3c'),
  frontImage: [fileRequiredWhenNew('Front image is required'), acceptedFile(pictureRule)],
  backImage: acceptedFile(pictureRule),
}

const fields = Object.keys(rules)

/** 'Add Color Variant'. */
export async function addVariant({ request, params }: ActionFunctionArgs) {
  const form = await request.formData()
  const errors = findErrors(form, rules, { isNew: true })
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
  return attempt(add, { fields, sent: form })
}

/** What is done with one colour, behind its address: PUT saves, DELETE deletes. */
export async function changeVariant({ request, params }: ActionFunctionArgs) {
  const path = { productId: params.id ?? '', variantId: params.variant ?? '' }
  if (request.method === 'DELETE') return attempt(() => removeVariant(path))
  const form = await request.formData()
  const errors = findErrors(form, rules, { isNew: false })
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
  return attempt(update, { fields, sent: form })
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
