import { useMessages } from '@stampa/platform'
import { specifiedInEnglish } from '../shared/terms.messages.ts'

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
  rise: { el: (change: string) => `αύξηση ${change}`, en: (change: string) => `up ${change}` },
  fall: { el: (change: string) => `μείωση ${change}`, en: (change: string) => `down ${change}` },
  same: { el: 'αμετάβλητο', en: 'unchanged' },
  before: { el: (value: string) => `πριν ${value}`, en: (value: string) => `before ${value}` },
})

/**
 * Returns the relative change of a number: 0.5 is an increase by half. Undefined if the earlier number
 * is 0.
 */
export function changeOf(now: number, before: number): number | undefined {
  return before === 0 ? undefined : (now - before) / before
}

/** Returns a share in whole percent; 0 if the whole is 0. */
export function percentOf(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((part / whole) * 100)
}

/**
 * Splits a duration into minutes and seconds, without hours (back-office specification, section 9).
 *
 * @param seconds fractions are rounded
 */
export function minutesAndSeconds(seconds: number): { minutes: number; seconds: number } {
  const whole = Math.max(0, Math.round(seconds))
  return { minutes: Math.floor(whole / 60), seconds: whole % 60 }
}

/** Returns a formatter of durations in seconds: `3m 5s`. */
export function useDuration(): (seconds: number) => string {
  const { duration } = useMessages(summaryMessages)
  return total => {
    const { minutes, seconds } = minutesAndSeconds(total)
    return duration(minutes, seconds)
  }
}
