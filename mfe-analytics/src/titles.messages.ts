import { specifiedInEnglish } from './shared/messages.ts'

/** Page titles in the navigation and the browser. */
export const titleMessages = specifiedInEnglish({
  analytics: { el: 'Στατιστικά', en: 'Analytics' },
  shares: { el: 'Σύνδεσμοι κοινοποίησης', en: 'Share links' },
})
