import { type CatalogAnswer, catalogRules, multipart, unwrap } from '@stampa/api'
import { catalog } from '../shared/calls/api.ts'
import { rulesOf } from '../shared/calls/service-rules.ts'
import { anyImage } from '../shared/form/file-rules.ts'
import { fileOf, isOn, textOf, toForm } from '../shared/form/form-values.ts'
import { detailsIn, detailsOf } from '../shared/form/image-details.ts'
import { acceptedFile } from '../shared/form/rules.ts'
import type { Resource } from '../shared/resource/resource.ts'

export type Testimonial = CatalogAnswer<'/api/testimonials/admin'>[number]

const failures = {
  load: 'Failed to fetch testimonials',
  save: 'Failed to save testimonial',
  remove: 'Failed to delete testimonial',
}

export const testimonials: Resource<Testimonial> = {
  id: 'testimonials',
  kind: 'testimonials',
  words: {
    title: { en: 'Testimonials', el: 'Μαρτυρίες' },
    noun: { en: 'testimonial', el: 'μαρτυρία' },
    many: { en: 'testimonials', el: 'μαρτυρίες' },
    fresh: { en: 'New testimonial', el: 'Νέα μαρτυρία' },
    this: { en: 'this testimonial', el: 'αυτή τη μαρτυρία' },
  },
  failures,
  nameOf: testimonial => testimonial.customerName,
  isOn: testimonial => testimonial.active,
  rules: rulesOf(catalogRules['/api/testimonials'], { companyLogo: acceptedFile(anyImage) }),

  load: async () => ({
    rows: await unwrap(catalog.GET('/api/testimonials/admin'), { fallback: failures.load }),
  }),

  save(form, target) {
    const companyLogo = fileOf(form, 'companyLogo')
    const { alt, focus } = detailsIn(form, 'companyLogo')
    const body = {
      customerName: textOf(form, 'customerName'),
      testimonial: textOf(form, 'testimonial'),
      active: isOn(form, 'active'),
      companyLogoAlt: alt,
      ...(focus && { companyLogoFocus: focus }),
      removeCompanyLogo: isOn(form, 'companyLogoRemoved'),
      ...(companyLogo && { companyLogo }),
    }
    const call = target
      ? catalog.PUT('/api/testimonials/{id}', {
          params: { path: { id: target.id }, header: { 'if-match': target.ifMatch } },
          body,
          bodySerializer: multipart,
        })
      : catalog.POST('/api/testimonials', { body, bodySerializer: multipart })
    return unwrap(call, { fallback: failures.save, preferServerMessage: true })
  },

  toForm: row =>
    toForm({
      customerName: row?.customerName ?? '',
      testimonial: row?.testimonial ?? '',
      ...detailsOf('companyLogo', row?.companyLogoAsset),
      active: row?.active ?? true,
    }),
}
