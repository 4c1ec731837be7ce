import { defineMessages } from '@stampa/platform'

export const tableMessages = defineMessages({
  actions: { el: 'Ενέργειες', en: 'Actions' },
  clearSearch: { el: 'Καθαρισμός αναζήτησης', en: 'Clear search' },
  nothingMatches: {
    el: (search: string) => `Τίποτα δεν ταιριάζει με «${search}»`,
    en: (search: string) => `Nothing matches “${search}”`,
  },
  noRows: { el: 'Καμία γραμμή', en: 'No rows' },
  position: {
    el: (first: string, last: string, total: string | undefined) =>
      total === undefined ? `${first}–${last}` : `${first}–${last} από ${total}`,
    en: (first: string, last: string, total: string | undefined) =>
      total === undefined ? `${first}–${last}` : `${first}–${last} of ${total}`,
  },
  pagesOf: {
    el: (label: string) => `Σελίδες: ${label}`,
    en: (label: string) => `Pages of ${label}`,
  },
  previous: { el: 'Προηγ.', en: 'Prev' },
  next: { el: 'Επόμενη', en: 'Next' },

  keys: {
    el: 'Τα βέλη πάνω και κάτω αλλάζουν γραμμή.',
    en: 'The up and down arrows move between rows.',
  },
  enterOpens: { el: 'Το Enter ανοίγει τη γραμμή.', en: 'Enter opens a row.' },
  deleteAsks: { el: 'Το Delete ρωτά για διαγραφή.', en: 'Delete asks to delete it.' },
  spaceSelects: { el: 'Το διάστημα επιλέγει.', en: 'Space selects it.' },

  select: { el: 'Επιλογή', en: 'Select' },
  selectPage: { el: 'Επιλογή όλων της σελίδας', en: 'Select all on this page' },
  selected: {
    el: (count: number) => (count === 1 ? '1 επιλεγμένη γραμμή' : `${count} επιλεγμένες γραμμές`),
    en: (count: number) => (count === 1 ? '1 row selected' : `${count} rows selected`),
  },
  selectAll: {
    el: (count: string) => `Επιλογή και των ${count}`,
    en: (count: string) => `Select all ${count}`,
  },
  clearSelection: { el: 'Αναίρεση επιλογής', en: 'Clear selection' },
  bulkActions: { el: 'Επιλεγμένες γραμμές', en: 'Selected rows' },

  menu: { el: 'Προβολή', en: 'View' },
  columns: { el: 'Στήλες', en: 'Columns' },
  savedViews: { el: 'Αποθηκευμένες προβολές', en: 'Saved views' },
  noSavedViews: { el: 'Καμία ακόμη', en: 'None yet' },
  saveView: { el: 'Αποθήκευση προβολής…', en: 'Save this view…' },
  saveViewTitle: { el: 'Αποθήκευση προβολής', en: 'Save this view' },
  saveViewHint: {
    el: 'Αναζήτηση, ταξινόμηση και φίλτρα, όπως είναι τώρα.',
    en: 'Search, sort and filters as they are now.',
  },
  viewShared: { el: 'Για όλους όσοι βλέπουν τη λίστα', en: 'For everyone who sees the list' },
  forEveryone: { el: 'για όλους', en: 'for everyone' },
  renameViewTitle: { el: 'Μετονομασία προβολής', en: 'Rename the view' },
  renameView: {
    el: (name: string) => `Μετονομασία «${name}»…`,
    en: (name: string) => `Rename “${name}”…`,
  },
  viewName: { el: 'Όνομα', en: 'Name' },
  viewNameRequired: { el: 'Το όνομα είναι υποχρεωτικό', en: 'Name is required' },
  save: { el: 'Αποθήκευση', en: 'Save' },
  cancel: { el: 'Άκυρο', en: 'Cancel' },
  removeView: {
    el: (name: string) => `Αφαίρεση «${name}»`,
    en: (name: string) => `Remove “${name}”`,
  },
  export: { el: 'Εξαγωγή', en: 'Export' },
  exportFormats: {
    el: { xlsx: 'Excel (XLSX)', csv: 'CSV με κόμματα', 'csv-semicolon': 'CSV με ερωτηματικά' },
    en: { xlsx: 'Excel (XLSX)', csv: 'CSV with commas', 'csv-semicolon': 'CSV with semicolons' },
  },

  sequence: { el: 'Μετακίνηση', en: 'Move' },
  drag: { el: 'Μετακίνηση με σύρσιμο ή με τα βέλη', en: 'Move by dragging or with the arrow keys' },
  moveUp: { el: 'Προς τα πάνω', en: 'Move up' },
  moveDown: { el: 'Προς τα κάτω', en: 'Move down' },
  movedTo: {
    el: (place: number, of: number) => `Θέση ${place} από ${of}`,
    en: (place: number, of: number) => `Moved to place ${place} of ${of}`,
  },
  notMovable: {
    el: 'Η σειρά αλλάζει όταν η λίστα δεν έχει αναζήτηση ή ταξινόμηση.',
    en: 'Rows can be moved while the list is neither searched nor sorted.',
  },
})
