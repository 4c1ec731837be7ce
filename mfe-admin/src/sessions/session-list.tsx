import { useMessages } from '@stampa/platform'
import { Badge } from '@stampa/ui/badge/badge.tsx'
import { Button } from '@stampa/ui/button/button.tsx'
import { EmptyState } from '@stampa/ui/empty-state/empty-state.tsx'
import type { ReactElement } from 'react'
import styles from '../shared/history/history-dialog.module.css'
import { useRowSave } from '../shared/list/use-row-save.tsx'
import { useFormats } from '../shared/use-formats.ts'
import type { Session } from './sessions.data.ts'
import { deviceNames, sessionsMessages } from './sessions.messages.ts'

interface SessionListProps {
  sessions: readonly Session[]
  /** Path of the action that ends them. */
  action: string
}

/** Live sessions, each with a button that ends it. */
export function SessionList({ sessions, action }: SessionListProps): ReactElement {
  const texts = useMessages(sessionsMessages)
  if (sessions.length === 0) return <EmptyState title={texts.empty} />
  return (
    <ul>
      {sessions.map(session => (
        <SessionRow key={session._id} session={session} action={action} />
      ))}
    </ul>
  )
}

function SessionRow({ session, action }: { session: Session; action: string }): ReactElement {
  const { _id, createdAt, usedAt, current } = session
  const texts = useMessages(sessionsMessages)
  const { dateTime } = useFormats()
  const { save, saving, fetcher } = useRowSave()
  const name = useAgentName()(session)
  const begun = dateTime(createdAt)
  return (
    <li className={styles.entry}>
      {fetcher}
      <div className={styles.text}>
        <span>
          <strong>{name}</strong> {current && <Badge tone="positive">{texts.current}</Badge>}
        </span>
        <span className={styles.detail}>
          {[texts.begun(begun), usedAt && texts.used(dateTime(usedAt))].filter(Boolean).join(', ')}
        </span>
      </div>
      {!current && (
        <Button
          size="small"
          loading={saving}
          aria-label={texts.endOf(name, begun)}
          onClick={() => save({ session: _id }, { method: 'post', action })}
        >
          {texts.end}
        </Button>
      )}
    </li>
  )
}

/** Returns a function that names a session's browser: 'Chrome on Windows, computer'. */
function useAgentName(): (session: Session) => string {
  const texts = useMessages(sessionsMessages)
  const devices: Partial<Record<string, string>> = useMessages(deviceNames)
  return ({ browser, os, device }) => {
    if (browser === null) return texts.unknown
    const program = os === null ? browser : texts.agent(browser, os)
    const kind = device === null ? undefined : devices[device]
    return kind === undefined ? program : `${program}, ${kind}`
  }
}

/** Ends all sessions, or all others. */
export function EndAll({ label, action }: { label: string; action: string }): ReactElement {
  const { save, saving, fetcher } = useRowSave()
  return (
    <>
      {fetcher}
      <Button loading={saving} onClick={() => save({}, { method: 'post', action })}>
        {label}
      </Button>
    </>
  )
}
