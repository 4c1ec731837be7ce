import { type CatalogAnswer, catalogRules } from '@stampa/api'
import { listLoader, type RecordBody } from '../shared/calls/content-calls.ts'
import type { ImagesValues } from '../shared/form/field-values.ts'
import { acceptedFile, anyImage, rulesOf } from '../shared/form/rules.ts'
import type { Resource } from '../shared/resource/resource.ts'

/** An entry of the portfolio. */
export type Work = CatalogAnswer<'/api/our-work/admin'>[number]

/** Back-office specification, section 9. */
export const maxImages = 10

export type WorkValues = ImagesValues<'images'> & {
  title: string
  customerName: string
  description: string
  order: number | null
}

export const works: Resource<Work, WorkValues> = {
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

  load: listLoader('/api/our-work/admin', 'Failed to fetch data'),

  toValues: row => ({
    title: row?.title ?? '',
    customerName: row?.customerName ?? '',
    description: row?.description ?? '',
    images: [],
    imagesKept: row?.images ?? [],
    imagesAlt: row?.imageAssets.map(({ alt }) => alt ?? '') ?? [],
    order: row?.order ?? 0,
  }),

  toBody: ({ images, imagesKept, imagesAlt, order, ...values }): RecordBody<'our-work'> => ({
    ...values,
    order: order ?? 0,
    imageDetails: imagesAlt.map(alt => ({ alt })),
    ...(images.length > 0 && { images }),
    ...(imagesKept.length > 0 && { existingImages: imagesKept }),
  }),
}
