import { defineMessages } from '@stampa/platform'

export const sessionsMessages = defineMessages({
  title: { el: 'Πρόσφατες επισκέψεις', en: 'Recent Sessions', specified: 'en' },
  caption: {
    el: 'Οι επισκέψεις που ξεκίνησαν τελευταίες',
    en: 'The sessions that began last',
    specified: 'en',
  },
  empty: {
    el: 'Δεν βρέθηκαν πρόσφατες επισκέψεις.',
    en: 'No recent sessions found.',
    specified: 'en',
  },
  sessionId: { el: 'Επίσκεψη', en: 'Session ID', specified: 'en' },
  startTime: { el: 'Έναρξη', en: 'Start Time', specified: 'en' },
  duration: { el: 'Διάρκεια', en: 'Duration', specified: 'en' },
  source: { el: 'Πηγή', en: 'Source', specified: 'en' },
  location: { el: 'Τοποθεσία', en: 'Location', specified: 'en' },
  pages: { el: 'Σελίδες', en: 'Pages', specified: 'en' },
  userType: { el: 'Τύπος χρήστη', en: 'User Type', specified: 'en' },
  consent: { el: 'Συγκατάθεση', en: 'Consent', specified: 'en' },
  yes: { el: 'Ναι', en: 'Yes', specified: 'en' },
  no: { el: 'Όχι', en: 'No', specified: 'en' },
})
