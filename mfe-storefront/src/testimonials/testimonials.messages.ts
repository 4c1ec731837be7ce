import { defineMessages } from '@stampa/platform'

export const testimonialsMessages = defineMessages({
  title: { el: 'Τι λένε οι πελάτες μας', en: 'What our customers say' },
  description: {
    el: 'Γνώμες ανθρώπων και επιχειρήσεων που τύπωσαν την ιδέα τους στη Stampa.',
    en: 'What people and businesses say who had their idea printed by Stampa.',
  },
  failed: {
    el: 'Οι γνώμες των πελατών δεν φορτώθηκαν',
    en: 'Failed to load testimonials',
    specified: 'en',
  },
  empty: { el: 'Δεν υπάρχουν ακόμη γνώμες', en: 'There are no testimonials yet' },
  emptyText: {
    el: 'Γίνετε ο πρώτος πελάτης που θα γράψει μία.',
    en: 'Be the first customer to write one.',
  },
  contact: { el: 'Επικοινωνία', en: 'Contact', specified: 'en' },
})
