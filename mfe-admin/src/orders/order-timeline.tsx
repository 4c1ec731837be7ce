import { useMessages } from '@stampa/platform'
import { Button } from '@stampa/ui/button/button.tsx'
import { TextArea } from '@stampa/ui/field/text-area.tsx'
import { useKeptFields } from '@stampa/ui/field/use-kept-fields.ts'
import { type FormEvent, type ReactElement, useEffect, useRef } from 'react'
import { useSubmit } from '../shared/calls/use-submit.ts'
import { useFormats } from '../shared/use-formats.ts'
import type { TimelineEntry } from './order.data.ts'
import { orderMessages } from './order.messages.ts'
import styles from './order.module.css'

/** Form that adds an internal note to an order's timeline. @param action address of the order */
export function OrderNotes({ action }: { action: string }): ReactElement {
  const texts = useMessages(orderMessages)
  const { submit, isSaving, isDone, failure } = useSubmit()
  const form = useRef<HTMLFormElement>(null)
  useKeptFields(form, `note ${action}`)
  useEffect(() => {
    if (isDone) form.current?.reset()
  }, [isDone])

  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    submit(new FormData(event.currentTarget), { method: 'post', action })
  }
  return (
    <section>
      <h3>{texts.notes}</h3>
      <form ref={form} noValidate onSubmit={add} className={styles.notes}>
        <TextArea
          label={texts.note}
          labelHidden
          name="note"
          rows={3}
          hint={texts.noteHint}
          error={failure}
        />
        <Button type="submit" loading={isSaving}>
          {texts.addNote}
        </Button>
      </form>
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
