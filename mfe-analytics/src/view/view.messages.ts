import { defineMessages } from '@stampa/platform'

export const viewMessages = defineMessages({
  toolbar: { el: 'Περίοδος', en: 'Period', specified: 'en' },
  startDate: { el: 'Από', en: 'Start Date', specified: 'en' },
  endDate: { el: 'Έως', en: 'End Date', specified: 'en' },
  order: {
    el: 'Η αρχή δεν μπορεί να είναι μετά το τέλος',
    en: 'The start cannot be after the end',
    specified: 'en',
  },
  outside: {
    el: (first: string) => `Από ${first} έως σήμερα`,
    en: (first: string) => `From ${first} to today`,
    specified: 'en',
  },
  quick: { el: 'Διάστημα', en: 'Range', specified: 'en' },
  custom: { el: 'Άλλο', en: 'Custom', specified: 'en' },
  today: { el: 'Σήμερα', en: 'Today', specified: 'en' },
  lastDays: {
    el: (days: number) => `Τελευταίες ${days} ημέρες`,
    en: (days: number) => `Last ${days} days`,
    specified: 'en',
  },
  lastYear: { el: 'Τελευταίο έτος', en: 'Last 12 months', specified: 'en' },
  compare: {
    el: 'Σύγκριση με την προηγούμενη περίοδο',
    en: 'Compare with the previous period',
    specified: 'en',
  },
  filters: { el: 'Φίλτρα', en: 'Filters', specified: 'en' },
  filterBy: { el: 'Φίλτρο:', en: 'Filter by', specified: 'en' },
  stopFiltering: { el: 'Χωρίς φίλτρο:', en: 'Stop filtering by', specified: 'en' },
  remove: { el: 'Αφαίρεση φίλτρου', en: 'Remove filter', specified: 'en' },
  clear: { el: 'Χωρίς φίλτρα', en: 'Clear all', specified: 'en' },
  source: { el: 'Πηγή', en: 'Source', specified: 'en' },
  country: { el: 'Χώρα', en: 'Country', specified: 'en' },
  city: { el: 'Πόλη', en: 'City', specified: 'en' },
  page: { el: 'Σελίδα', en: 'Page', specified: 'en' },
  device: { el: 'Συσκευή', en: 'Device', specified: 'en' },
  userType: { el: 'Τύπος χρήστη', en: 'User type', specified: 'en' },
})
