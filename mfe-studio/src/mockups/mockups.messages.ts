import { defineMessages } from '@stampa/platform'

export const mockupMessages = defineMessages({
  title: { el: 'Τα δείγματά σας', en: 'Your mockups' },
  saved: {
    el: (total: number) => `✓ Το δείγμα αποθηκεύτηκε! (${total} συνολικά)`,
    en: (total: number) => `✓ Mockup saved! (${total} total)`,
    specified: 'en',
  },
  notSaved: { el: 'Το δείγμα δεν αποθηκεύτηκε', en: 'The mockup was not saved' },
  howMany: { el: 'Πόσα κομμάτια θέλετε;', en: 'How many pieces?' },
  quantity: { el: 'Ποσότητα', en: 'Quantity' },
  save: { el: 'Αποθήκευση', en: 'Save' },
  cancel: { el: 'Άκυρο', en: 'Cancel' },
  front: { el: 'μπροστά', en: 'front' },
  back: { el: 'πίσω', en: 'back' },
  pieces: {
    el: (count: number) => (count === 1 ? '1 τεμάχιο' : `${count} τεμάχια`),
    en: (count: number) => (count === 1 ? '1 piece' : `${count} pieces`),
  },
  remove: {
    el: (mockup: string) => `Αφαίρεση: ${mockup}`,
    en: (mockup: string) => `Remove: ${mockup}`,
  },
  sizes: { el: 'Μεγέθη', en: 'Sizes' },
  people: { el: 'Ονόματα και αριθμοί', en: 'Names and numbers' },
  peopleHint: {
    el: 'Μία γραμμή για κάθε κομμάτι: όνομα, αριθμός, μέγεθος.',
    en: 'One line for each piece: name, number, size.',
  },
  peoplePlaceholder: { el: 'ΜΑΡΙΑ, 7, M', en: 'MARIA, 7, M' },
})
