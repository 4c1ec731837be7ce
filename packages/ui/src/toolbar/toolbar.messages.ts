import { defineMessages } from '@stampa/platform'

export const toolbarMessages = defineMessages({
  clear: { el: 'Καθαρισμός αναζήτησης', en: 'Clear search' },
})
