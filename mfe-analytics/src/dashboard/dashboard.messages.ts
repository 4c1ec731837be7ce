import { defineMessages } from '@stampa/platform'

export const dashboardMessages = defineMessages({
  title: { el: 'Στατιστικά', en: 'Analytics Dashboard', specified: 'en' },
  loading: {
    el: 'Φόρτωση στατιστικών…',
    en: 'Loading analytics data...',
    specified: 'en',
  },
  error: {
    el: (message: string) => `Σφάλμα: ${message}`,
    en: (message: string) => `Error: ${message}`,
    specified: 'en',
  },
  unauthenticated: {
    el: 'Απαιτείται σύνδεση',
    en: 'Authentication required',
    specified: 'en',
  },
  unreachable: {
    el: 'Τα στατιστικά δεν φορτώθηκαν',
    en: 'Failed to fetch analytics data',
    specified: 'en',
  },
  'link-ended': {
    el: 'Ο σύνδεσμος έληξε ή ανακλήθηκε',
    en: 'This link has ended or was revoked',
    specified: 'en',
  },
  'too-many-visits': {
    el: 'Υπερβολικά πολλές επισκέψεις για φίλτρο',
    en: 'Too many visits for a filter',
    specified: 'en',
  },
  fewerDays: {
    el: 'Με φίλτρο κάθε επίσκεψη μετριέται ξεχωριστά. Επιλέξτε λιγότερες ημέρες ή αφαιρέστε το φίλτρο.',
    en: 'With a filter each visit is counted by itself. Choose fewer days, or take the filter off.',
    specified: 'en',
  },
  withoutFilter: { el: 'Χωρίς φίλτρο', en: 'Show without a filter', specified: 'en' },
  updating: { el: 'Ενημέρωση…', en: 'Updating…', specified: 'en' },
  counting: {
    el: 'Μέτρηση των επισκέψεων του φίλτρου…',
    en: 'Counting the visits of this filter…',
    specified: 'en',
  },
  retry: { el: 'Νέα προσπάθεια', en: 'Retry', specified: 'en' },
  signIn: { el: 'Σύνδεση', en: 'Sign in', specified: 'en' },
  shared: {
    el: 'Στατιστικά επισκέψεων του ιστότοπου, μόνο για ανάγνωση.',
    en: 'Statistics of visits to this site, to read only.',
    specified: 'en',
  },
  shareLinks: { el: 'Κοινοποίηση', en: 'Share', specified: 'en' },
})
