import { defineMessages } from '@stampa/platform'

export const commandPaletteMessages = defineMessages({
  title: { el: 'Αναζήτηση και ενέργειες', en: 'Search and commands' },
  placeholder: { el: 'Οθόνη, εγγραφή ή ενέργεια…', en: 'A screen, a record or something to do…' },
  close: { el: 'Κλείσιμο', en: 'Close' },
  searching: { el: 'Αναζήτηση…', en: 'Searching…' },
  found: {
    el: (count: number) => (count === 1 ? '1 αποτέλεσμα' : `${count} αποτελέσματα`),
    en: (count: number) => (count === 1 ? '1 result' : `${count} results`),
  },
  nothing: {
    el: (query: string) => `Τίποτα δεν ταιριάζει με «${query}»`,
    en: (query: string) => `Nothing matches “${query}”`,
  },
  incomplete: {
    el: 'Κάποιες εγγραφές δεν ήταν δυνατό να αναζητηθούν.',
    en: 'Some records could not be searched.',
  },
})
