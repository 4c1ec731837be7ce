import { defineMessages } from '@stampa/platform'

/** Page titles in the navigation and the browser. */
export const titleMessages = defineMessages({
  analytics: { el: 'Στατιστικά', en: 'Analytics', specified: 'en' },
  shares: { el: 'Σύνδεσμοι κοινοποίησης', en: 'Share links', specified: 'en' },
})
