import { defineMessages } from '@stampa/platform'

const megabytes = (bytes: number) => bytes / 1_048_576

/** What fields say that several forms have. */
export const fieldMessages = defineMessages({
  png: {
    en: (bytes: number) => `PNG, less than ${megabytes(bytes)} MB.`,
    el: (bytes: number) => `PNG, κάτω από ${megabytes(bytes)} MB.`,
  },
  image: {
    en: (bytes: number) => `Any image type, less than ${megabytes(bytes)} MB.`,
    el: (bytes: number) => `Οποιοσδήποτε τύπος εικόνας, κάτω από ${megabytes(bytes)} MB.`,
  },
  order: { en: 'Order', el: 'Σειρά' },
  orderHint: { en: 'Lower comes first.', el: 'Το μικρότερο πρώτο.' },
  active: { en: 'Active', el: 'Ενεργό' },
  activeHint: {
    en: 'Visitors see what is active only.',
    el: 'Οι επισκέπτες βλέπουν μόνο όσα είναι ενεργά.',
  },
  publishAt: { en: 'Show from', el: 'Εμφάνιση από' },
  publishAtHint: { en: 'Empty: at once.', el: 'Κενό: αμέσως.' },
  unpublishAt: { en: 'Show until', el: 'Εμφάνιση έως' },
  unpublishAtHint: { en: 'Empty: for good.', el: 'Κενό: για πάντα.' },
})
