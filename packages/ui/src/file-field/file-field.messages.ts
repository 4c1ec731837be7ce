import { defineMessages } from '@stampa/platform'

export const fileFieldMessages = defineMessages({
  choose: { el: 'Επιλέξτε αρχείο', en: 'Choose a file' },
  drop: { el: 'ή σύρετε ή επικολλήστε το εδώ', en: 'or drop or paste it here' },
  takeBack: { el: 'Αναίρεση:', en: 'Take back' },
})
