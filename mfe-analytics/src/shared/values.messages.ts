import { defineMessages } from '@stampa/platform'

/** Names of values that the service returns as keywords. */
export const valueMessages = defineMessages({
  unknown: { el: 'Άγνωστο', en: 'Unknown', specified: 'en' },
  direct: { el: 'Απευθείας', en: 'Direct', specified: 'en' },
  other: { el: 'Άλλη', en: 'Other', specified: 'en' },
  google: { el: 'Google', en: 'Google' },
  facebook: { el: 'Facebook', en: 'Facebook' },
  instagram: { el: 'Instagram', en: 'Instagram' },
  linkedin: { el: 'LinkedIn', en: 'LinkedIn' },
  admin: { el: 'Διαχειριστής', en: 'Admin', specified: 'en' },
  user: { el: 'Χρήστης', en: 'User', specified: 'en' },
  desktop: { el: 'Υπολογιστής', en: 'Desktop', specified: 'en' },
  mobile: { el: 'Κινητό', en: 'Mobile', specified: 'en' },
  tablet: { el: 'Τάμπλετ', en: 'Tablet', specified: 'en' },
})
