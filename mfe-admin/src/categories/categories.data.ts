import { type CatalogAnswer, catalogRules } from '@stampa/api'
import { listLoader, type RecordBody } from '../shared/calls/content-calls.ts'
import { uploadImage } from '../shared/calls/uploaded.ts'
import { type ImageValues, imageDetails, imageValues } from '../shared/form/field-values.ts'
import { acceptedFile, plainFavicon, pngImage, rulesOf } from '../shared/form/rules.ts'
import type { Resource } from '../shared/resource/resource.ts'

export type Category = CatalogAnswer<'/api/categories/all'>[number]

export type CategoryValues = ImageValues<'image'> &
  ImageValues<'favicon'> & {
    name: string
    description: string
    slug: string
    active: boolean
  }

const failures = {
  load: 'Failed to fetch categories',
  save: 'Failed to save category',
  remove: 'Failed to delete category',
}

export const categories: Resource<Category, CategoryValues> = {
  id: 'categories',
  kind: 'categories',
  words: {
    title: { en: 'Categories', el: 'Κατηγορίες' },
    noun: { en: 'category', el: 'κατηγορία' },
    many: { en: 'categories', el: 'κατηγορίες' },
    fresh: { en: 'New category', el: 'Νέα κατηγορία' },
    this: { en: 'this category', el: 'αυτή την κατηγορία' },
  },
  failures,
  nameOf: category => category.name,
  isOn: category => category.active,
  // The label asks for an image, the rules do not: back-office specification, section 5.
  rules: rulesOf(catalogRules['/api/categories'], {
    image: acceptedFile(pngImage),
    favicon: acceptedFile(plainFavicon),
  }),

  load: listLoader('/api/categories/all', failures.load),

  toValues: row => ({
    name: row?.name ?? '',
    description: row?.description ?? '',
    ...imageValues('image', row?.imageAsset),
    ...imageValues('favicon', undefined),
    slug: '',
    active: row?.active ?? true,
  }),

  async toBody(values) {
    const [image, favicon] = await Promise.all(
      (['image', 'favicon'] as const).map(field =>
        uploadImage('categories', field, values[field], values[`${field}Removed`], failures.save),
      ),
    )
    const { name, description, slug, active } = values
    const body: RecordBody<'categories'> = {
      name,
      description,
      active,
      ...imageDetails('image', values),
      ...(slug && { slug }),
      ...(image !== undefined && { image }),
      ...(favicon !== undefined && { favicon }),
    }
    return body
  },
}
