import { timeZone } from '@stampa/platform'
import type { Grain } from '../view/view.ts'

const forms = {
  full: {
    hour: { weekday: 'short', day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' },
    day: { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' },
    month: { month: 'long', year: 'numeric' },
  },
  short: {
    hour: { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' },
    day: { day: 'numeric', month: 'short' },
    month: { month: 'short', year: 'numeric' },
  },
} as const satisfies Record<string, Record<Grain, Intl.DateTimeFormatOptions>>

/**
 * Returns a formatter of a bucket's start in the shop's time zone.
 *
 * @param form `short` below an axis, `full` in a sentence
 */
export function bucketLabels(
  locale: string,
  grain: Grain,
  form: keyof typeof forms,
): (time: string) => string {
  const format = new Intl.DateTimeFormat(locale, { ...forms[form][grain], timeZone })
  return time => format.format(new Date(time))
}
