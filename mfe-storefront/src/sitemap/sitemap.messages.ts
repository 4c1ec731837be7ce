import { defineMessages } from '@stampa/platform'

export const sitemapMessages = defineMessages({
  title: { el: 'Χάρτης ιστοτόπου', en: 'Sitemap' },
  description: {
    el: 'Όλες οι σελίδες της Stampa με μια ματιά.',
    en: 'All of Stampa’s pages at a glance.',
  },
  home: { el: 'Αρχική', en: 'Home' },
  products: { el: 'Προϊόντα', en: 'Products' },
  categories: { el: 'Κατηγορίες', en: 'Categories' },
  events: { el: 'Περιστάσεις', en: 'Occasions' },
  customOrder: { el: 'Παραγγελία με δικό σας σχέδιο', en: 'Custom order' },
  about: { el: 'Σχετικά με εμάς', en: 'About us' },
  contact: { el: 'Επικοινωνία', en: 'Contact' },
  faq: { el: 'Συχνές ερωτήσεις', en: 'Frequently asked questions' },
  testimonials: { el: 'Τι λένε οι πελάτες μας', en: 'What our customers say' },
  banners: { el: 'Προσφορές και νέα', en: 'Offers and news' },
  blog: { el: 'Ιστολόγιο', en: 'Blog' },
  privacy: { el: 'Πολιτική απορρήτου', en: 'Privacy policy' },
  terms: { el: 'Όροι χρήσης', en: 'Terms of service' },
})
