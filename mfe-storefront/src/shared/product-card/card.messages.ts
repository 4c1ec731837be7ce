import { defineMessages } from '@stampa/platform'

export const cardMessages = defineMessages({
  uncategorized: { el: 'Χωρίς κατηγορία', en: 'Uncategorized', specified: 'en' },
})
