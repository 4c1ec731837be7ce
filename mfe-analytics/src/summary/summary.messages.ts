import { specifiedInEnglish } from '../shared/messages.ts'

export const summaryMessages = specifiedInEnglish({
  title: { el: 'Σύνοψη', en: 'Summary' },
  totalSessions: { el: 'Σύνολο επισκέψεων', en: 'Total Sessions' },
  pageViews: { el: 'Προβολές σελίδων', en: 'Page Views' },
  avgSession: { el: 'Μέση διάρκεια', en: 'Avg. Session' },
  countries: { el: 'Χώρες', en: 'Countries' },
  bounceRate: { el: 'Ποσοστό εγκατάλειψης', en: 'Bounce Rate' },
  duration: {
    el: (minutes: number, seconds: number) => `${minutes}λ ${seconds}δ`,
    en: (minutes: number, seconds: number) => `${minutes}m ${seconds}s`,
  },
  before: { el: (value: string) => `πριν ${value}`, en: (value: string) => `before ${value}` },
})
