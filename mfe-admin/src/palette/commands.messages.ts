import { defineMessages } from '@stampa/platform'

/** Actions of the palette. */
export const actionMessages = defineMessages({
  products: { el: 'Νέο προϊόν', en: 'New product' },
  categories: { el: 'Νέα κατηγορία', en: 'New category' },
  events: { el: 'Νέα περίσταση', en: 'New event' },
  blog: { el: 'Νέο άρθρο', en: 'New blog post' },
  banners: { el: 'Νέο banner', en: 'New banner' },
  testimonials: { el: 'Νέα μαρτυρία', en: 'New testimonial' },
  about: { el: 'Νέο περιεχόμενο «Σχετικά»', en: 'New about content' },
  faq: { el: 'Νέα συχνή ερώτηση', en: 'New FAQ' },
  'our-work': { el: 'Νέα δουλειά μας', en: 'New work post' },
  customers: { el: 'Νέος πελάτης', en: 'New customer' },
  offers: { el: 'Νέα προσφορά', en: 'New offer' },
  'offers/sku': { el: 'Νέο SKU', en: 'New SKU' },
})

/** Headings of the results. */
export const sourceMessages = defineMessages({
  products: { el: 'Προϊόντα', en: 'Products' },
  categories: { el: 'Κατηγορίες', en: 'Categories' },
  events: { el: 'Περιστάσεις', en: 'Events' },
  blog: { el: 'Άρθρα', en: 'Blog' },
  banners: { el: 'Banner', en: 'Banners' },
  about: { el: 'Σχετικά', en: 'About' },
  testimonials: { el: 'Μαρτυρίες', en: 'Testimonials' },
  faq: { el: 'Συχνές ερωτήσεις', en: 'FAQ' },
  'our-work': { el: 'Οι δουλειές μας', en: 'Our Work' },
  customers: { el: 'Οι πελάτες μας', en: 'Our Customers' },
  orders: { el: 'Παραγγελίες', en: 'Custom orders' },
  contact: { el: 'Μηνύματα', en: 'Contact messages' },
  offers: { el: 'Προσφορές', en: 'Offers' },
})
