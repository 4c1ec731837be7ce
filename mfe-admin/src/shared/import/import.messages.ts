import { defineMessages } from '@stampa/platform'

/** Texts of the import dialog. */
export const importMessages = defineMessages({
  open: { en: 'Import', el: 'Εισαγωγή' },
  file: { en: 'CSV file', el: 'Αρχείο CSV' },
  check: { en: 'Check', el: 'Έλεγχος' },
  checking: { en: 'Checking...', el: 'Έλεγχος...' },
  run: { en: 'Import', el: 'Εισαγωγή' },
  running: { en: 'Importing...', el: 'Εισαγωγή...' },
  report: {
    en: (rows: number, created: number, updated: number) =>
      `${rows} ${rows === 1 ? 'row' : 'rows'}: ${created} new, ${updated} to change.`,
    el: (rows: number, created: number, updated: number) =>
      `${rows} ${rows === 1 ? 'γραμμή' : 'γραμμές'}: ${created} νέες, ${updated} αλλάζουν.`,
  },
  faulty: {
    en: 'Nothing was imported. Correct these rows:',
    el: 'Δεν έγινε εισαγωγή. Διορθώστε τις γραμμές:',
  },
  row: { en: 'Row', el: 'Γραμμή' },
  field: { en: 'Column', el: 'Στήλη' },
  fault: { en: 'Problem', el: 'Πρόβλημα' },
})
