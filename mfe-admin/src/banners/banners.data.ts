import { type CatalogAnswer, catalogRules } from '@stampa/api'
import { listLoader, type RecordBody } from '../shared/calls/content-calls.ts'
import {
  type ImageValues,
  imageBody,
  imageValues,
  type ScheduleValues,
  scheduleBody,
  scheduleValues,
} from '../shared/form/field-values.ts'
import { acceptedFile, bannerImage, rulesOf } from '../shared/form/rules.ts'
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

export type BannerValues = ImageValues<'image'> &
  ScheduleValues & {
    title: string
    subtitle: string
    link: string
    placement: Placement
    order: number | null
    active: boolean
  }

const failures = {
  load: 'Failed to fetch banners',
  save: 'Failed to save banner',
  remove: 'Failed to delete banner',
}

export const banners: Resource<Banner, BannerValues> = {
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
  }),

  load: listLoader('/api/banner/admin', failures.load),

  toValues: row => ({
    title: row?.title ?? '',
    subtitle: row?.subtitle ?? '',
    link: row?.link ?? '',
    placement: row?.placement ?? 'homepage',
    ...imageValues('image', row?.imageAsset),
    order: row?.order ?? 0,
    active: row?.active ?? true,
    ...scheduleValues(row),
  }),

  toBody: values => {
    const { title, subtitle, link, placement, order, active } = values
    const body: RecordBody<'banner'> = {
      title,
      subtitle,
      link,
      placement,
      order: order ?? 0,
      active,
      ...imageBody('image', values),
      ...scheduleBody(values),
    }
    return body
  },
}
