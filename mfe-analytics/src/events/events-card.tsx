import { useMessages } from '@stampa/platform'
import type { ReactElement } from 'react'
import type { EventCount, SourceCount } from '../shared/calls.ts'
import { Card, CardNote } from '../shared/card.tsx'
import { useNumberFormat, usePercent } from '../shared/formats.ts'
import { type Column, ScrollTable } from '../shared/scroll-table.tsx'
import { keywordText, specifiedInEnglish, termMessages } from '../shared/terms.messages.ts'
import { FilterLink } from '../view/filters.tsx'

const eventsMessages = specifiedInEnglish({
  title: { el: 'Ενέργειες', en: 'Events' },
  caption: {
    el: 'Ενέργειες και ποσοστό των επισκέψεων κάθε πηγής που τις έκαναν',
    en: "Events, and the share of each source's sessions that led to them",
  },
  empty: { el: 'Καμία ενέργεια σε αυτή την περίοδο.', en: 'No events in this period.' },
  event: { el: 'Ενέργεια', en: 'Event' },
  count: { el: 'Πλήθος', en: 'Count' },
  conversion: { el: 'Μετατροπή', en: 'Conversion' },
  'contact-sent': { el: 'Μήνυμα επικοινωνίας', en: 'Contact message sent' },
  'order-sent': { el: 'Παραγγελία', en: 'Order sent' },
  'mockup-saved': { el: 'Αποθήκευση μακέτας', en: 'Mockup saved' },
  'design-order-sent': { el: 'Παραγγελία σχεδίου', en: 'Design order sent' },
})

interface EventsCardProps {
  /** Null if the request failed. */
  events: readonly EventCount[] | null
  /** Sessions of the period by source, the base of the conversion rates. */
  sources: readonly SourceCount[]
}

/** Conversions, and the conversion rate of each source. */
export function EventsCard({ events, sources }: EventsCardProps): ReactElement {
  const texts = useMessages(eventsMessages)
  const terms = useMessages(termMessages)
  const number = useNumberFormat()
  // One decimal, because the rates are small.
  const percent = usePercent(1)
  const done = events?.filter(({ count }) => count > 0) ?? []
  const columns: Column<EventCount>[] = [
    {
      key: 'event',
      head: texts.event,
      cell: ({ name }) => keywordText(texts, name),
    },
    { key: 'count', head: texts.count, cell: ({ count }) => number.format(count) },
    { key: 'sessions', head: terms.sessions, cell: ({ sessions }) => number.format(sessions) },
    {
      key: 'conversion',
      head: texts.conversion,
      cell: ({ conversionRate }) => <b>{percent(conversionRate)}</b>,
    },
    ...sources.map(({ _id, sessions }) => ({
      key: `source ${_id}`,
      head: <FilterLink name="source" value={_id} />,
      cell: ({ bySource }: EventCount) => {
        const converted = bySource.find(source => source._id === _id)?.sessions ?? 0
        return percent(converted / Math.max(sessions, 1))
      },
    })),
  ]
  return (
    <Card title={texts.title}>
      {done.length === 0 ? (
        <CardNote>{events ? texts.empty : terms.failed}</CardNote>
      ) : (
        <ScrollTable
          numeric
          caption={texts.caption}
          columns={columns}
          rows={done}
          rowKey={({ name }) => name}
        />
      )}
    </Card>
  )
}
