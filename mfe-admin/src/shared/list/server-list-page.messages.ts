import { defineMessages } from '@stampa/platform'

export const serverListMessages = defineMessages({
  nothing: { el: 'Τίποτα δεν ταιριάζει', en: 'Nothing matches' },
  searched: {
    el: (count: string) => `Αναζήτηση μόνο στα ${count} νεότερα. Με τρία γράμματα ψάχνετε σε όλα.`,
    en: (count: string) => `Only the newest ${count} were searched. Three letters search all.`,
  },
  showAll: { el: 'Εμφάνιση όλων', en: 'Show all' },
})
