import { anyImage } from '@stampa/rules/files'
import { active, image, longText, text } from '../shared/resource/field-kinds.ts'
import { resource } from '../shared/resource/resource.ts'

export const testimonials = resource({
  kind: 'testimonials',
  words: {
    title: { en: 'Testimonials', el: 'Μαρτυρίες' },
    noun: { en: 'testimonial', el: 'μαρτυρία' },
    many: { en: 'testimonials', el: 'μαρτυρίες' },
    fresh: { en: 'New testimonial', el: 'Νέα μαρτυρία' },
    this: { en: 'this testimonial', el: 'αυτή τη μαρτυρία' },
  },
  nameOf: testimonial => testimonial.customerName,
  fields: [
    text('customerName', { en: 'Customer name', el: 'Πελάτης' }),
    longText('testimonial', { en: 'Testimonial', el: 'Μαρτυρία' }),
    image('companyLogo', { en: 'Company logo', el: 'Λογότυπο' }, anyImage, {
      removable: true,
      fit: 'contain',
    }),
    active(),
  ],
  columns: ['companyLogo', 'customerName', 'testimonial', 'active'],
  page: () => import(/* webpackChunkName: "testimonials" */ '../shared/resource/resource-page.tsx'),
})
