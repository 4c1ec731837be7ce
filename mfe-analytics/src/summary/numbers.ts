import { useMessages } from '@stampa/platform'
import { summaryMessages } from './summary.messages.ts'

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
