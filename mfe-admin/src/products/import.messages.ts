import { defineMessages } from '@stampa/platform'

export const importMessages = defineMessages({
  open: { en: 'Import', el: 'Εισαγωγή' },
  title: { en: 'Import products', el: 'Εισαγωγή προϊόντων' },
  intro: {
    en: 'A CSV file as the export writes it: rows with an _id change that product, others add one. Check it first: nothing changes until you import.',
    el: 'Αρχείο CSV όπως το γράφει η εξαγωγή: γραμμές με _id αλλάζουν το προϊόν, οι άλλες προσθέτουν. Ελέγξτε το πρώτα: τίποτα δεν αλλάζει πριν από την εισαγωγή.',
  },
  file: { en: 'CSV file', el: 'Αρχείο CSV' },
  check: { en: 'Check', el: 'Έλεγχος' },
  checking: { en: 'Checking...', el: 'Έλεγχος...' },
  run: { en: 'Import', el: 'Εισαγωγή' },
  running: { en: 'Importing...', el: 'Εισαγωγή...' },
  report: {
    en: (rows: number, created: number, updated: number) =>
      `${rows} rows: ${created} new, ${updated} to change.`,
    el: (rows: number, created: number, updated: number) =>
      `${rows} γραμμές: ${created} νέες, ${updated} αλλάζουν.`,
  },
  faulty: {
    en: 'Nothing was imported. Correct these rows:',
    el: 'Δεν έγινε εισαγωγή. Διορθώστε τις γραμμές:',
  },
  row: { en: 'Row', el: 'Γραμμή' },
  field: { en: 'Column', el: 'Στήλη' },
  fault: { en: 'Problem', el: 'Πρόβλημα' },
})
