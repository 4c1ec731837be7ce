import { defineMessages } from '@stampa/platform'

/** For the `retryLabel` of the back office. The public pages, whose first scripts are counted, have their own. */
export const errorStateMessages = defineMessages({
  retry: { el: 'Δοκιμάστε ξανά', en: 'Try again' },
})
