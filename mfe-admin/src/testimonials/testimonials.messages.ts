import { defineMessages } from '@stampa/platform'

export const testimonialMessages = defineMessages({
  customerName: { en: 'Customer name', el: 'Πελάτης' },
  testimonial: { en: 'Testimonial', el: 'Μαρτυρία' },
  companyLogo: { en: 'Company logo', el: 'Λογότυπο' },
})
