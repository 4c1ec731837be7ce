import { defineMessages } from '@stampa/platform'

export const productMessages = defineMessages({
  title: { en: 'Title', el: 'Τίτλος' },
  description: { en: 'Description', el: 'Περιγραφή' },
  categories: { en: 'Categories', el: 'Κατηγορίες' },
  noCategories: {
    en: 'There are no categories yet. Add one first.',
    el: 'Δεν υπάρχουν ακόμη κατηγορίες. Προσθέστε πρώτα μία.',
  },
  uncategorized: { en: 'Uncategorized', el: 'Χωρίς κατηγορία' },
  events: { en: 'Events', el: 'Περιστάσεις' },
  noEvents: { en: 'There are no events yet.', el: 'Δεν υπάρχουν ακόμη περιστάσεις.' },
  image: { en: 'Image', el: 'Εικόνα' },
  imageHint: {
    en: 'A portrait of 4:5 suits the product cards.',
    el: 'Στις κάρτες ταιριάζει όρθια εικόνα 4:5.',
  },
  favicon: { en: 'Favicon', el: 'Εικονίδιο' },
})
