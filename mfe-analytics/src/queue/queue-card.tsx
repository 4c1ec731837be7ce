import { locales, timeZone, useFetcher, useLanguage, useMessages } from '@stampa/platform'
import { Button } from '@stampa/ui/button/button.tsx'
import { type ReactElement, useEffect } from 'react'
import type { QueueHealth } from '../shared/answers.ts'
import { Card, CardNote } from '../shared/card.tsx'
import { useNumberFormat } from '../shared/use-number-format.ts'
import { queueMessages } from './queue.messages.ts'
import styles from './queue-card.module.css'

const address = '/admin/analytics/queue'

/** State of the event queue: accepted, stored, queued, failed and dropped events. */
export function QueueCard(): ReactElement {
  const texts = useMessages(queueMessages)
  const { load, data: queue, state } = useFetcher<QueueHealth | null>()
  useEffect(() => {
    load(address)
  }, [load])
  return (
    <Card
      title={texts.title}
      action={
        <Button
          size="small"
          variant="quiet"
          loading={state !== 'idle'}
          onClick={() => load(address)}
        >
          {texts.refresh}
        </Button>
      }
    >
      <CardNote>{queue === null ? texts.unknown : texts.intro}</CardNote>
      {queue && <QueueNumbers queue={queue} />}
      {queue?.failedJobs && queue.failedJobs.length > 0 && <FailedJobs jobs={queue.failedJobs} />}
    </Card>
  )
}

function QueueNumbers({ queue }: { queue: QueueHealth }): ReactElement {
  const texts = useMessages(queueMessages)
  const number = useNumberFormat()
  const counts = [
    ...(['accepted', 'stored', 'queued', 'failed'] as const).map(
      name => [texts[name], queue[name]] as const,
    ),
    ...Object.entries(queue.dropped).map(
      ([reason, count]) => [isReason(reason) ? texts[reason] : reason, count] as const,
    ),
  ]
  return (
    <>
      <dl className={styles.counts}>
        {counts.map(([label, count]) => (
          <div key={label}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.count}>{number.format(count)}</dd>
          </div>
        ))}
      </dl>
      {queue.otherPaths > 0 && <CardNote>{texts.otherPaths(queue.otherPaths)}</CardNote>}
    </>
  )
}

/** Why accepted events are not stored. */
const reasons = ['bot', 'own-address', 'too-late', 'duplicate', 'withdrawn'] as const

function isReason(reason: string): reason is (typeof reasons)[number] {
  return reasons.some(each => each === reason)
}

function FailedJobs({ jobs }: { jobs: NonNullable<QueueHealth['failedJobs']> }): ReactElement {
  const texts = useMessages(queueMessages)
  const locale = locales[useLanguage()]
  const { submit, state, data: retried } = useFetcher<boolean>()
  const time = new Intl.DateTimeFormat(locale, {
    dateStyle: 'short',
    timeStyle: 'medium',
    timeZone,
  })
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scroll containers must be focusable. */}
      <section aria-label={texts.failedJobs} tabIndex={0} className={styles.scroller}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{texts.job}</th>
              <th scope="col">{texts.failedAt}</th>
              <th scope="col">{texts.reason}</th>
            </tr>
          </thead>
          <tbody>
            {jobs.map(({ id, failedAt, reason }) => (
              <tr key={id}>
                <th scope="row">{id}</th>
                <td>
                  <time dateTime={failedAt}>{time.format(new Date(failedAt))}</time>
                </td>
                <td>{reason}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <div className={styles.retry}>
        <Button
          loading={state !== 'idle'}
          onClick={() => submit(null, { method: 'post', action: address })}
        >
          {texts.retry}
        </Button>
        <span role="status">
          {state === 'idle' &&
            retried !== undefined &&
            (retried ? texts.retried : texts.notRetried)}
        </span>
      </div>
    </>
  )
}
