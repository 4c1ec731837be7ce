import { defineMessages } from '@stampa/platform'

export const notesMessages = defineMessages({
  notes: { el: 'Εσωτερικές σημειώσεις', en: 'Internal notes' },
  note: { el: 'Σημείωση για το κατάστημα', en: 'Note for the shop' },
  noteHint: { el: 'Ο πελάτης δεν τη βλέπει.', en: 'The customer never sees it.' },
  addNote: { el: 'Προσθήκη σημείωσης', en: 'Add note' },
})
