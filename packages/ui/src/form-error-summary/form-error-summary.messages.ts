import { defineMessages } from '@stampa/platform'

export const formErrorSummaryMessages = defineMessages({
  title: { el: 'Ελέγξτε τη φόρμα', en: 'Please check the form' },
})
