import { defineMessages } from '@stampa/platform'

export const sessionsMessages = defineMessages({
  title: { en: 'Sessions', el: 'Συνδέσεις' },
  description: {
    en: 'Where you are signed in. A session ends when it is unused for long, and after twelve hours.',
    el: 'Πού είστε συνδεδεμένοι. Μια σύνδεση κλείνει αν μείνει πολύ χωρίς χρήση, και μετά από δώδεκα ώρες.',
  },
  agent: {
    en: (browser: string, os: string) => `${browser} on ${os}`,
    el: (browser: string, os: string) => `${browser} σε ${os}`,
  },
  unknown: { en: 'Unknown browser', el: 'Άγνωστο πρόγραμμα' },
  current: { en: 'This one', el: 'Αυτή' },
  begun: {
    en: (time: string) => `signed in ${time}`,
    el: (time: string) => `σύνδεση ${time}`,
  },
  used: {
    en: (time: string) => `last used ${time}`,
    el: (time: string) => `τελευταία χρήση ${time}`,
  },
  end: { en: 'End', el: 'Κλείσιμο' },
  endOf: {
    en: (name: string, time: string) => `End ${name}, signed in ${time}`,
    el: (name: string, time: string) => `Κλείσιμο: ${name}, σύνδεση ${time}`,
  },
  endOthers: { en: 'End all others', el: 'Κλείσιμο των άλλων' },
  endAll: { en: 'End all', el: 'Κλείσιμο όλων' },
  ended: { en: 'Ended', el: 'Έκλεισε' },
  empty: { en: 'No sessions', el: 'Καμία σύνδεση' },
})

export const deviceNames = defineMessages({
  desktop: { en: 'computer', el: 'υπολογιστής' },
  mobile: { en: 'phone', el: 'κινητό' },
  tablet: { en: 'tablet', el: 'tablet' },
})
