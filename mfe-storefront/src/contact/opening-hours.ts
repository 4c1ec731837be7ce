import type { Language } from '@stampa/platform'

type Day = 'mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat' | 'sun'

/** Days with the same hours, `HH:MM`; null while the shop is closed. */
export interface OpeningSpan {
  from: Day
  to: Day
  opens: string | null
  closes: string | null
}

const dayNames: Record<Language, Record<Day, string>> = {
  el: { mon: 'Δευ', tue: 'Τρί', wed: 'Τετ', thu: 'Πέμ', fri: 'Παρ', sat: 'Σάβ', sun: 'Κυρ' },
  en: { mon: 'Mon', tue: 'Tue', wed: 'Wed', thu: 'Thu', fri: 'Fri', sat: 'Sat', sun: 'Sun' },
}

/** @example daysOf({ from: 'mon', to: 'fri', … }, 'en') // 'Mon-Fri' */
export function daysOf({ from, to }: OpeningSpan, language: Language): string {
  const names = dayNames[language]
  return from === to ? names[from] : `${names[from]}-${names[to]}`
}

/**
 * Returns the hours of a span; undefined while the shop is closed.
 *
 * @example hoursOf({ opens: '09:00', closes: '18:00', … }, 'en') // '9:00-6:00 PM'
 */
export function hoursOf({ opens, closes }: OpeningSpan, language: Language): string | undefined {
  if (opens === null || closes === null) return undefined
  if (language === 'el') return `${opens}-${closes}`
  // From morning to afternoon only the end has AM or PM, as in the specification.
  const start = isMorning(opens) && !isMorning(closes) ? clock(opens) : twelveHours(opens)
  return `${start}-${twelveHours(closes)}`
}

function twelveHours(time: string): string {
  return `${clock(time)} ${isMorning(time) ? 'AM' : 'PM'}`
}

function clock(time: string): string {
  const [hours, minutes] = time.split(':')
  return `${Number(hours) % 12 || 12}:${minutes}`
}

function isMorning(time: string): boolean {
  return time < '12:00'
}
