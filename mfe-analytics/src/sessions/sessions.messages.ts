import { specifiedInEnglish } from '../shared/messages.ts'

export const sessionsMessages = specifiedInEnglish({
  title: { el: 'Πρόσφατες επισκέψεις', en: 'Recent Sessions' },
  caption: { el: 'Οι επισκέψεις που ξεκίνησαν τελευταίες', en: 'The sessions that began last' },
  empty: { el: 'Δεν βρέθηκαν πρόσφατες επισκέψεις.', en: 'No recent sessions found.' },
  sessionId: { el: 'Επίσκεψη', en: 'Session ID' },
  startTime: { el: 'Έναρξη', en: 'Start Time' },
  duration: { el: 'Διάρκεια', en: 'Duration' },
  source: { el: 'Πηγή', en: 'Source' },
  location: { el: 'Τοποθεσία', en: 'Location' },
  pages: { el: 'Σελίδες', en: 'Pages' },
  userType: { el: 'Τύπος χρήστη', en: 'User Type' },
  consent: { el: 'Συγκατάθεση', en: 'Consent' },
  yes: { el: 'Ναι', en: 'Yes' },
  no: { el: 'Όχι', en: 'No' },
})
