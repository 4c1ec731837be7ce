import { hasPermission, useFetcher, useMessages } from '@stampa/platform'
import { Button } from '@stampa/ui/button/button.tsx'
import { type ReactElement, useEffect } from 'react'
import type { QueueHealth } from '../shared/calls.ts'
import { Card, CardNote } from '../shared/card.tsx'
import { useNumberFormat, useTimeFormat } from '../shared/formats.ts'
import { ScrollTable } from '../shared/scroll-table.tsx'
import { keywordText, specifiedInEnglish } from '../shared/terms.messages.ts'
import styles from './queue-card.module.css'

const queueMessages = specifiedInEnglish({
  title: { el: 'Ουρά', en: 'Queue' },
  intro: {
    el: 'Ό,τι γίνεται δεκτό αποθηκεύεται, περιμένει, απέτυχε ή απορρίφθηκε με κάποιον λόγο.',
    en: 'What is accepted is stored, waits, has failed, or was dropped for a reason.',
  },
  accepted: { el: 'Δεκτά', en: 'Accepted' },
  stored: { el: 'Αποθηκευμένα', en: 'Stored' },
  queued: { el: 'Σε αναμονή', en: 'Queued' },
  failed: { el: 'Απέτυχαν', en: 'Failed' },
  bot: { el: 'Απορρίφθηκαν: προγράμματα', en: 'Dropped: bots' },
  'own-address': { el: 'Απορρίφθηκαν: του καταστήματος', en: 'Dropped: the shop’s own' },
  'too-late': { el: 'Απορρίφθηκαν: πολύ αργά', en: 'Dropped: too late' },
  duplicate: { el: 'Απορρίφθηκαν: ήρθαν ξανά', en: 'Dropped: came again' },
  withdrawn: { el: 'Απορρίφθηκαν: ανακλήθηκε η συγκατάθεση', en: 'Dropped: consent withdrawn' },
  otherPaths: {
    el: (count: number) =>
      `${count} προβολές νέων διευθύνσεων μετρήθηκαν ως «other», επειδή εμφανίστηκαν υπερβολικά πολλές.`,
    en: (count: number) =>
      `${count} views of new addresses were counted as 'other', because too many appeared at once.`,
  },
  job: { el: 'Εργασία', en: 'Job' },
  failedAt: { el: 'Πότε', en: 'When' },
  reason: { el: 'Λόγος', en: 'Reason' },
  failedJobs: { el: 'Εργασίες που απέτυχαν', en: 'Failed jobs' },
  retry: { el: 'Νέα εκτέλεση όλων', en: 'Run all again' },
  retried: { el: 'Εκτελούνται ξανά.', en: 'They are run again.' },
  notRetried: { el: 'Δεν ήταν δυνατή η νέα εκτέλεση.', en: 'They could not be run again.' },
  unknown: {
    el: 'Η κατάσταση της ουράς δεν φορτώθηκε.',
    en: 'The state of the queue could not be loaded.',
  },
  refresh: { el: 'Ανανέωση', en: 'Refresh' },
})

const address = '/admin/analytics/queue'

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
        wraps
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
      {hasPermission('analytics:write') && (
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
      )}
    </>
  )
}
