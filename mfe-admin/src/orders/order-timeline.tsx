import { useMessages } from '@stampa/platform'
import type { ReactElement } from 'react'
import { useFormats } from '../shared/use-formats.ts'
import { TextForm } from './conversation.tsx'
import type { TimelineEntry } from './order.data.ts'
import { orderMessages } from './order.messages.ts'
import styles from './order.module.css'

/** Form that adds an internal note to an order's timeline. @param action address of the order */
export function OrderNotes({ action }: { action: string }): ReactElement {
  const texts = useMessages(orderMessages)
  return (
    <section>
      <h3>{texts.notes}</h3>
      <TextForm
        action={action}
        keptAs={`note ${action}`}
        submitLabel={texts.addNote}
        label={texts.note}
        labelHidden
        name="note"
        hint={texts.noteHint}
      />
    </section>
  )
}

interface OrderTimelineProps {
  entries: readonly TimelineEntry[]
  statuses: Readonly<Record<string, string>>
}

/** Events of an order, newest first, with author, time, change and note. */
export function OrderTimeline({ entries, statuses }: OrderTimelineProps): ReactElement {
  const texts = useMessages(orderMessages)
  const { dateTime } = useFormats()
  const detailOf = ({ kind, from, to }: TimelineEntry): string => {
    const artworkStates: Readonly<Record<string, string>> = texts.artworkStates
    const { approve, comment } = texts.proofAnswers
    if (kind === 'proof') return `: ${to}`
    if (kind === 'answer') return `: ${from}, ${to === 'approve' ? approve : comment}`
    if (kind === 'artwork') return `: ${artworkStates[to ?? ''] ?? ''}`
    return from && to ? `: ${statuses[from] ?? from} → ${statuses[to] ?? to}` : ''
  }
  return (
    <section>
      <h3>{texts.timeline}</h3>
      <ol className={styles.timeline}>
        {entries.map(entry => (
          <li key={entry._id} className={styles.entry}>
            <span>
              <strong>{texts.events[entry.kind]}</strong>
              {detailOf(entry)}
            </span>
            {entry.note && <span className={styles.note}>{entry.note}</span>}
            <span className={styles.muted}>
              {dateTime(entry.at)} ·{' '}
              {entry.by ?? (entry.kind === 'artwork' ? texts.byWorker : texts.byCustomer)}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
