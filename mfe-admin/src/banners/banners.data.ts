import { type CatalogAnswer, catalogRules, multipart, unwrap } from '@stampa/api'
import { catalog } from '../shared/calls/api.ts'
import { rulesOf } from '../shared/calls/service-rules.ts'
import { bannerImage } from '../shared/form/file-rules.ts'
import { fileOf, isOn, requiredFileOf, textOf, toForm } from '../shared/form/form-values.ts'
import { detailsIn, detailsOf } from '../shared/form/image-details.ts'
import { acceptedFile } from '../shared/form/rules.ts'
import { fromLocalTime, toLocalTime } from '../shared/local-time.ts'
import type { Resource } from '../shared/resource/resource.ts'

export type Banner = CatalogAnswer<'/api/banner/admin'>[number]
export type Placement = Banner['placement']

/** Back-office specification, section 9. */
export const placements = [
  'homepage',
  'custom-order',
  'offer-banner',
  'categories',
  'event-banner',
  'other',
] as const satisfies readonly Placement[]

const failures = {
  load: 'Failed to fetch banners',
  save: 'Failed to save banner',
  remove: 'Failed to delete banner',
}

export const banners: Resource<Banner> = {
  id: 'banners',
  kind: 'banner',
  words: {
    title: { en: 'Banners', el: 'Banner' },
    noun: { en: 'banner', el: 'banner' },
    many: { en: 'banners', el: 'banner' },
    fresh: { en: 'New banner', el: 'Νέο banner' },
    this: { en: 'this banner', el: 'αυτό το banner' },
  },
  failures,
  nameOf: ({ title, placement }) => title || `Banner (${placement})`,
  isOn: banner => banner.active,
  ordered: true,
  // The title is marked as required, and not checked: back-office specification, section 5.
  rules: rulesOf(catalogRules['/api/banner'], {
    image: acceptedFile(bannerImage),
    publishAt: [],
    unpublishAt: [],
  }),

  load: async () => ({
    rows: await unwrap(catalog.GET('/api/banner/admin'), { fallback: failures.load }),
  }),

  save(form, target) {
    const image = fileOf(form, 'image')
    const { alt, focus } = detailsIn(form, 'image')
    const values = {
      title: textOf(form, 'title'),
      subtitle: textOf(form, 'subtitle'),
      link: textOf(form, 'link'),
      order: Number(textOf(form, 'order')),
      active: isOn(form, 'active'),
      placement: placementOf(form),
      imageAlt: alt,
      ...(focus && { imageFocus: focus }),
      publishAt: fromLocalTime(textOf(form, 'publishAt')),
      unpublishAt: fromLocalTime(textOf(form, 'unpublishAt')),
    }
    const call = target
      ? catalog.PUT('/api/banner/{id}', {
          params: { path: { id: target.id }, header: { 'if-match': target.ifMatch } },
          body: { ...values, ...(image && { image }) },
          bodySerializer: multipart,
        })
      : catalog.POST('/api/banner', {
          body: { ...values, image: requiredFileOf(form, 'image') },
          bodySerializer: multipart,
        })
    return unwrap(call, { fallback: failures.save, preferServerMessage: true })
  },

  toForm: row =>
    toForm({
      title: row?.title ?? '',
      subtitle: row?.subtitle ?? '',
      link: row?.link ?? '',
      placement: row?.placement ?? 'homepage',
      ...detailsOf('image', row?.imageAsset),
      order: row?.order ?? 0,
      active: row?.active ?? true,
      publishAt: toLocalTime(row?.publishAt),
      unpublishAt: toLocalTime(row?.unpublishAt),
    }),
}

function placementOf(form: FormData): Placement {
  const chosen = textOf(form, 'placement')
  return placements.find(placement => placement === chosen) ?? 'homepage'
}
