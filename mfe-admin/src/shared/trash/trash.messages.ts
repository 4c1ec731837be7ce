import { defineMessages } from '@stampa/platform'

export const trashMessages = defineMessages({
  title: { el: (list: string) => `Κάδος: ${list}`, en: (list: string) => `Trash: ${list}` },
  back: { el: 'Πίσω στη λίστα', en: 'Back to the list' },
  name: { el: 'Όνομα', en: 'Name' },
  deletedAt: { el: 'Διαγράφηκε', en: 'Deleted' },
  deletedBy: { el: 'Από', en: 'By' },
  purgedAt: { el: 'Οριστικά στις', en: 'Gone for good' },
  restore: { el: 'Επαναφορά', en: 'Restore' },
  restoreOf: {
    el: (name: string) => `Επαναφορά: ${name}`,
    en: (name: string) => `Restore ${name}`,
  },
  empty: { el: 'Ο κάδος είναι άδειος', en: 'The trash is empty' },
  emptyText: {
    el: 'Όσα διαγράφετε μένουν εδώ για 30 ημέρες.',
    en: 'What you delete stays here for 30 days.',
  },
  search: { el: 'Αναζήτηση στον κάδο', en: 'Search the trash' },
})
