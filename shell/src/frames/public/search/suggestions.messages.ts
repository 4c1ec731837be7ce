import { defineMessages } from '@stampa/platform'

export const suggestionMessages = defineMessages({
  suggestions: { el: 'Προτάσεις', en: 'Suggestions' },
  found: {
    el: (count: number) => (count === 1 ? '1 πρόταση' : `${count} προτάσεις`),
    en: (count: number) => (count === 1 ? '1 suggestion' : `${count} suggestions`),
  },
  category: { el: 'Κατηγορία', en: 'Category' },
  product: { el: 'Προϊόν', en: 'Product' },
  event: { el: 'Περίσταση', en: 'Occasion' },
  page: { el: 'Σελίδα', en: 'Page' },
  post: { el: 'Άρθρο', en: 'Article' },
  work: { el: 'Έργο', en: 'Work' },
  faq: { el: 'Ερώτηση', en: 'Question' },
})
