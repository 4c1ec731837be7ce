import { type CatalogAnswer, catalogRules } from '@stampa/api'
import { listLoader, type RecordBody } from '../shared/calls/content-calls.ts'
import { type ImageValues, imageBody, imageValues } from '../shared/form/field-values.ts'
import { acceptedFile, anyImage, rulesOf } from '../shared/form/rules.ts'
import type { Resource } from '../shared/resource/resource.ts'

export type Testimonial = CatalogAnswer<'/api/testimonials/admin'>[number]

export type TestimonialValues = ImageValues<'companyLogo'> & {
  customerName: string
  testimonial: string
  active: boolean
}

const failures = {
  load: 'Failed to fetch testimonials',
  save: 'Failed to save testimonial',
  remove: 'Failed to delete testimonial',
}

export const testimonials: Resource<Testimonial, TestimonialValues> = {
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

  load: listLoader('/api/testimonials/admin', failures.load),

  toValues: row => ({
    customerName: row?.customerName ?? '',
    testimonial: row?.testimonial ?? '',
    ...imageValues('companyLogo', row?.companyLogoAsset),
    active: row?.active ?? true,
  }),

  toBody: ({ customerName, testimonial, active, ...values }): RecordBody<'testimonials'> => ({
    customerName,
    testimonial,
    active,
    ...imageBody('companyLogo', values),
    removeCompanyLogo: values.companyLogoRemoved,
  }),
}
