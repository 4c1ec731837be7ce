import { type CatalogAnswer, catalogRules, unwrap } from '@stampa/api'
import { catalog } from '../shared/calls/api.ts'
import { rulesOf } from '../shared/calls/service-rules.ts'
import { uploaded } from '../shared/calls/uploaded.ts'
import { plainFavicon, pngImage } from '../shared/form/file-rules.ts'
import { isOn, textOf, toForm } from '../shared/form/form-values.ts'
import { detailsIn, detailsOf } from '../shared/form/image-details.ts'
import { acceptedFile } from '../shared/form/rules.ts'
import type { Resource } from '../shared/resource/resource.ts'

export type Category = CatalogAnswer<'/api/categories/all'>[number]

const failures = {
  load: 'Failed to fetch categories',
  save: 'Failed to save category',
  remove: 'Failed to delete category',
}

export const categories: Resource<Category> = {
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

  load: async () => ({
    rows: await unwrap(catalog.GET('/api/categories/all'), { fallback: failures.load }),
  }),

  async save(form, target) {
    const [image, favicon] = await Promise.all([
      uploaded('categories', form, 'image', failures.save),
      uploaded('categories', form, 'favicon', failures.save),
    ])
    const slug = textOf(form, 'slug')
    const { alt, focus } = detailsIn(form, 'image')
    const body = {
      name: textOf(form, 'name'),
      description: textOf(form, 'description'),
      active: isOn(form, 'active'),
      imageAlt: alt,
      ...(focus && { imageFocus: focus }),
      ...(slug && { slug }),
      ...(image !== undefined && { image }),
      ...(favicon !== undefined && { favicon }),
    }
    const call = target
      ? catalog.PUT('/api/categories/{id}', {
          params: { path: { id: target.id }, header: { 'if-match': target.ifMatch } },
          body,
        })
      : catalog.POST('/api/categories', { body })
    return unwrap(call, { fallback: failures.save, preferServerMessage: true })
  },

  toForm: row =>
    toForm({
      name: row?.name ?? '',
      description: row?.description ?? '',
      slug: '',
      ...detailsOf('image', row?.imageAsset),
      active: row?.active ?? true,
    }),
}
