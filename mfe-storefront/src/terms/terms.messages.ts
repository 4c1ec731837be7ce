import { defineMessages } from '@stampa/platform'

/** What the page's head needs, which is loaded with every page of this remote. */
export const termsMessages = defineMessages({
  title: { el: 'Όροι χρήσης', en: 'Terms of Service' },
  description: {
    el: 'Πώς παραγγέλνετε, τι ελέγχουμε πριν τυπώσουμε, και τι ισχύει αν κάτι πάει στραβά.',
    en: 'How you order, what we check before we print, and what holds if something goes wrong.',
  },
})
