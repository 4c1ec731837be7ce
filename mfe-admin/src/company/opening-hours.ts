import type { CatalogAnswer } from '@stampa/api'

/** A range of weekdays with the opening and closing time of each day. */
export type Span = CatalogAnswer<'/api/company/settings'>['openingHours'][number]
export type Day = Span['from']

/** Greatest number of spans. */
export const spanLimit = 14

export const days: readonly Day[] = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']

/**
 * Formats spans, one per line.
 *
 * @param dayNames by the days' short names
 * @param closed text for a span without times
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
