import { defineMessages } from '@stampa/platform'

export const categoryMessages = defineMessages({
  name: { en: 'Name', el: 'Όνομα' },
  description: { en: 'Description', el: 'Περιγραφή' },
  products: { en: 'Products', el: 'Προϊόντα' },
  image: { en: 'Image', el: 'Εικόνα' },
  favicon: { en: 'Favicon', el: 'Εικονίδιο' },
  productsStay: {
    en: (count: number) => `Its products stay, without this category: ${count}.`,
    el: (count: number) => `Τα προϊόντα της μένουν, χωρίς την κατηγορία: ${count}.`,
  },
})
