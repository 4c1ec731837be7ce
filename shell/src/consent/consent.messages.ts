import { defineMessages } from '@stampa/platform'

export const consentMessages = defineMessages({
  text: {
    el: 'Τα απαραίτητα cookies είναι πάντα ενεργά. Στατιστικά επισκέψεων κρατάμε μόνο αν συμφωνείτε.',
    en: 'Necessary cookies are always on. We count visits only if you agree.',
  },
  policy: { el: 'Πολιτική απορρήτου', en: 'Privacy Policy' },
  rejectAll: { el: 'Απόρριψη όλων', en: 'Reject All', specified: 'en' },
  customize: { el: 'Προσαρμογή', en: 'Customize', specified: 'en' },
  acceptAll: { el: 'Αποδοχή όλων', en: 'Accept All', specified: 'en' },
  necessary: { el: 'Απαραίτητα', en: 'Necessary', specified: 'en' },
  analytics: { el: 'Στατιστικά', en: 'Analytics', specified: 'en' },
  cancel: { el: 'Ακύρωση', en: 'Cancel', specified: 'en' },
  save: { el: 'Αποθήκευση', en: 'Save Preferences', specified: 'en' },
})
