import { defineMessages } from '@stampa/platform'

export const slugMessages = defineMessages({
  label: { en: 'Address', el: 'Διεύθυνση' },
  now: {
    en: (address: string) => `Now ${address}. Empty, it stays or follows the name.`,
    el: (address: string) => `Τώρα ${address}. Κενή, μένει ή ακολουθεί το όνομα.`,
  },
  follows: {
    en: (address: string) => `Empty, it follows the name${address && `: ${address}`}`,
    el: (address: string) => `Κενή, ακολουθεί το όνομα${address && `: ${address}`}`,
  },
})
