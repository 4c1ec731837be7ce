import { defineMessages } from '@stampa/platform'

export const historyMessages = defineMessages({
  created: { en: 'Added', el: 'Προστέθηκε' },
  changed: { en: 'Changed', el: 'Άλλαξε' },
  deleted: { en: 'Deleted', el: 'Διαγράφηκε' },
  restored: { en: 'Restored', el: 'Επαναφέρθηκε' },
  system: { en: 'the system', el: 'το σύστημα' },
  yes: { en: 'yes', el: 'ναι' },
  no: { en: 'no', el: 'όχι' },
  empty: { en: '(empty)', el: '(κενό)' },
  picture: { en: 'picture', el: 'εικόνα' },
})
