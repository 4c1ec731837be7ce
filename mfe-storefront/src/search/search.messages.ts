import { defineMessages } from '@stampa/platform'

const product = { el: 'Προϊόν', en: 'Product' }
const post = { el: 'Άρθρο', en: 'Blog post' }
const work = { el: 'Δουλειά μας', en: 'Our work' }
const faq = { el: 'Συχνή ερώτηση', en: 'FAQ' }

export const searchMessages = defineMessages({
  title: { el: 'Αναζήτηση', en: 'Search' },
  resultsFor: {
    el: (q: string) => `Αναζήτηση: ${q}`,
    en: (q: string) => `Search: ${q}`,
  },
  failed: { el: 'Η αναζήτηση δεν πέτυχε', en: 'Failed to search' },
  count: {
    el: (count: number) => (count === 1 ? '1 αποτέλεσμα' : `${count} αποτελέσματα`),
    en: (count: number) => (count === 1 ? '1 result' : `${count} results`),
  },
  ask: { el: 'Τι ψάχνετε;', en: 'What are you looking for?' },
  askText: {
    el: 'Γράψτε ένα προϊόν, ένα υλικό ή μια ερώτηση στο πεδίο αναζήτησης.',
    en: 'Write a product, a material or a question into the search field.',
  },
  empty: { el: 'Δεν βρήκαμε κάτι', en: 'Nothing found' },
  emptyText: {
    el: (q: string) => `Τίποτα για «${q}». Δοκιμάστε λιγότερες ή άλλες λέξεις.`,
    en: (q: string) => `Nothing for “${q}”. Try fewer or other words.`,
  },
  products: { el: 'Όλα τα προϊόντα', en: 'All products' },
  product,
  post,
  work,
  faq,
})
