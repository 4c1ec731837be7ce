import { defineMessages } from '@stampa/platform'

export const liveMessages = defineMessages({
  title: { el: 'Τώρα', en: 'Live', specified: 'en' },
  window: { el: 'Τα τελευταία 30 λεπτά', en: 'The last 30 minutes', specified: 'en' },
  waiting: { el: 'Σύνδεση…', en: 'Connecting…', specified: 'en' },
  interrupted: {
    el: 'Η σύνδεση διακόπηκε· γίνεται νέα προσπάθεια.',
    en: 'The connection broke off; trying again.',
    specified: 'en',
  },
  paused: { el: 'Σε παύση.', en: 'Paused.', specified: 'en' },
  pause: { el: 'Παύση', en: 'Pause', specified: 'en' },
  resume: { el: 'Συνέχεια', en: 'Resume', specified: 'en' },
  visitors: { el: 'Επισκέπτες', en: 'Visitors', specified: 'en' },
  pageViews: { el: 'Προβολές σελίδων', en: 'Page views', specified: 'en' },
  announcement: {
    el: (visitors: number, pageViews: number) =>
      `${visitors} επισκέπτες και ${pageViews} προβολές σελίδων τα τελευταία 30 λεπτά`,
    en: (visitors: number, pageViews: number) =>
      `${visitors} visitors and ${pageViews} page views in the last 30 minutes`,
    specified: 'en',
  },
  perMinute: {
    el: 'Προβολές ανά λεπτό',
    en: 'Page views per minute',
    specified: 'en',
  },
  minutesAgo: {
    el: (minutes: number) => (minutes === 0 ? 'Αυτό το λεπτό' : `${minutes} λεπτά πριν`),
    en: (minutes: number) => (minutes === 0 ? 'This minute' : `${minutes} min ago`),
    specified: 'en',
  },
  minute: { el: 'Λεπτό', en: 'Minute', specified: 'en' },
  asTable: { el: 'Ως πίνακας', en: 'Show as a table', specified: 'en' },
  pages: { el: 'Σελίδες που διαβάζονται', en: 'Pages being read', specified: 'en' },
  countries: { el: 'Χώρες', en: 'Countries', specified: 'en' },
  nobody: {
    el: 'Κανείς αυτή τη στιγμή.',
    en: 'Nobody at the moment.',
    specified: 'en',
  },
})
