import { specifiedInEnglish } from '../shared/terms.messages.ts'

export const viewMessages = specifiedInEnglish({
  toolbar: { el: 'Περίοδος', en: 'Period' },
  startDate: { el: 'Από', en: 'Start Date' },
  endDate: { el: 'Έως', en: 'End Date' },
  order: {
    el: 'Η αρχή δεν μπορεί να είναι μετά το τέλος',
    en: 'The start cannot be after the end',
  },
  outside: {
    el: (first: string) => `Διαλέξτε ημέρα από ${first} έως σήμερα`,
    en: (first: string) => `Choose a day from ${first} to today`,
  },
  ignored: {
    el: (shown: string) => `Για τις ημέρες του συνδέσμου δεν υπάρχουν στοιχεία. Βλέπετε: ${shown}.`,
    en: (shown: string) => `There are no figures for the days of the link. You see ${shown}.`,
  },
  quick: { el: 'Διάστημα', en: 'Range' },
  custom: { el: 'Άλλο', en: 'Custom' },
  today: { el: 'Σήμερα', en: 'Today' },
  lastDays: {
    el: (days: number) => `Τελευταίες ${days} ημέρες`,
    en: (days: number) => `Last ${days} days`,
  },
  lastYear: { el: 'Τελευταίο έτος', en: 'Last 12 months' },
  compare: { el: 'Σύγκριση με την προηγούμενη περίοδο', en: 'Compare with the previous period' },
  filters: { el: 'Φίλτρα', en: 'Filters' },
  filterBy: { el: 'Φίλτρο:', en: 'Filter by' },
  stopFiltering: { el: 'Χωρίς φίλτρο:', en: 'Stop filtering by' },
  remove: { el: 'Αφαίρεση φίλτρου', en: 'Remove filter' },
  clear: { el: 'Χωρίς φίλτρα', en: 'Clear all' },
  source: { el: 'Πηγή', en: 'Source' },
  country: { el: 'Χώρα', en: 'Country' },
  city: { el: 'Πόλη', en: 'City' },
  page: { el: 'Σελίδα', en: 'Page' },
  device: { el: 'Συσκευή', en: 'Device' },
  browser: { el: 'Φυλλομετρητής', en: 'Browser' },
  os: { el: 'Λειτουργικό', en: 'System' },
  campaign: { el: 'Καμπάνια', en: 'Campaign' },
  userType: { el: 'Τύπος χρήστη', en: 'User type' },
})
