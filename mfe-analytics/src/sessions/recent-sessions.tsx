import { useMessages } from '@stampa/platform'
import { Badge } from '@stampa/ui/badge/badge.tsx'
import type { ReactElement, ReactNode } from 'react'
import type { Session } from '../shared/calls.ts'
import { Card, CardNote } from '../shared/card.tsx'
import { useNumberFormat, useTimeFormat } from '../shared/formats.ts'
import { ScrollTable } from '../shared/scroll-table.tsx'
import { specifiedInEnglish, useValueName } from '../shared/terms.messages.ts'
import { useDuration } from '../summary/numbers.ts'
import { FilterLink } from '../view/filters.tsx'

const sessionsMessages = specifiedInEnglish({
  title: { el: 'Πρόσφατες επισκέψεις', en: 'Recent Sessions' },
  caption: { el: 'Οι επισκέψεις που ξεκίνησαν τελευταίες', en: 'The sessions that began last' },
  empty: { el: 'Δεν βρέθηκαν πρόσφατες επισκέψεις.', en: 'No recent sessions found.' },
  sessionId: { el: 'Επίσκεψη', en: 'Session ID' },
  startTime: { el: 'Έναρξη', en: 'Start Time' },
  duration: { el: 'Διάρκεια', en: 'Duration' },
  source: { el: 'Πηγή', en: 'Source' },
  location: { el: 'Τοποθεσία', en: 'Location' },
  pages: { el: 'Σελίδες', en: 'Pages' },
  userType: { el: 'Τύπος χρήστη', en: 'User Type' },
  consent: { el: 'Συγκατάθεση', en: 'Consent' },
  yes: { el: 'Ναι', en: 'Yes' },
  no: { el: 'Όχι', en: 'No' },
})

export function RecentSessions({ sessions }: { sessions: readonly Session[] }): ReactElement {
  const texts = useMessages(sessionsMessages)
  const number = useNumberFormat()
  const valueName = useValueName()
  const written = useDuration()
  const started = useTimeFormat({ dateStyle: 'short', timeStyle: 'short' })
  const column = (key: keyof typeof sessionsMessages, cell: (session: Session) => ReactNode) => ({
    key,
    head: texts[key],
    cell,
  })
  const columns = [
    column('sessionId', ({ sessionId }) => <code>{sessionId.slice(0, 8)}</code>),
    column('startTime', ({ startTime }) => <time dateTime={startTime}>{started(startTime)}</time>),
    column('duration', ({ duration }) => written(duration)),
    column('source', ({ source }) => <FilterLink name="source" value={source} />),
    column('location', ({ countryCode, city }) =>
      [valueName('country', countryCode ?? ''), city].filter(Boolean).join(', '),
    ),
    column('pages', ({ pageViews }) => number.format(pageViews.length)),
    column('userType', ({ userType }) => (
      <Badge tone={userType === 'admin' ? 'accent' : 'neutral'}>
        {valueName('userType', userType)}
      </Badge>
    )),
    column('consent', ({ consentGiven }) => (consentGiven ? texts.yes : texts.no)),
  ]
  return (
    <Card title={texts.title}>
      {sessions.length === 0 ? (
        <CardNote>{texts.empty}</CardNote>
      ) : (
        <ScrollTable
          caption={texts.caption}
          columns={columns}
          rows={sessions}
          rowKey={({ sessionId }) => sessionId}
        />
      )}
    </Card>
  )
}
