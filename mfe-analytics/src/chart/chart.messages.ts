import { defineMessages } from '@stampa/platform'

export const chartMessages = defineMessages({
  title: { el: 'Επισκεψιμότητα', en: 'Visits over time', specified: 'en' },
  grain: { el: 'Ανά', en: 'By', specified: 'en' },
  hour: { el: 'Ώρα', en: 'Hour', specified: 'en' },
  day: { el: 'Ημέρα', en: 'Day', specified: 'en' },
  month: { el: 'Μήνα', en: 'Month', specified: 'en' },
  sessions: { el: 'Επισκέψεις', en: 'Sessions', specified: 'en' },
  pageViews: { el: 'Προβολές σελίδων', en: 'Page views', specified: 'en' },
  sessionsBefore: {
    el: 'Επισκέψεις πριν',
    en: 'Sessions before',
    specified: 'en',
  },
  pageViewsBefore: {
    el: 'Προβολές πριν',
    en: 'Page views before',
    specified: 'en',
  },
  total: { el: 'Σύνολο', en: 'Total', specified: 'en' },
  when: { el: 'Χρόνος', en: 'Time', specified: 'en' },
  cursor: {
    el: 'Σημείο του διαγράμματος',
    en: 'Point of the chart',
    specified: 'en',
  },
  asTable: { el: 'Ως πίνακας', en: 'Show as a table', specified: 'en' },
  table: {
    el: 'Επισκεψιμότητα ως πίνακας',
    en: 'Visits over time as a table',
    specified: 'en',
  },
  failed: {
    el: 'Το διάγραμμα δεν φορτώθηκε',
    en: 'The chart could not be loaded',
    specified: 'en',
  },
})
