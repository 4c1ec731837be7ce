import { defineMessages } from '@stampa/platform'

export const orderMessages = defineMessages({
  title: { el: 'Στείλτε την παραγγελία', en: 'Send the order' },
  intro: {
    el: 'Δεν πληρώνετε τίποτα τώρα. Θα σας στείλουμε τιμή και δοκίμιο για έγκριση.',
    en: 'You pay nothing now. We will send you a price and a proof to approve.',
  },
  email: { el: 'E-mail', en: 'Email' },
  phone: { el: 'Τηλέφωνο', en: 'Phone' },
  notes: { el: 'Σημειώσεις (προαιρετικά)', en: 'Notes (optional)' },
  submit: { el: 'Υποβολή παραγγελίας', en: 'Submit order' },
  submitting: { el: 'Υποβολή...', en: 'Submitting...', specified: 'en' },
  noMockup: {
    el: 'Αποθηκεύστε τουλάχιστον ένα δείγμα πριν από την υποβολή!',
    en: 'Please save at least one mockup before submitting!',
    specified: 'en',
  },
  emailRequired: { el: 'Συμπληρώστε το e-mail σας', en: 'Email is required' },
  emailInvalid: { el: 'Γράψτε ένα έγκυρο e-mail', en: 'Please enter a valid email address' },
  phoneRequired: { el: 'Συμπληρώστε το τηλέφωνό σας', en: 'Phone is required' },
  phoneInvalid: {
    el: 'Τουλάχιστον 6 χαρακτήρες: ψηφία, κενά, παύλες, + και παρενθέσεις',
    en: 'At least 6 characters: digits, spaces, hyphens, + and parentheses',
  },
  sent: {
    el: (orderId: string, email: string) =>
      `✓ Η παραγγελία σας καταχωρίστηκε! Αριθμός παραγγελίας: ${orderId}. Θα επικοινωνήσουμε μαζί σας στο ${email}.`,
    en: (orderId: string, email: string) =>
      `✓ Your order has been placed! Order number: ${orderId}. We will contact you at ${email}.`,
  },
  failed: {
    el: 'Η υποβολή της παραγγελίας απέτυχε',
    en: 'The order could not be submitted',
  },
  unreachable: {
    el: 'Παρουσιάστηκε σφάλμα. Δοκιμάστε ξανά.',
    en: 'An error occurred. Please try again.',
  },
})
