import { useMessages } from '@stampa/platform'
import type { ReactElement } from 'react'
import { useFormats } from '../shared/use-formats.ts'
import { orderStatuses, type TimelineEntry } from './custom-orders.data.ts'
import { customOrdersMessages } from './custom-orders.messages.ts'
import styles from './order-work.module.css'

/** What happened to an order, newest first: who, when, from what to what, and what was said. */
export function OrderTimeline({ entries }: { entries: readonly TimelineEntry[] }): ReactElement {
  const texts = useMessages(customOrdersMessages)
  const { dateTime } = useFormats()
  const named = (text: string | null) => {
    const status = orderStatuses.find(status => status === text)
    return status ? texts.statuses[status] : text
  }
  return (
    <section>
      <h3>{texts.timeline}</h3>
      <ol className={styles.timeline}>
        {entries.map(({ _id, at, by, kind, from, to, note }) => (
          <li key={_id} className={styles.entry}>
            <span>
              <strong>{texts.happened[kind]}</strong>
              {from && to && `: ${named(from)} → ${named(to)}`}
            </span>
            {note && <span className={styles.said}>{note}</span>}
            <span className={styles.muted}>
              {dateTime(at)} · {by ?? texts.byCustomer}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
