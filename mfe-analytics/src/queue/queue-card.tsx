import { useFetcher, useMessages } from '@stampa/platform'
import { Button } from '@stampa/ui/button/button.tsx'
import { type ReactElement, useEffect } from 'react'
import type { QueueHealth } from '../shared/answers.ts'
import { Card, CardNote } from '../shared/card.tsx'
import { useNumberFormat, useTimeFormat } from '../shared/formats.ts'
import { keywordText } from '../shared/messages.ts'
import { ScrollTable } from '../shared/scroll-table.tsx'
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
  const counts: [label: string, count: number][] = [
    [texts.accepted, queue.accepted],
    [texts.stored, queue.stored],
    [texts.queued, queue.queued],
    [texts.failed, queue.failed],
  ]
  for (const [reason, count] of Object.entries(queue.dropped)) {
    counts.push([keywordText(texts, reason), count])
  }
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

function FailedJobs({ jobs }: { jobs: NonNullable<QueueHealth['failedJobs']> }): ReactElement {
  const texts = useMessages(queueMessages)
  const { submit, state, data: retried } = useFetcher<boolean>()
  const written = useTimeFormat({ dateStyle: 'short', timeStyle: 'medium' })
  return (
    <>
      <ScrollTable
        caption={texts.failedJobs}
        columns={[
          { key: 'id', head: texts.job, cell: ({ id }) => id },
          {
            key: 'failedAt',
            head: texts.failedAt,
            cell: ({ failedAt }) => <time dateTime={failedAt}>{written(failedAt)}</time>,
          },
          { key: 'reason', head: texts.reason, cell: ({ reason }) => reason },
        ]}
        rows={jobs}
        rowKey={({ id }) => id}
      />
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
