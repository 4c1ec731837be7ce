import { specifiedInEnglish } from '../shared/terms.messages.ts'

export const dashboardMessages = specifiedInEnglish({
  title: { el: 'Στατιστικά', en: 'Analytics Dashboard' },
  loading: { el: 'Φόρτωση στατιστικών…', en: 'Loading analytics data...' },
  error: {
    el: (message: string) => `Σφάλμα: ${message}`,
    en: (message: string) => `Error: ${message}`,
  },
  unauthenticated: { el: 'Απαιτείται σύνδεση', en: 'Authentication required' },
  unreachable: { el: 'Τα στατιστικά δεν φορτώθηκαν', en: 'Failed to fetch analytics data' },
  'link-ended': { el: 'Ο σύνδεσμος έληξε ή ανακλήθηκε', en: 'This link has ended or was revoked' },
  'too-many-visits': {
    el: 'Υπερβολικά πολλές επισκέψεις για φίλτρο',
    en: 'Too many visits for a filter',
  },
  fewerDays: {
    el: 'Με φίλτρο κάθε επίσκεψη μετριέται ξεχωριστά. Επιλέξτε λιγότερες ημέρες ή αφαιρέστε το φίλτρο.',
    en: 'With a filter each visit is counted by itself. Choose fewer days, or take the filter off.',
  },
  withoutFilter: { el: 'Χωρίς φίλτρο', en: 'Show without a filter' },
  updating: { el: 'Ενημέρωση…', en: 'Updating…' },
  counting: {
    el: 'Μέτρηση των επισκέψεων του φίλτρου…',
    en: 'Counting the visits of this filter…',
  },
  retry: { el: 'Νέα προσπάθεια', en: 'Retry' },
  signIn: { el: 'Σύνδεση', en: 'Sign in' },
  shared: {
    el: 'Στατιστικά επισκέψεων του ιστότοπου, μόνο για ανάγνωση.',
    en: 'Statistics of visits to this site, to read only.',
  },
  export: { el: 'Εξαγωγή CSV', en: 'Export CSV' },
  exporting: { el: 'Εξαγωγή…', en: 'Exporting…' },
  exported: { el: 'Το αρχείο αποθηκεύτηκε', en: 'The file is saved' },
  exportFailed: { el: 'Η εξαγωγή απέτυχε', en: 'Failed to export' },
  shareLinks: { el: 'Κοινοποίηση', en: 'Share' },
})
