import { type CatalogAnswer, multipart, unwrap } from '@stampa/api'
import { catalog } from '../shared/api.ts'
import { fileOf, isOn, requiredFileOf, textOf, textsOf, toForm } from '../shared/form-values.ts'
import type { Resource, ResourceData } from '../shared/resource.ts'
import { productRules } from './product-rules.ts'

export type Product = CatalogAnswer<'/api/products/all'>[number]
export type Category = CatalogAnswer<'/api/categories/all'>[number]

export interface ProductsData extends ResourceData<Product> {
  /** What a product can belong to. */
  categories: Category[]
}

export const products: Resource<Product, ProductsData> = {
  id: 'products',
  title: 'Products',
  noun: 'product',
  nameOf: product => product.title,
  rules: productRules,

  async load() {
    const fallback = 'Failed to fetch data'
    const [rows, categories] = await Promise.all([
      unwrap(catalog.GET('/api/products/all'), { fallback }),
      unwrap(catalog.GET('/api/categories/all'), { fallback }),
    ])
    return { rows, categories }
  },

  save(form, target) {
    const image = fileOf(form, 'image')
    const favicon = fileOf(form, 'favicon')
    const values = {
      title: textOf(form, 'title'),
      description: textOf(form, 'description'),
      categories: textsOf(form, 'categories'),
      events: textsOf(form, 'events'),
      active: isOn(form, 'active'),
      order: Number(textOf(form, 'order')),
      ...(favicon && { favicon }),
    }
    const call = target
      ? catalog.PUT('/api/products/{id}', {
          params: { path: { id: target.id }, header: { 'if-match': target.ifMatch } },
          body: { ...values, ...(image && { image }) },
          bodySerializer: multipart,
        })
      : catalog.POST('/api/products', {
          body: { ...values, image: requiredFileOf(form, 'image') },
          bodySerializer: multipart,
        })
    return unwrap(call, { fallback: 'Failed to save product', preferServerMessage: true })
  },

  remove: id =>
    unwrap(catalog.DELETE('/api/products/{id}', { params: { path: { id } } }), {
      fallback: 'Failed to delete product',
    }),

  toForm: ({ title, description, categories, events, order, active }) =>
    toForm({
      title,
      description,
      categories: categories.map(({ _id }) => _id),
      events: events.map(({ _id }) => _id),
      order,
      active,
    }),
}
