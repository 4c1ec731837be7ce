import { defineMessages } from '@stampa/platform'

export const summaryMessages = defineMessages({
  title: { el: 'Σύνοψη', en: 'Summary', specified: 'en' },
  totalSessions: { el: 'Σύνολο επισκέψεων', en: 'Total Sessions', specified: 'en' },
  pageViews: { el: 'Προβολές σελίδων', en: 'Page Views', specified: 'en' },
  avgSession: { el: 'Μέση διάρκεια', en: 'Avg. Session', specified: 'en' },
  countries: { el: 'Χώρες', en: 'Countries', specified: 'en' },
  bounceRate: { el: 'Ποσοστό εγκατάλειψης', en: 'Bounce Rate', specified: 'en' },
  duration: {
    el: (minutes: number, seconds: number) => `${minutes}λ ${seconds}δ`,
    en: (minutes: number, seconds: number) => `${minutes}m ${seconds}s`,
    specified: 'en',
  },
  before: {
    el: (value: string) => `πριν ${value}`,
    en: (value: string) => `before ${value}`,
    specified: 'en',
  },
})
