import { defineMessages } from '@stampa/platform'

export const bannersMessages = defineMessages({
  title: { el: 'Προσφορές και νέα', en: 'Offers and news' },
  description: {
    el: 'Οι προσφορές και τα νέα της Stampa, όλα μαζί.',
    en: 'Stampa’s offers and news, all in one place.',
  },
  failed: {
    el: 'Οι προσφορές δεν φορτώθηκαν',
    en: 'Failed to load banners',
    specified: 'en',
  },
  empty: { el: 'Δεν υπάρχουν προσφορές αυτή τη στιγμή', en: 'There are no offers at the moment' },
  emptyText: {
    el: 'Δείτε στο μεταξύ όλα τα προϊόντα.',
    en: 'See all products in the meantime.',
  },
  products: { el: 'Όλα τα προϊόντα', en: 'All products' },
})
