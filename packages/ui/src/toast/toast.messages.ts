import { defineMessages } from '@stampa/platform'

export const toastMessages = defineMessages({
  region: { el: 'Ειδοποιήσεις', en: 'Notifications' },
  dismiss: { el: 'Απόκρυψη', en: 'Dismiss' },
})
