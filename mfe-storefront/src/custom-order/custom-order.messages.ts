import { defineMessages } from '@stampa/platform'

export const customOrderMessages = defineMessages({
  title: { el: 'Παραγγελία με δικό σας σχέδιο', en: 'Custom order' },
  description: {
    el: 'Πείτε μας τι θέλετε να τυπώσουμε, σε τι και πόσα. Θα σας απαντήσουμε με τιμή και χρόνο.',
    en: 'Tell us what to print, on what and how many. We will answer with a price and a date.',
  },
})
