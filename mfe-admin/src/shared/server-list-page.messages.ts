import { defineMessages } from '@stampa/platform'

export const serverListMessages = defineMessages({
  nothing: { el: 'Τίποτα δεν ταιριάζει', en: 'Nothing matches' },
  showAll: { el: 'Εμφάνιση όλων', en: 'Show all' },
})
