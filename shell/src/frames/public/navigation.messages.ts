import { defineMessages } from '@stampa/platform'

export const navigationMessages = defineMessages({
  label: { el: 'Κύρια πλοήγηση', en: 'Main navigation' },
  menu: { el: 'Μενού', en: 'Menu' },
  home: { el: 'Αρχική', en: 'Home', specified: 'en' },
  products: { el: 'Προϊόντα', en: 'Products', specified: 'en' },
  allProducts: { el: 'Όλα τα προϊόντα', en: 'All Products', specified: 'en' },
  ourWorks: { el: 'Τα έργα μας', en: 'Our Works', specified: 'en' },
  contact: { el: 'Επικοινωνία', en: 'Contact', specified: 'en' },
})
