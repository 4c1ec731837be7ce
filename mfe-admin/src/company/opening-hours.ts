import type { Settings } from './company.data.ts'

/** Days from one to another with the time at which the shop opens and closes on each. */
export type Span = Settings['openingHours'][number]
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

/** Names of a span's fields in the form, which has each of them once per span. */
export const hourFields = {
  from: 'hoursFrom',
  to: 'hoursTo',
  opens: 'hoursOpens',
  closes: 'hoursCloses',
} as const

/** The spans that a form holds. Both times empty: the shop is closed. */
export function hoursIn(form: FormData): Span[] {
  const column = (field: keyof typeof hourFields) =>
    form.getAll(hourFields[field]).filter(value => typeof value === 'string')
  const [from, to, opens, closes] = [
    column('from'),
    column('to'),
    column('opens'),
    column('closes'),
  ]
  return from.map((first, index) => ({
    from: dayOf(first),
    to: dayOf(to[index]),
    opens: opens[index] || null,
    closes: closes[index] || null,
  }))
}

function dayOf(text: string | undefined): Day {
  return days.find(day => day === text) ?? 'mon'
}
