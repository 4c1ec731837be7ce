import { defineMessages } from '@stampa/platform'

/** `retryLabel` of the back office. Public pages have their own, which keeps their scripts small. */
export const errorStateMessages = defineMessages({
  retry: { el: 'Δοκιμάστε ξανά', en: 'Try again' },
})
