import { locales, useLanguage, useMessages } from '@stampa/platform'
import { type ReactElement, useId } from 'react'
import { SourceIcon } from '../rankings/source-icon.tsx'
import type { EventCount, SourceCount } from '../shared/answers.ts'
import { Card, CardNote } from '../shared/card.tsx'
import { useNumberFormat } from '../shared/use-number-format.ts'
import { useValueName } from '../shared/use-value-name.ts'
import { FilterLink } from '../view/filter-link.tsx'
import { eventsMessages } from './events.messages.ts'
import styles from './events-card.module.css'

interface EventsCardProps {
  /** Null when they could not be fetched. */
  events: readonly EventCount[] | null
  /** All sessions of the period by source: what conversions are shares of. */
  sources: readonly SourceCount[]
}

/** What visitors have done besides looking, and how many of each source's have done it. */
export function EventsCard({ events, sources }: EventsCardProps): ReactElement {
  const texts = useMessages(eventsMessages)
  const caption = useId()
  const done = events?.filter(({ count }) => count > 0) ?? []
  const sessionsFrom = new Map(sources.map(({ _id, sessions }) => [_id, sessions]))
  return (
    <Card title={texts.title}>
      {done.length === 0 ? (
        <CardNote>{events ? texts.empty : texts.failed}</CardNote>
      ) : (
        <table aria-labelledby={caption} className={styles.table}>
          <caption id={caption} className={styles.caption}>
            {texts.title}
          </caption>
          <thead>
            <tr>
              <th scope="col">{texts.event}</th>
              <th scope="col">{texts.count}</th>
              <th scope="col">{texts.sessions}</th>
              <th scope="col">{texts.conversion}</th>
            </tr>
          </thead>
          {done.map(event => (
            <EventRows key={event.name} event={event} sessionsFrom={sessionsFrom} />
          ))}
        </table>
      )}
    </Card>
  )
}

interface EventRowsProps {
  event: EventCount
  sessionsFrom: ReadonlyMap<string, number>
}

function EventRows({ event, sessionsFrom }: EventRowsProps): ReactElement {
  const texts = useMessages(eventsMessages)
  const valueName = useValueName()
  const number = useNumberFormat()
  const share = useShare()
  return (
    <tbody>
      <tr className={styles.event}>
        <th scope="row">{isNamed(event.name) ? texts[event.name] : event.name}</th>
        <td>{number.format(event.count)}</td>
        <td>{number.format(event.sessions)}</td>
        <td>{share(event.conversionRate)}</td>
      </tr>
      {event.bySource.map(({ _id, count, sessions }) => (
        <tr key={_id} className={styles.source}>
          <th scope="row">
            <FilterLink name="source" value={_id} className={styles.name}>
              <SourceIcon source={_id} />
              {valueName('source', _id)}
            </FilterLink>
          </th>
          <td>{number.format(count)}</td>
          <td>{number.format(sessions)}</td>
          <td>{share(sessions / Math.max(sessionsFrom.get(_id) ?? sessions, 1))}</td>
        </tr>
      ))}
    </tbody>
  )
}

/** Few visitors order anything: a decimal tells one source from another. */
function useShare(): (share: number) => string {
  const locale = locales[useLanguage()]
  const format = new Intl.NumberFormat(locale, {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  })
  return share => format.format(share)
}

function isNamed(name: string): name is Exclude<keyof typeof eventsMessages, 'title' | 'empty'> {
  return name.includes('-') && name in eventsMessages
}
