import { specifiedInEnglish } from '../shared/messages.ts'

export const chartMessages = specifiedInEnglish({
  title: { el: 'Επισκεψιμότητα', en: 'Visits over time' },
  grain: { el: 'Ανά', en: 'By' },
  hour: { el: 'Ώρα', en: 'Hour' },
  day: { el: 'Ημέρα', en: 'Day' },
  month: { el: 'Μήνα', en: 'Month' },
  sessionsBefore: { el: 'Επισκέψεις πριν', en: 'Sessions before' },
  pageViewsBefore: { el: 'Προβολές πριν', en: 'Page views before' },
  total: { el: 'Σύνολο', en: 'Total' },
  when: { el: 'Χρόνος', en: 'Time' },
  cursor: { el: 'Σημείο του διαγράμματος', en: 'Point of the chart' },
  table: { el: 'Επισκεψιμότητα ως πίνακας', en: 'Visits over time as a table' },
  failed: { el: 'Το διάγραμμα δεν φορτώθηκε', en: 'The chart could not be loaded' },
})
