import { defineMessages } from '@stampa/platform'

export const categoriesMessages = defineMessages({
  title: { el: 'Κατηγορίες', en: 'Categories' },
  description: {
    el: 'Ρούχα, κούπες, τσάντες, γραφική ύλη και δώρα: διαλέξτε πού θα τυπώσουμε την ιδέα σας.',
    en: 'Clothes, mugs, bags, stationery and gifts: choose what we print your idea on.',
  },
  failed: { el: 'Οι κατηγορίες δεν φορτώθηκαν', en: 'Failed to load categories', specified: 'en' },
  empty: { el: 'Δεν υπάρχουν ακόμη κατηγορίες', en: 'There are no categories yet' },
  emptyText: {
    el: 'Δείτε στο μεταξύ όλα τα προϊόντα.',
    en: 'See all products in the meantime.',
  },
  products: { el: 'Όλα τα προϊόντα', en: 'All products' },
  count: {
    el: (count: number) => (count === 1 ? '1 κατηγορία' : `${count} κατηγορίες`),
    en: (count: number) => (count === 1 ? '1 category' : `${count} categories`),
  },
})
