import { defineMessages } from '@stampa/platform'

/** What the pages are called in the navigation and by the browser. */
export const titleMessages = defineMessages({
  analytics: { el: 'Στατιστικά', en: 'Analytics', specified: 'en' },
  shares: { el: 'Σύνδεσμοι κοινοποίησης', en: 'Share links', specified: 'en' },
})
