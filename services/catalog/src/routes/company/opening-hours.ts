import { invalidField, type Static, Type } from '@stampa/service-kit'

const days = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const

const time = Type.Union([Type.String({ pattern: '^(?:[01]\\d|2[0-3]):[0-5]\\d$' }), Type.Null()], {
  message: 'Opening hours need times like 09:00',
})

/** Spans of days with the time at which the shop opens and closes on each; null where it is closed. */
export const openingHours = Type.Array(
  Type.Object({
    from: Type.Enum(days),
    to: Type.Enum(days, {
      description: 'The last day of the span; the first one for a single day',
    }),
    opens: time,
    closes: time,
  }),
  { maxItems: 14 },
)

export type OpeningHours = Static<typeof openingHours>

/**
 * Refuses hours that no shop has: closing before opening, half a time, or days that run backwards.
 *
 * @throws Problem 400
 */
export function checkOpeningHours(hours: OpeningHours): void {
  for (const [index, { from, to, opens, closes }] of hours.entries()) {
    const message = faultOf(from, to, opens, closes)
    if (message !== undefined) throw invalidField(`openingHours.${index}`, message)
  }
}

type Day = (typeof days)[number]

function faultOf(from: Day, to: Day, opens: string | null, closes: string | null) {
  if (days.indexOf(to) < days.indexOf(from)) return 'The days must run from the first to the last'
  if ((opens === null) !== (closes === null)) return 'A day needs both times, or none when closed'
  if (opens !== null && closes !== null && closes <= opens) {
    return 'The shop must close after it opens'
  }
  return undefined
}
