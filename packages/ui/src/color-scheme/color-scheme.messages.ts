import { defineMessages } from '@stampa/platform'

export const colorSchemeMessages = defineMessages({
  scheme: { el: 'Χρώματα', en: 'Colour scheme' },
  light: { el: 'Φωτεινό', en: 'Light' },
  system: { el: 'Όπως το σύστημα', en: 'As the system' },
  dark: { el: 'Σκοτεινό', en: 'Dark' },
})
