import { defineMessages } from '@stampa/platform'

export const mockupMessages = defineMessages({
  title: { el: 'Οι μακέτες σας', en: 'Your mockups' },
  saved: {
    el: (total: number) => `✓ Η μακέτα αποθηκεύτηκε! (${total} συνολικά)`,
    en: (total: number) => `✓ Mockup saved! (${total} total)`,
    specified: 'en',
  },
  notSaved: {
    el: 'Η μακέτα δεν αποθηκεύτηκε: δεν φόρτωσε η εικόνα του προϊόντος ή μια γραμματοσειρά. Δοκιμάστε ξανά μόλις υπάρχει σύνδεση.',
    en: 'The mockup was not saved: the product image or a font did not load. Please try again once you are online.',
  },
  howMany: { el: 'Πόσα κομμάτια θέλετε;', en: 'How many pieces?' },
  quantity: { el: 'Ποσότητα', en: 'Quantity' },
  none: {
    el: 'Χωρίς ποσότητα, η μακέτα δεν αποθηκεύεται.',
    en: 'Without a quantity the mockup is not saved.',
  },
  notWhole: {
    el: 'Γράψτε έναν ολόκληρο αριθμό, π.χ. 1000.',
    en: 'Write a whole number, such as 1000.',
  },
  tooMany: {
    el: 'Έως 100.000 τεμάχια. Για περισσότερα, γράψτε μας στις σημειώσεις.',
    en: 'Up to 100,000 pieces. For more, write to us in the notes.',
  },
  printed: { el: 'Τι τυπώνεται', en: 'What is printed' },
  both: {
    el: 'Μπροστά και πίσω, στα ίδια κομμάτια',
    en: 'Front and back of the same pieces',
  },
  replace: {
    el: 'Στη θέση της προηγούμενης μακέτας',
    en: 'In the place of the earlier mockup',
  },
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
  removed: { el: 'Η μακέτα αφαιρέθηκε.', en: 'The mockup was removed.' },
  undo: { el: 'Επαναφορά', en: 'Bring it back' },
  sizes: { el: 'Ποσότητα και μεγέθη', en: 'Quantity and sizes' },
  tooManyPeople: {
    el: (people: number, quantity: number) =>
      `Τα ονόματα είναι ${people} για ${quantity === 1 ? '1 τεμάχιο' : `${quantity} τεμάχια`}.`,
    en: (people: number, quantity: number) =>
      `There are ${people} names for ${quantity === 1 ? '1 piece' : `${quantity} pieces`}.`,
  },
  unknownSize: {
    el: (size: string) => `Δεν υπάρχει μέγεθος ${size}.`,
    en: (size: string) => `There is no size ${size}.`,
  },
  people: { el: 'Ονόματα και αριθμοί', en: 'Names and numbers' },
  peopleHint: {
    el: (hasSizes: boolean) =>
      `Μία γραμμή για κάθε κομμάτι: ${hasSizes ? 'μέγεθος, ' : ''}όνομα, αριθμός.`,
    en: (hasSizes: boolean) => `One line for each piece: ${hasSizes ? 'size, ' : ''}name, number.`,
  },
  peoplePlaceholder: {
    el: (hasSizes: boolean) => `${hasSizes ? 'M, ' : ''}ΜΑΡΙΑ, 7`,
    en: (hasSizes: boolean) => `${hasSizes ? 'M, ' : ''}MARIA, 7`,
  },
  unsized: {
    el: 'Δεν έχετε γράψει μεγέθη για όλα τα τεμάχια. Γράψτε τα στις μακέτες σας, ή θα σας ρωτήσουμε.',
    en: 'Not all pieces have sizes. Write them at your mockups, or we will ask you.',
  },
  asPriced: {
    el: (quantity: string) => `${quantity}, όπως στην τιμή`,
    en: (quantity: string) => `${quantity}, as priced`,
  },
})
