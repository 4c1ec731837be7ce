import { useMessages } from '@stampa/platform'
import type { ReactElement } from 'react'
import { useFormats } from '../shared/use-formats.ts'
import { orderStatuses, type TimelineEntry } from './design-studio.data.ts'
import { designStudioMessages } from './design-studio.messages.ts'
import styles from './order-work.module.css'

/** What happened to an order, newest first: who, when, what, and what was said. */
export function OrderTimeline({ entries }: { entries: readonly TimelineEntry[] }): ReactElement {
  const texts = useMessages(designStudioMessages)
  const { dateTime } = useFormats()
  return (
    <section>
      <h3>{texts.timeline}</h3>
      <ol className={styles.timeline}>
        {entries.map(entry => (
          <li key={entry._id} className={styles.entry}>
            <span>
              <strong>{texts.happened[entry.kind]}</strong>
              <Detail entry={entry} />
            </span>
            {entry.note && <span className={styles.said}>{entry.note}</span>}
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

/** From what to what; which proof, and what was answered to it; what became of the artwork. */
function Detail({ entry: { kind, from, to } }: { entry: TimelineEntry }): ReactElement | null {
  const texts = useMessages(designStudioMessages)
  const status = (text: string | null) => {
    const known = orderStatuses.find(status => status === text)
    return known ? texts.statuses[known] : (text ?? '')
  }
  switch (kind) {
    case 'status':
      return <>{`: ${status(from)} → ${status(to)}`}</>
    case 'proof':
      return <>{`: ${to}`}</>
    case 'answer':
      return <>{`: ${from}, ${to === 'approve' ? texts.answers.approve : texts.answers.comment}`}</>
    case 'artwork':
      return <>{`: ${artworkState(to, texts.artworkStates)}`}</>
    default:
      return null
  }
}

function artworkState(state: string | null, names: Readonly<Record<string, string>>): string {
  return names[state ?? ''] ?? ''
}
