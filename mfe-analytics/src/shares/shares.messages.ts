import { specifiedInEnglish } from '../shared/messages.ts'

export const sharesMessages = specifiedInEnglish({
  title: { el: 'Σύνδεσμοι κοινοποίησης', en: 'Share links' },
  description: {
    el: 'Όποιος έχει τον σύνδεσμο βλέπει τα στατιστικά χωρίς σύνδεση, μόνο για ανάγνωση και χωρίς μεμονωμένες επισκέψεις.',
    en: 'Whoever has the link sees the statistics without signing in: read only, and no single session.',
  },
  onlyPeriod: {
    el: (period: string) => `Μόνο ${period}`,
    en: (period: string) => `Only ${period}`,
  },
  create: { el: 'Νέος σύνδεσμος', en: 'Create link' },
  created: {
    el: 'Ο σύνδεσμος δημιουργήθηκε. Αντιγράψτε τον τώρα: δεν θα εμφανιστεί ξανά.',
    en: 'The link is created. Copy it now: it is not shown again.',
  },
  anyPeriod: { el: 'Οποιεσδήποτε ημέρες', en: 'Any days' },
  made: {
    el: (moment: string) => `Δημιουργήθηκε ${moment}`,
    en: (moment: string) => `Created ${moment}`,
  },
  madeBy: {
    el: (moment: string, name: string) => `Δημιουργήθηκε ${moment} από ${name}`,
    en: (moment: string, name: string) => `Created ${moment} by ${name}`,
  },
  failed: { el: 'Δεν έγινε· δοκιμάστε ξανά', en: 'That failed; try again' },
  none: { el: 'Δεν υπάρχουν σύνδεσμοι.', en: 'There are no links yet.' },
  unknown: { el: 'Οι σύνδεσμοι δεν φορτώθηκαν.', en: 'The links could not be loaded.' },
  link: { el: 'Σύνδεσμος', en: 'Link' },
  until: { el: (day: string) => `Ισχύει έως ${day}`, en: (day: string) => `Ends on ${day}` },
  copy: { el: 'Αντιγραφή', en: 'Copy' },
  copied: { el: 'Αντιγράφηκε', en: 'Copied' },
  revoke: { el: 'Ανάκληση', en: 'Revoke' },
  close: { el: 'Κλείσιμο', en: 'Close' },
})
