import { specifiedInEnglish } from './messages.ts'

/** Texts of several cards, and names of values that the service returns as keywords. */
export const termMessages = specifiedInEnglish({
  asTable: { el: 'Ως πίνακας', en: 'Show as a table' },
  failed: { el: 'Δεν φορτώθηκε.', en: 'Could not be loaded.' },
  sessions: { el: 'Επισκέψεις', en: 'Sessions' },
  pageViews: { el: 'Προβολές σελίδων', en: 'Page views' },
  unknown: { el: 'Άγνωστο', en: 'Unknown' },
  direct: { el: 'Απευθείας', en: 'Direct' },
  other: { el: 'Άλλη', en: 'Other' },
  google: { el: 'Google', en: 'Google' },
  facebook: { el: 'Facebook', en: 'Facebook' },
  instagram: { el: 'Instagram', en: 'Instagram' },
  linkedin: { el: 'LinkedIn', en: 'LinkedIn' },
  admin: { el: 'Διαχειριστής', en: 'Admin' },
  user: { el: 'Χρήστης', en: 'User' },
  desktop: { el: 'Υπολογιστής', en: 'Desktop' },
  mobile: { el: 'Κινητό', en: 'Mobile' },
  tablet: { el: 'Τάμπλετ', en: 'Tablet' },
})
