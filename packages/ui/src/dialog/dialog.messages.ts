import { defineMessages } from '@stampa/platform'

export const dialogMessages = defineMessages({
  close: { el: 'Κλείσιμο', en: 'Close' },
  cancel: { el: 'Άκυρο', en: 'Cancel' },
})
