import {
  defineMessages,
  locales,
  type Message,
  timeZone,
  useLanguage,
  useMessages,
} from '@stampa/platform'
import { Badge, type BadgeProps } from '@stampa/ui/badge/badge.tsx'
import { cx } from '@stampa/ui/cx.ts'
import { type ReactElement, type ReactNode, useId } from 'react'
import { LinkButton } from '../shared/link-button.tsx'
import { PageHeader } from '../shared/page-header/page-header.tsx'
import styles from './order-progress.module.css'

export const progressMessages = defineMessages({
  failed: { el: 'Η παραγγελία δεν φορτώθηκε', en: 'Failed to load the order' },
  notFound: { el: 'Η παραγγελία δεν βρέθηκε', en: 'Order not found' },
  ask: { el: 'Ρωτήστε μας για την παραγγελία', en: 'Ask us about the order' },
  status: { el: 'Κατάσταση', en: 'Status' },
  items: { el: 'Τι παραγγείλατε', en: 'What you ordered' },
  pieces: {
    el: (count: string) => `${count} τεμ.`,
    en: (count: string) => (count === '1' ? '1 pc' : `${count} pcs`),
  },
  history: { el: 'Πορεία', en: 'History' },
  toCome: { el: 'ακολουθεί', en: 'to come' },
})

/** Label and colour of an order's status. */
export type StatusLabel = Message<string> & { tone: NonNullable<BadgeProps['tone']> }

interface OrderProgressProps {
  title: string
  order: {
    createdAt: string
    orderStatus: string
    history: { at: string; status: string }[]
  }
  statuses: Record<string, StatusLabel>
  /** The statuses of an order that goes well, in their order. */
  course: readonly string[]
  /** Part between status and items. */
  proof?: ReactNode
  /** Part after the history. */
  conversation?: ReactNode
  children: ReactNode
}

export function OrderProgress(props: OrderProgressProps): ReactElement {
  const { title, order, statuses, course, proof, conversation, children } = props
  const texts = useMessages(progressMessages)
  const labels = useMessages(statuses)
  const language = useLanguage()
  const itemsId = useId()
  const historyId = useId()
  const time = new Intl.DateTimeFormat(locales[language], {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone,
  })
  const { createdAt, orderStatus, history } = order
  return (
    <>
      <PageHeader title={title} note={time.format(new Date(createdAt))} />
      <div className={styles.order}>
        <p>
          {texts.status}:{' '}
          <Badge tone={statuses[orderStatus]?.tone ?? 'neutral'}>{labels[orderStatus]}</Badge>
        </p>
        {proof}
        <section aria-labelledby={itemsId} className={styles.part}>
          <h2 id={itemsId}>{texts.items}</h2>
          {children}
        </section>
        <section aria-labelledby={historyId} className={styles.part}>
          <h2 id={historyId}>{texts.history}</h2>
          <ol>
            {history.map(({ at, status }) => (
              <li key={at} className={styles.line}>
                <span>{labels[status] ?? status}</span>
                <time dateTime={at} className={styles.quiet}>
                  {time.format(new Date(at))}
                </time>
              </li>
            ))}
            {toCome(course, orderStatus).map(status => (
              <li key={status} className={cx(styles.line, styles.quiet)}>
                <span>{labels[status]}</span>
                <span>{texts.toCome}</span>
              </li>
            ))}
          </ol>
        </section>
        {conversation}
        <LinkButton to="/contact" state={{ subject: title }} message={progressMessages.ask} />
      </div>
    </>
  )
}

/** Returns the statuses after the present one; none of an order that has left its course. */
export function toCome(course: readonly string[], status: string): readonly string[] {
  return course.includes(status) ? course.slice(course.indexOf(status) + 1) : []
}
