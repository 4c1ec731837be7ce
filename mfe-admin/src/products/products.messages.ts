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
  importTitle: { en: 'Import products', el: 'Εισαγωγή προϊόντων' },
  importIntro: {
    en: 'A CSV file as the export writes it: rows with an _id change that product, others add one. Check it first: nothing changes until you import.',
    el: 'Αρχείο CSV όπως το γράφει η εξαγωγή: γραμμές με _id αλλάζουν το προϊόν, οι άλλες προσθέτουν. Ελέγξτε το πρώτα: τίποτα δεν αλλάζει πριν από την εισαγωγή.',
  },
})
