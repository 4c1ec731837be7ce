import { defineMessages } from '@stampa/platform'

export const loadFailureMessages = defineMessages({
  text: {
    el: 'Ελέγξτε τη σύνδεσή σας και δοκιμάστε ξανά.',
    en: 'Check your connection and try again.',
  },
  retry: { el: 'Δοκιμή ξανά', en: 'Try again' },
})
