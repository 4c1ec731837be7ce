import { type CatalogAnswer, catalogRules, multipart, unwrap } from '@stampa/api'
import { catalog } from '../shared/calls/api.ts'
import type { RecordBody } from '../shared/calls/content-calls.ts'
import { type ImageValues, imageBody, imageValues } from '../shared/form/field-values.ts'
import { acceptedFile, anyImage, pngFavicon, rulesOf } from '../shared/form/rules.ts'
import { importAction } from '../shared/import/import-sheet.ts'
import { unwrapList } from '../shared/list/server-list.ts'
import type { Resource, ResourceData } from '../shared/resource/resource.ts'

export type Product = CatalogAnswer<'/api/products/all'>[number]

/** A category or event that a product can belong to. */
export interface Choice {
  _id: string
  name: string
}

export interface ProductsData extends ResourceData<Product> {
  categories: Choice[]
  events: Choice[]
}

/** Rows that are loaded before the rest of a long list: more than a page. */
const firstCount = 100

export type ProductValues = ImageValues<'image'> &
  ImageValues<'favicon'> & {
    title: string
    description: string
    categories: string[]
    events: string[]
    slug: string
    order: number | null
    active: boolean
  }

const failures = {
  load: 'Failed to fetch data',
  save: 'Failed to save product',
  remove: 'Failed to delete product',
}

export const products: Resource<Product, ProductValues, ProductsData> = {
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
    // `useWholeList` reports the failure while the list is shown.
    all?.catch(() => undefined)
    return { rows: first.rows, all, categories, events }
  },

  toValues: row => ({
    title: row?.title ?? '',
    description: row?.description ?? '',
    categories: row?.categories.map(({ _id }) => _id) ?? [],
    ...imageValues('image', row?.imageAsset),
    ...imageValues('favicon', undefined),
    events: row?.events.map(({ _id }) => _id) ?? [],
    slug: '',
    order: row?.order ?? 0,
    active: row?.active ?? true,
  }),

  toBody: values => {
    const { title, description, categories, events, slug, order, active, favicon } = values
    const body: RecordBody<'products'> = {
      title,
      description,
      categories,
      events,
      active,
      order: order ?? 0,
      ...imageBody('image', values),
      removeFavicon: values.faviconRemoved,
      ...(favicon && { favicon }),
      ...(slug && { slug }),
    }
    return body
  },
}

/** Address of the import dialog. */
export const importPath = '/admin/products/import'

export const importProducts = importAction((file, dryRun) =>
  unwrap(
    catalog.POST('/api/products/import', {
      params: { query: { dryRun } },
      body: { file },
      bodySerializer: multipart,
    }),
    { fallback: 'Failed to import products', preferServerMessage: true },
  ),
)
