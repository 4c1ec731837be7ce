import { useLangOf, useMessages } from '@stampa/platform'
import { Button } from '@stampa/ui/button/button.tsx'
import { PauseIcon, PlayIcon } from '@stampa/ui/icon/icons.tsx'
import { VisuallyHidden } from '@stampa/ui/visually-hidden/visually-hidden.tsx'
import { type ReactElement, useState } from 'react'
import type { Access } from '../shared/access.ts'
import type { Live } from '../shared/answers.ts'
import { Card, CardNote } from '../shared/card.tsx'
import { useNumberFormat } from '../shared/use-number-format.ts'
import { useValueName } from '../shared/use-value-name.ts'
import { liveMessages } from './live.messages.ts'
import styles from './live-card.module.css'
import { MinuteBars } from './minute-bars.tsx'
import { useAnnouncement, useLive } from './use-live.ts'

/** Pages and countries shown. */
const named = 5

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
  const number = useNumberFormat()
  const valueName = useValueName()
  const pages = live.pages.map(({ url, title, visits }) => ({ key: url, name: title, of: visits }))
  const countries = live.countries.map(({ code, sessions }) => ({
    key: code,
    name: valueName('country', code),
    of: sessions,
  }))
  return (
    <div className={styles.live}>
      <dl className={styles.numbers}>
        <div className={styles.number}>
          <dt>{texts.visitors}</dt>
          <dd>{number.format(live.visitors)}</dd>
        </div>
        <div className={styles.number}>
          <dt>{texts.pageViews}</dt>
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

interface NowListProps {
  title: string
  entries: { key: string; name: string; of: number }[]
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
        {entries.slice(0, named).map(({ key, name, of }) => (
          <li key={key} className={styles.entry}>
            <span className={styles.name}>{name}</span> <b>{number.format(of)}</b>
          </li>
        ))}
      </ul>
    </div>
  )
}
