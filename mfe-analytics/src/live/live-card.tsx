import { useLangOf, useMessages } from '@stampa/platform'
import { Button } from '@stampa/ui/button/button.tsx'
import { PauseIcon, PlayIcon } from '@stampa/ui/icon/icons.tsx'
import { VisuallyHidden } from '@stampa/ui/visually-hidden/visually-hidden.tsx'
import { type ReactElement, useState } from 'react'
import type { Access, Live } from '../shared/calls.ts'
import { Card, CardNote } from '../shared/card.tsx'
import { useNumberFormat } from '../shared/formats.ts'
import { ChartValues } from '../shared/scroll-table.tsx'
import { specifiedInEnglish, termMessages, useValueName } from '../shared/terms.messages.ts'
import styles from './live-card.module.css'
import { useAnnouncement, useLive } from './use-live.ts'

const liveMessages = specifiedInEnglish({
  title: { el: 'Τώρα', en: 'Live' },
  window: { el: 'Τα τελευταία 30 λεπτά', en: 'The last 30 minutes' },
  waiting: { el: 'Σύνδεση…', en: 'Connecting…' },
  interrupted: {
    el: 'Η σύνδεση διακόπηκε· γίνεται νέα προσπάθεια.',
    en: 'The connection broke off; trying again.',
  },
  paused: { el: 'Σε παύση.', en: 'Paused.' },
  pause: { el: 'Παύση', en: 'Pause' },
  resume: { el: 'Συνέχεια', en: 'Resume' },
  visitors: { el: 'Επισκέπτες', en: 'Visitors' },
  announcement: {
    el: (visitors: number, pageViews: number) =>
      `${visitors} επισκέπτες και ${pageViews} προβολές σελίδων τα τελευταία 30 λεπτά`,
    en: (visitors: number, pageViews: number) =>
      `${visitors} visitors and ${pageViews} page views in the last 30 minutes`,
  },
  perMinute: { el: 'Προβολές ανά λεπτό', en: 'Page views per minute' },
  minutesAgo: {
    el: (minutes: number) => (minutes === 0 ? 'Αυτό το λεπτό' : `${minutes} λεπτά πριν`),
    en: (minutes: number) => (minutes === 0 ? 'This minute' : `${minutes} min ago`),
  },
  minute: { el: 'Λεπτό', en: 'Minute' },
  pages: { el: 'Σελίδες που διαβάζονται', en: 'Pages being read' },
  countries: { el: 'Χώρες', en: 'Countries' },
  nobody: { el: 'Κανείς αυτή τη στιγμή.', en: 'Nobody at the moment.' },
})

/** Pages and countries shown. */
const named = 5

/** Height of the bars, in units of their drawing. */
const barsHeight = 64

/** The last 30 minutes, updated live. Can be paused (WCAG 2.2.2). */
export function LiveCard({ access }: { access: Access }): ReactElement {
  const texts = useMessages(liveMessages)
  const langOf = useLangOf()
  const [paused, setPaused] = useState(false)
  const { live, interrupted } = useLive(access, !paused)
  const announcement = useAnnouncement(
    live ? texts.announcement(live.visitors, live.pageViews) : '',
  )
  return (
    <Card
      title={texts.title}
      action={
        <Button
          size="small"
          variant="quiet"
          icon={paused ? <PlayIcon /> : <PauseIcon />}
          onClick={() => setPaused(!paused)}
        >
          {paused ? texts.resume : texts.pause}
        </Button>
      }
    >
      <VisuallyHidden>
        <span role="status" lang={langOf(liveMessages.announcement)}>
          {announcement}
        </span>
      </VisuallyHidden>
      {live ? (
        <LiveNumbers live={live} />
      ) : (
        <div className={styles.live}>{!interrupted && <CardNote>{texts.waiting}</CardNote>}</div>
      )}
      {interrupted && !paused && (
        <CardNote>
          <span role="status">{texts.interrupted}</span>
        </CardNote>
      )}
      {paused && <CardNote>{texts.paused}</CardNote>}
    </Card>
  )
}

function LiveNumbers({ live }: { live: Live }): ReactElement {
  const texts = useMessages(liveMessages)
  const terms = useMessages(termMessages)
  const number = useNumberFormat()
  const valueName = useValueName()
  const pages = live.pages.map(({ url, title, visits }) => ({
    key: url,
    name: title,
    count: visits,
  }))
  const countries = live.countries.map(({ code, sessions }) => ({
    key: code,
    name: valueName('country', code),
    count: sessions,
  }))
  return (
    <div className={styles.live}>
      <dl className={styles.numbers}>
        <div className={styles.number}>
          <dt>{texts.visitors}</dt>
          <dd>{number.format(live.visitors)}</dd>
        </div>
        <div className={styles.number}>
          <dt>{terms.pageViews}</dt>
          <dd>{number.format(live.pageViews)}</dd>
        </div>
      </dl>
      <MinuteBars perMinute={live.perMinute} />
      <NowList title={texts.pages} entries={pages} empty={texts.nobody} />
      <NowList
        title={texts.countries}
        entries={countries}
        // Visitors without a known country still count as visitors.
        empty={live.visitors > 0 ? valueName('country', '') : texts.nobody}
      />
    </div>
  )
}

/** Page views per minute as bars, the current minute last, and as a table. */
function MinuteBars({ perMinute }: { perMinute: readonly number[] }): ReactElement {
  const texts = useMessages(liveMessages)
  const terms = useMessages(termMessages)
  const number = useNumberFormat()
  const highest = Math.max(...perMinute, 1)
  const minutes = perMinute.map((count, index) => ({
    count,
    ago: perMinute.length - 1 - index,
    bar: Math.max((count / highest) * barsHeight, count > 0 ? 2 : 0.5),
  }))
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.title}>
        {texts.perMinute} · {texts.window}
      </figcaption>
      <svg
        viewBox={`0 0 ${perMinute.length * 10} ${barsHeight}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className={styles.bars}
      >
        {minutes.map(({ ago, bar }, index) => (
          <rect key={ago} x={index * 10 + 1} y={barsHeight - bar} width={8} height={bar} />
        ))}
      </svg>
      <ChartValues
        caption={texts.perMinute}
        columns={[
          { key: 'minute', head: texts.minute, cell: ({ ago }) => texts.minutesAgo(ago) },
          { key: 'views', head: terms.pageViews, cell: ({ count }) => number.format(count) },
        ]}
        rows={minutes.toReversed()}
        rowKey={({ ago }) => String(ago)}
      />
    </figure>
  )
}

interface NowListProps {
  title: string
  entries: { key: string; name: string; count: number }[]
  /** Text shown without entries. */
  empty: string
}

function NowList({ title, entries, empty }: NowListProps): ReactElement {
  const number = useNumberFormat()
  return (
    <div className={styles.list}>
      <h3 className={styles.heading}>{title}</h3>
      {entries.length === 0 && <CardNote>{empty}</CardNote>}
      <ul>
        {entries.slice(0, named).map(({ key, name, count }) => (
          <li key={key} className={styles.entry}>
            <span className={styles.name}>{name}</span> <b>{number.format(count)}</b>
          </li>
        ))}
      </ul>
    </div>
  )
}
