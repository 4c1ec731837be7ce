import { defineMessages } from '@stampa/platform'

export const errorStateMessages = defineMessages({
  retry: { el: 'Δοκιμάστε ξανά', en: 'Try again' },
})
