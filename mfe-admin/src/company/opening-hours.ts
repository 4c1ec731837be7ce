import type { CatalogAnswer } from '@stampa/api'
import { textOf } from '../shared/form/form-values.ts'

/** Days from one to another with the time at which the shop opens and closes on each. */
export type Span = CatalogAnswer<'/api/company/settings'>['openingHours'][number]
export type Day = Span['from']

export const days = [
  'mon',
  'tue',
  'wed',
  'thu',
  'fri',
  'sat',
  'sun',
] as const satisfies readonly Day[]

/** Name of the one field that holds all spans, so that they are changed and compared as a whole. */
export const hoursField = 'openingHours'

/** The spans that a form holds. */
export function hoursIn(form: FormData): Span[] {
  return JSON.parse(textOf(form, hoursField) || '[]') as Span[]
}

/**
 * Spans as a reader takes them in, a line each.
 *
 * @param dayNames by the days' short names
 * @param closed what stands for no times
 */
export function hoursText(
  spans: readonly Span[],
  dayNames: Readonly<Record<Day, string>>,
  closed: string,
): string {
  return spans
    .map(({ from, to, opens, closes }) => {
      const span = from === to ? dayNames[from] : `${dayNames[from]} – ${dayNames[to]}`
      return `${span}: ${opens && closes ? `${opens} – ${closes}` : closed}`
    })
    .join('\n')
}
