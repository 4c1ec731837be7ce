import { defineMessages } from '@stampa/platform'

export const failureMessages = defineMessages({
  /** A remote's files could not be fetched or did not match their hashes. */
  remoteTitle: { el: 'Αυτό το τμήμα δεν φορτώθηκε', en: 'This part could not be loaded' },
  remoteText: {
    el: 'Η υπόλοιπη σελίδα λειτουργεί κανονικά. Ελέγξτε τη σύνδεσή σας και δοκιμάστε ξανά.',
    en: 'The rest of the page works as usual. Check your connection and try again.',
  },
  /** A loaded page failed while loading data or rendering. */
  pageTitle: { el: 'Κάτι πήγε στραβά', en: 'Something went wrong' },
  pageText: {
    el: 'Η σελίδα δεν μπόρεσε να εμφανιστεί. Δοκιμάστε ξανά.',
    en: 'The page could not be shown. Try again.',
  },
  retry: { el: 'Δοκιμή ξανά', en: 'Try again' },

  unexpected: {
    el: 'Απρόσμενο σφάλμα εφαρμογής!',
    en: 'Unexpected Application Error!',
    specified: 'en',
  },
  reload: {
    el: 'Κάτι πήγε στραβά. Φορτώστε ξανά τη σελίδα.',
    en: 'Something went wrong. Load the page again.',
  },

  notFoundTitle: { el: 'Η σελίδα δεν βρέθηκε', en: 'Page not found' },
  notFoundText: {
    el: 'Ο σύνδεσμος ίσως είναι παλιός ή η διεύθυνση γράφτηκε λάθος.',
    en: 'The link may be old, or the address may be misspelt.',
  },
  home: { el: 'Αρχική σελίδα', en: 'Home page' },
})
