import { specifiedInEnglish } from '../shared/messages.ts'

export const liveMessages = specifiedInEnglish({
  title: { el: 'Τώρα', en: 'Live' },
  window: { el: 'Τα τελευταία 30 λεπτά', en: 'The last 30 minutes' },
  waiting: { el: 'Σύνδεση…', en: 'Connecting…' },
  interrupted: {
    el: 'Η σύνδεση διακόπηκε· γίνεται νέα προσπάθεια.',
    en: 'The connection broke off; trying again.',
  },
  paused: { el: 'Σε παύση.', en: 'Paused.' },
  pause: { el: 'Παύση', en: 'Pause' },
  resume: { el: 'Συνέχεια', en: 'Resume' },
  visitors: { el: 'Επισκέπτες', en: 'Visitors' },
  announcement: {
    el: (visitors: number, pageViews: number) =>
      `${visitors} επισκέπτες και ${pageViews} προβολές σελίδων τα τελευταία 30 λεπτά`,
    en: (visitors: number, pageViews: number) =>
      `${visitors} visitors and ${pageViews} page views in the last 30 minutes`,
  },
  perMinute: { el: 'Προβολές ανά λεπτό', en: 'Page views per minute' },
  minutesAgo: {
    el: (minutes: number) => (minutes === 0 ? 'Αυτό το λεπτό' : `${minutes} λεπτά πριν`),
    en: (minutes: number) => (minutes === 0 ? 'This minute' : `${minutes} min ago`),
  },
  minute: { el: 'Λεπτό', en: 'Minute' },
  pages: { el: 'Σελίδες που διαβάζονται', en: 'Pages being read' },
  countries: { el: 'Χώρες', en: 'Countries' },
  nobody: { el: 'Κανείς αυτή τη στιγμή.', en: 'Nobody at the moment.' },
})
