import { defineMessages } from '@stampa/platform'

export const listMessages = defineMessages({
  count: {
    el: (count: number) => (count === 1 ? '1 προϊόν' : `${count} προϊόντα`),
    en: (count: number) => (count === 1 ? '1 product' : `${count} products`),
  },
  /** Of the second and every later page. */
  pageTitle: {
    el: (title: string, page: number) => `${title} – σελίδα ${page}`,
    en: (title: string, page: number) => `${title} – page ${page}`,
  },
  position: {
    el: (page: number, pages: number) => `Προϊόντα, σελίδα ${page} από ${pages}`,
    en: (page: number, pages: number) => `Products, page ${page} of ${pages}`,
  },
  pages: { el: 'Σελίδες προϊόντων', en: 'Pages of products' },
  previous: { el: 'Προηγ.', en: 'Prev', specified: 'en' },
  next: { el: 'Επόμ.', en: 'Next', specified: 'en' },
  empty: { el: 'Δεν υπάρχουν ακόμη προϊόντα εδώ', en: 'There are no products here yet' },
  emptyText: {
    el: 'Ετοιμάζουμε κάτι καινούργιο. Περάστε ξανά σύντομα.',
    en: 'We are preparing something new. Come back soon.',
  },
})
