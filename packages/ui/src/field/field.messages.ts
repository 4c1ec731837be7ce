import { defineMessages } from '@stampa/platform'

export const fieldMessages = defineMessages({
  decrease: {
    el: (label: string) => `Μείωση: ${label}`,
    en: (label: string) => `Decrease ${label}`,
  },
  increase: {
    el: (label: string) => `Αύξηση: ${label}`,
    en: (label: string) => `Increase ${label}`,
  },
})
