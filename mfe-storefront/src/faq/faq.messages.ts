import { defineMessages } from '@stampa/platform'

export const faqMessages = defineMessages({
  title: { el: 'Συχνές ερωτήσεις', en: 'Frequently asked questions' },
  description: {
    el: 'Παραγγελίες, αρχεία, χρόνοι παράδοσης, πλύσιμο και πληρωμή: τι μας ρωτούν πιο συχνά.',
    en: 'Orders, files, delivery times, washing and payment: what we are asked most often.',
  },
  failed: { el: 'Οι ερωτήσεις δεν φορτώθηκαν', en: 'Failed to load FAQs', specified: 'en' },
  empty: { el: 'Δεν υπάρχουν ακόμη ερωτήσεις', en: 'There are no questions yet' },
  emptyText: {
    el: 'Έχετε μία; Στείλτε μας μήνυμα και απαντάμε.',
    en: 'Do you have one? Send us a message and we answer.',
  },
  contact: { el: 'Επικοινωνία', en: 'Contact', specified: 'en' },
  notAnswered: {
    el: 'Δεν βρήκατε αυτό που ψάχνετε;',
    en: 'Did you not find what you were looking for?',
  },
})
