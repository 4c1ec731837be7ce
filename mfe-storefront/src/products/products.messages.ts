import { defineMessages } from '@stampa/platform'

export const productsMessages = defineMessages({
  title: { el: 'Προϊόντα', en: 'Products' },
  description: {
    el: 'Μπλουζάκια, φούτερ, κούπες, τσάντες και δώρα που τυπώνουμε με το δικό σας σχέδιο. Δείτε όλα τα προϊόντα της Stampa.',
    en: 'T-shirts, sweatshirts, mugs, bags and gifts that we print with your own design. See all of Stampa’s products.',
  },
  failed: {
    el: 'Τα προϊόντα δεν φορτώθηκαν',
    en: 'Failed to load products',
    specified: 'en',
  },
})
