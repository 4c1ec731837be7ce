import { ApiError, type CatalogAnswer, multipart, unwrap } from '@stampa/api'
import { catalog } from '../shared/api.ts'
import { fileOf, isOn, textOf, toForm } from '../shared/form-values.ts'
import type { Resource } from '../shared/resource.ts'
import { categoryRules } from './category-rules.ts'

export type Category = CatalogAnswer<'/api/categories/all'>[number]

const saving = { fallback: 'Failed to save category', preferServerMessage: true }

export const categories: Resource<Category> = {
  id: 'categories',
  title: 'Categories',
  noun: 'category',
  nameOf: category => category.name,
  rules: categoryRules,

  load: async () => ({
    rows: await unwrap(catalog.GET('/api/categories/all'), {
      fallback: 'Failed to fetch categories',
    }),
  }),

  async save(form, target) {
    const [image, favicon] = await Promise.all([uploaded(form, 'image'), uploaded(form, 'favicon')])
    const body = {
      name: textOf(form, 'name'),
      description: textOf(form, 'description'),
      active: isOn(form, 'active'),
      ...(image && { image }),
      ...(favicon && { favicon }),
    }
    const call = target
      ? catalog.PUT('/api/categories/{id}', {
          params: { path: { id: target.id }, header: { 'if-match': target.ifMatch } },
          body,
        })
      : catalog.POST('/api/categories', { body })
    return unwrap(call, saving)
  },

  consequenceOf: ({ productCount }) =>
    productCount > 0 ? `Its products stay, without this category: ${productCount}.` : undefined,

  remove: id =>
    unwrap(catalog.DELETE('/api/categories/{id}', { params: { path: { id } } }), {
      fallback: 'Failed to delete category',
    }),

  toForm: ({ name, description, active }) => toForm({ name, description, active }),
}

/**
 * Stores the chosen file ahead of its category, which then refers to it by its address.
 *
 * @throws ApiError whose field is the form's: the upload calls every file its image
 */
async function uploaded(form: FormData, field: 'image' | 'favicon'): Promise<string | undefined> {
  const file = fileOf(form, field)
  if (!file) return undefined
  const call = catalog.POST('/api/categories/upload', {
    body: { image: file },
    bodySerializer: multipart,
  })
  try {
    return (await unwrap(call, saving)).imageUrl
  } catch (error) {
    if (!(error instanceof ApiError) || error.fields.length === 0) throw error
    const { message, status } = error
    throw new ApiError(message, status, { errors: [{ field, message }] }, error)
  }
}
