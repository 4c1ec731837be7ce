import { defineMessages } from '@stampa/platform'

const megabytes = (bytes: number) => bytes / 1_048_576

/** Texts of fields that several forms share. */
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

  paragraphHint: { en: 'Each line is a paragraph.', el: 'Κάθε γραμμή είναι μια παράγραφος.' },
  preview: {
    en: (label: string) => `${label}: preview`,
    el: (label: string) => `${label}: προεπισκόπηση`,
  },
  paragraphs: {
    en: (count: number) => (count === 1 ? 'Preview, 1 paragraph' : `Preview, ${count} paragraphs`),
    el: (count: number) =>
      count === 1 ? 'Προεπισκόπηση, 1 παράγραφος' : `Προεπισκόπηση, ${count} παράγραφοι`,
  },

  slug: { en: 'Address', el: 'Διεύθυνση' },
  slugNow: {
    en: (address: string) => `Now ${address}. Empty, it stays or follows the name.`,
    el: (address: string) => `Τώρα ${address}. Κενή, μένει ή ακολουθεί το όνομα.`,
  },
  slugFollows: {
    en: (address: string) => `Empty, it follows the name${address && `: ${address}`}`,
    el: (address: string) => `Κενή, ακολουθεί το όνομα${address && `: ${address}`}`,
  },
})
