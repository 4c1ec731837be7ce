import { defineMessages } from '@stampa/platform'

export const footerMessages = defineMessages({
  blurb: {
    el: 'Τυπώνουμε την ιδέα σας σε ρούχα, κούπες, τσάντες και δώρα, για μία επιχείρηση ή για μία παρέα.',
    en: 'We print your idea on clothes, mugs, bags and gifts, for a business or for a circle of friends.',
  },
  quickLinks: { el: 'Γρήγοροι σύνδεσμοι', en: 'Quick Links', specified: 'en' },
  home: { el: 'Αρχική', en: 'Home', specified: 'en' },
  products: { el: 'Προϊόντα', en: 'Products', specified: 'en' },
  blog: { el: 'Ιστολόγιο', en: 'Blog', specified: 'en' },
  about: { el: 'Σχετικά με εμάς', en: 'About Us', specified: 'en' },
  contact: { el: 'Επικοινωνία', en: 'Contact', specified: 'en' },
  support: { el: 'Υποστήριξη', en: 'Support', specified: 'en' },
  faq: { el: 'Συχνές ερωτήσεις', en: 'FAQ', specified: 'en' },
  lostLinks: { el: 'Πού είναι η παραγγελία μου', en: 'Where is my order' },
  rights: {
    el: (year: number) => `© ${year} Stampa. Με επιφύλαξη παντός δικαιώματος.`,
    en: (year: number) => `© ${year} Stampa. All rights reserved.`,
    specified: 'en',
  },
  registry: { el: 'ΓΕΜΗ', en: 'GEMI' },
  vat: { el: 'ΑΦΜ', en: 'VAT' },
  privacy: { el: 'Πολιτική απορρήτου', en: 'Privacy Policy', specified: 'en' },
  terms: { el: 'Όροι χρήσης', en: 'Terms of Service', specified: 'en' },
  sitemap: { el: 'Χάρτης ιστοτόπου', en: 'Sitemap', specified: 'en' },
  cookieSettings: { el: 'Ρυθμίσεις cookies', en: 'Cookie settings' },
  language: { el: 'Γλώσσα', en: 'Language' },
})
