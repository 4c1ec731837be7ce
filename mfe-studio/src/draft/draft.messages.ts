import { defineMessages } from '@stampa/platform'

export const draftMessages = defineMessages({
  share: { el: 'Συνεχίστε σε άλλη συσκευή', en: 'Continue on another device' },
  sharing: { el: 'Ετοιμάζεται ο σύνδεσμος…', en: 'Preparing the link…' },
  failed: {
    el: 'Ο σύνδεσμος δεν φτιάχτηκε. Δοκιμάστε ξανά.',
    en: 'The link could not be made. Please try again.',
  },
  address: { el: 'Σύνδεσμος του σχεδίου', en: 'Link of the design' },
  hint: { el: 'Ισχύει για 30 ημέρες.', en: 'It is good for 30 days.' },
  code: { el: 'Κωδικός QR του συνδέσμου', en: 'QR code of the link' },
})
