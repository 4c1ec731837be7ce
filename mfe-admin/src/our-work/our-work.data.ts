import { type CatalogAnswer, catalogRules, multipart, unwrap } from '@stampa/api'
import { catalog } from '../shared/calls/api.ts'
import { rulesOf } from '../shared/calls/service-rules.ts'
import { anyImage } from '../shared/form/file-rules.ts'
import { filesOf, textOf, textsOf, toForm } from '../shared/form/form-values.ts'
import { acceptedFile } from '../shared/form/rules.ts'
import type { Resource } from '../shared/resource/resource.ts'

/** A post of the portfolio: something that the shop has printed. */
export type Work = CatalogAnswer<'/api/our-work/admin'>[number]

/** Back-office specification, section 9. */
export const maxImages = 10

export const works: Resource<Work> = {
  id: 'our-work',
  kind: 'our-work',
  words: {
    title: { en: 'Our Work', el: 'Οι δουλειές μας' },
    noun: { en: 'work', el: 'δουλειά' },
    many: { en: 'works', el: 'δουλειές' },
    fresh: { en: 'New work', el: 'Νέα δουλειά' },
    this: { en: 'this work', el: 'αυτή τη δουλειά' },
  },
  // Failures to save and to delete are only logged: back-office specification, section 8.
  failures: { load: 'Failed to fetch data', save: null, remove: null },
  nameOf: work => work.title,
  ordered: true,
  rules: rulesOf(catalogRules['/api/our-work'], { images: acceptedFile(anyImage) }),

  load: async () => ({
    rows: await unwrap(catalog.GET('/api/our-work/admin'), { fallback: 'Failed to fetch data' }),
  }),

  save(form, target) {
    const images = filesOf(form, 'images')
    const kept = textsOf(form, 'imagesKept')
    const values = {
      title: textOf(form, 'title'),
      customerName: textOf(form, 'customerName'),
      description: textOf(form, 'description'),
      order: Number(textOf(form, 'order')),
      imageDetails: textsOf(form, 'imagesAlt').map(alt => ({ alt })),
      ...(images.length > 0 && { images }),
    }
    const call = target
      ? catalog.PUT('/api/our-work/{id}', {
          params: { path: { id: target.id }, header: { 'if-match': target.ifMatch } },
          body: { ...values, ...(kept.length > 0 && { existingImages: kept }) },
          bodySerializer: multipart,
        })
      : catalog.POST('/api/our-work', { body: values, bodySerializer: multipart })
    return unwrap(call, { fallback: 'Failed to save work', preferServerMessage: true })
  },

  toForm: row =>
    toForm({
      title: row?.title ?? '',
      customerName: row?.customerName ?? '',
      description: row?.description ?? '',
      order: row?.order ?? 0,
      imagesKept: row?.images ?? [],
      imagesAlt: row?.imageAssets.map(({ alt }) => alt ?? '') ?? [],
    }),
}
