import { defineMessages } from '@stampa/platform'

export const sharesMessages = defineMessages({
  title: { el: 'Σύνδεσμοι κοινοποίησης', en: 'Share links', specified: 'en' },
  description: {
    el: 'Όποιος έχει τον σύνδεσμο βλέπει τα στατιστικά χωρίς σύνδεση, μόνο για ανάγνωση και χωρίς μεμονωμένες επισκέψεις.',
    en: 'Whoever has the link sees the statistics without signing in: read only, and no single session.',
    specified: 'en',
  },
  onlyPeriod: {
    el: (period: string) => `Μόνο ${period}`,
    en: (period: string) => `Only ${period}`,
    specified: 'en',
  },
  create: { el: 'Νέος σύνδεσμος', en: 'Create link', specified: 'en' },
  created: {
    el: 'Ο σύνδεσμος δημιουργήθηκε. Αντιγράψτε τον τώρα: δεν θα εμφανιστεί ξανά.',
    en: 'The link is created. Copy it now: it is not shown again.',
    specified: 'en',
  },
  anyPeriod: { el: 'Οποιεσδήποτε ημέρες', en: 'Any days', specified: 'en' },
  made: {
    el: (moment: string) => `Δημιουργήθηκε ${moment}`,
    en: (moment: string) => `Created ${moment}`,
    specified: 'en',
  },
  madeBy: {
    el: (moment: string, name: string) => `Δημιουργήθηκε ${moment} από ${name}`,
    en: (moment: string, name: string) => `Created ${moment} by ${name}`,
    specified: 'en',
  },
  failed: { el: 'Δεν έγινε· δοκιμάστε ξανά', en: 'That failed; try again', specified: 'en' },
  none: { el: 'Δεν υπάρχουν σύνδεσμοι.', en: 'There are no links yet.', specified: 'en' },
  unknown: {
    el: 'Οι σύνδεσμοι δεν φορτώθηκαν.',
    en: 'The links could not be loaded.',
    specified: 'en',
  },
  link: { el: 'Σύνδεσμος', en: 'Link', specified: 'en' },
  until: {
    el: (day: string) => `Ισχύει έως ${day}`,
    en: (day: string) => `Ends on ${day}`,
    specified: 'en',
  },
  copy: { el: 'Αντιγραφή', en: 'Copy', specified: 'en' },
  copied: { el: 'Αντιγράφηκε', en: 'Copied', specified: 'en' },
  revoke: { el: 'Ανάκληση', en: 'Revoke', specified: 'en' },
  close: { el: 'Κλείσιμο', en: 'Close', specified: 'en' },
})
