import { defineMessages } from '@stampa/platform'

export const listMessages = defineMessages({
  label: { el: 'Προϊόντα', en: 'Products' },
  count: {
    el: (count: number) => (count === 1 ? '1 προϊόν' : `${count} προϊόντα`),
    en: (count: number) => (count === 1 ? '1 product' : `${count} products`),
  },
  empty: { el: 'Δεν υπάρχουν ακόμη προϊόντα εδώ', en: 'There are no products here yet' },
  emptyText: {
    el: 'Ετοιμάζουμε κάτι καινούργιο. Περάστε ξανά σύντομα.',
    en: 'We are preparing something new. Come back soon.',
  },
})
