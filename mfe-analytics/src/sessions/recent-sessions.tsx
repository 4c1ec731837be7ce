import { locales, timeZone, useLanguage, useMessages } from '@stampa/platform'
import { Badge } from '@stampa/ui/badge/badge.tsx'
import { type ReactElement, useId } from 'react'
import { SourceIcon } from '../rankings/source-icon.tsx'
import type { Session } from '../shared/answers.ts'
import { Card, CardNote } from '../shared/card.tsx'
import { useNumberFormat } from '../shared/use-number-format.ts'
import { useValueName } from '../shared/use-value-name.ts'
import { useDuration } from '../summary/numbers.ts'
import { FilterLink } from '../view/filters.tsx'
import styles from './recent-sessions.module.css'
import { sessionsMessages } from './sessions.messages.ts'

const columns = [
  'sessionId',
  'startTime',
  'duration',
  'source',
  'location',
  'pages',
  'userType',
  'consent',
] as const

/** The latest sessions of the period. */
export function RecentSessions({ sessions }: { sessions: readonly Session[] }): ReactElement {
  const texts = useMessages(sessionsMessages)
  const caption = useId()
  return (
    <Card title={texts.title}>
      {sessions.length === 0 ? (
        <CardNote>{texts.empty}</CardNote>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scroll containers must be focusable.
        <section aria-labelledby={caption} tabIndex={0} className={styles.scroller}>
          <table className={styles.table}>
            <caption id={caption} className={styles.caption}>
              {texts.caption}
            </caption>
            <thead>
              <tr>
                {columns.map(column => (
                  <th key={column} scope="col">
                    {texts[column]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {sessions.map(session => (
                <SessionRow key={session.sessionId} session={session} />
              ))}
            </tbody>
          </table>
        </section>
      )}
    </Card>
  )
}

function SessionRow({ session }: { session: Session }): ReactElement {
  const { sessionId, startTime, duration, source, countryCode, city, pageViews, userType } = session
  const texts = useMessages(sessionsMessages)
  const locale = locales[useLanguage()]
  const number = useNumberFormat()
  const valueName = useValueName()
  const written = useDuration()
  const started = new Intl.DateTimeFormat(locale, {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone,
  })
  return (
    <tr>
      <th scope="row">
        <code>{sessionId.slice(0, 8)}</code>
      </th>
      <td>
        <time dateTime={startTime}>{started.format(new Date(startTime))}</time>
      </td>
      <td>{written(duration)}</td>
      <td>
        <FilterLink name="source" value={source} className={styles.source}>
          <SourceIcon source={source} />
          {valueName('source', source)}
        </FilterLink>
      </td>
      <td>{[valueName('country', countryCode ?? ''), city].filter(Boolean).join(', ')}</td>
      <td>{number.format(pageViews.length)}</td>
      <td>
        <Badge tone={userType === 'admin' ? 'accent' : 'neutral'}>
          {valueName('userType', userType)}
        </Badge>
      </td>
      <td>{session.consentGiven ? texts.yes : texts.no}</td>
    </tr>
  )
}
