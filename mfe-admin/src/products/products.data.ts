import { type CatalogAnswer, catalogRules, multipart, unwrap } from '@stampa/api'
import { catalog } from '../shared/calls/api.ts'
import { rulesOf } from '../shared/calls/service-rules.ts'
import { anyImage, pngFavicon } from '../shared/form/file-rules.ts'
import {
  fileOf,
  isOn,
  requiredFileOf,
  textOf,
  textsOf,
  toForm,
} from '../shared/form/form-values.ts'
import { detailsIn, detailsOf } from '../shared/form/image-details.ts'
import { acceptedFile } from '../shared/form/rules.ts'
import { unwrapList } from '../shared/list/server-list.ts'
import type { Resource, ResourceData } from '../shared/resource/resource.ts'

export type Product = CatalogAnswer<'/api/products/all'>[number]

/** What a product can belong to. */
export interface Choice {
  _id: string
  name: string
}

export interface ProductsData extends ResourceData<Product> {
  categories: Choice[]
  events: Choice[]
}

/** So many are shown before the rest of a long list has arrived: more than a page. */
const firstCount = 100

const failures = {
  load: 'Failed to fetch data',
  save: 'Failed to save product',
  remove: 'Failed to delete product',
}

export const products: Resource<Product, ProductsData> = {
  id: 'products',
  kind: 'products',
  words: {
    title: { en: 'Products', el: 'Προϊόντα' },
    noun: { en: 'product', el: 'προϊόν' },
    many: { en: 'products', el: 'προϊόντα' },
    fresh: { en: 'New product', el: 'Νέο προϊόν' },
    this: { en: 'this product', el: 'αυτό το προϊόν' },
  },
  failures,
  nameOf: product => product.title,
  isOn: product => product.active,
  ordered: true,
  rules: rulesOf(catalogRules['/api/products'], {
    image: acceptedFile(anyImage),
    favicon: acceptedFile(pngFavicon),
  }),

  async load() {
    const fallback = failures.load
    const query = { limit: firstCount }
    const [first, categories, events] = await Promise.all([
      unwrapList(catalog.GET('/api/products/all', { params: { query } }), fallback),
      unwrap(catalog.GET('/api/categories/all'), { fallback }),
      unwrap(catalog.GET('/api/events/all'), { fallback }),
    ])
    const more = first.next !== undefined
    const all = more ? unwrap(catalog.GET('/api/products/all'), { fallback }) : undefined
    // The list tells a failure while it is on the screen; without one nobody has to know.
    all?.catch(() => undefined)
    return { rows: first.rows, all, categories, events }
  },

  save(form, target) {
    const image = fileOf(form, 'image')
    const favicon = fileOf(form, 'favicon')
    const slug = textOf(form, 'slug')
    const { alt, focus } = detailsIn(form, 'image')
    const values = {
      title: textOf(form, 'title'),
      description: textOf(form, 'description'),
      categories: textsOf(form, 'categories'),
      events: textsOf(form, 'events'),
      active: isOn(form, 'active'),
      order: Number(textOf(form, 'order')),
      imageAlt: alt,
      ...(focus && { imageFocus: focus }),
      removeFavicon: isOn(form, 'faviconRemoved'),
      ...(slug && { slug }),
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
    return unwrap(call, { fallback: failures.save, preferServerMessage: true })
  },

  toForm: row =>
    toForm({
      title: row?.title ?? '',
      description: row?.description ?? '',
      categories: row?.categories.map(({ _id }) => _id) ?? [],
      events: row?.events.map(({ _id }) => _id) ?? [],
      order: row?.order ?? 0,
      slug: '',
      ...detailsOf('image', row?.imageAsset),
      active: row?.active ?? true,
    }),
}
