import { locales, useLanguage, useMessages } from '@stampa/platform'
import { type ReactElement, useId } from 'react'
import { SourceIcon } from '../rankings/source-icon.tsx'
import type { EventCount, SourceCount } from '../shared/answers.ts'
import { Card, CardNote } from '../shared/card.tsx'
import { useNumberFormat } from '../shared/use-number-format.ts'
import { useValueName } from '../shared/use-value-name.ts'
import { FilterLink } from '../view/filters.tsx'
import { eventsMessages } from './events.messages.ts'
import styles from './events-card.module.css'

interface EventsCardProps {
  /** Null if the request failed. */
  events: readonly EventCount[] | null
  /** Sessions of the period by source, the base of the conversion rates. */
  sources: readonly SourceCount[]
}

/** Conversions, and the conversion rate of each source. */
export function EventsCard({ events, sources }: EventsCardProps): ReactElement {
  const texts = useMessages(eventsMessages)
  const caption = useId()
  const done = events?.filter(({ count }) => count > 0) ?? []
  return (
    <Card title={texts.title}>
      {done.length === 0 ? (
        <CardNote>{events ? texts.empty : texts.failed}</CardNote>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scroll containers must be focusable.
        <section aria-labelledby={caption} tabIndex={0} className={styles.scroller}>
          <table className={styles.table}>
            <caption id={caption} className={styles.caption}>
              {texts.caption}
            </caption>
            <Head sources={sources} />
            <tbody>
              {done.map(event => (
                <EventRow key={event.name} event={event} sources={sources} />
              ))}
            </tbody>
          </table>
        </section>
      )}
    </Card>
  )
}

function Head({ sources }: Pick<EventsCardProps, 'sources'>): ReactElement {
  const texts = useMessages(eventsMessages)
  const valueName = useValueName()
  return (
    <thead>
      <tr>
        <th scope="col">{texts.event}</th>
        <th scope="col">{texts.count}</th>
        <th scope="col">{texts.sessions}</th>
        <th scope="col">{texts.conversion}</th>
        {sources.map(({ _id }) => (
          <th key={_id} scope="col">
            <FilterLink name="source" value={_id} className={styles.source}>
              <SourceIcon source={_id} />
              {valueName('source', _id)}
            </FilterLink>
          </th>
        ))}
      </tr>
    </thead>
  )
}

interface EventRowProps extends Pick<EventsCardProps, 'sources'> {
  event: EventCount
}

function EventRow({ event, sources }: EventRowProps): ReactElement {
  const texts = useMessages(eventsMessages)
  const number = useNumberFormat()
  const locale = locales[useLanguage()]
  // One decimal, because the rates are small.
  const share = new Intl.NumberFormat(locale, {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  })
  const doneBy = new Map(event.bySource.map(({ _id, sessions }) => [_id, sessions]))
  return (
    <tr>
      <th scope="row">{isNamed(event.name) ? texts[event.name] : event.name}</th>
      <td>{number.format(event.count)}</td>
      <td>{number.format(event.sessions)}</td>
      <td>
        <b>{share.format(event.conversionRate)}</b>
      </td>
      {sources.map(({ _id, sessions }) => (
        <td key={_id}>{share.format((doneBy.get(_id) ?? 0) / Math.max(sessions, 1))}</td>
      ))}
    </tr>
  )
}

const named = ['contact-sent', 'order-sent', 'mockup-saved', 'design-order-sent'] as const

function isNamed(name: string): name is (typeof named)[number] {
  return named.some(each => each === name)
}
