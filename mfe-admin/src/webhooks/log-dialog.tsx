import {
  useLoaderData,
  useMessages,
  useOutletContext,
  useParams,
  useRevalidator,
} from '@stampa/platform'
import { Badge } from '@stampa/ui/badge/badge.tsx'
import { Button } from '@stampa/ui/button/button.tsx'
import { Dialog } from '@stampa/ui/dialog/dialog.tsx'
import { EmptyState } from '@stampa/ui/empty-state/empty-state.tsx'
import type { ReactElement } from 'react'
import { useCloseForm } from '../shared/form/form-link.tsx'
import styles from '../shared/history/history-dialog.module.css'
import { useRowSave } from '../shared/list/use-row-save.tsx'
import { Allowed } from '../shared/permissions.tsx'
import { sharedMessages } from '../shared/shared.messages.ts'
import { MissingDialog } from '../shared/trash/record-dialogs.tsx'
import { useFormats } from '../shared/use-formats.ts'
import { type Delivery, type Webhook, webhooksPath } from './webhooks.data.ts'
import { useEventName, webhooksMessages } from './webhooks.messages.ts'

const tones = { waiting: 'neutral', delivered: 'positive', failed: 'warning' } as const

/** What was sent to a webhook, newest first. */
export function Component(): ReactElement {
  const deliveries = useLoaderData<Delivery[] | null>()
  const webhooks = useOutletContext<Webhook[]>()
  const { id } = useParams()
  const texts = useMessages(webhooksMessages)
  const shared = useMessages(sharedMessages)
  const close = useCloseForm({ id: 'webhooks' })
  const { revalidate, state } = useRevalidator()
  const webhook = webhooks.find(({ _id }) => _id === id)
  if (!deliveries || !webhook) return <MissingDialog title={texts.missing} onClose={close} />
  return (
    <Dialog
      title={texts.logOf(webhook.url)}
      onClose={close}
      footer={
        <>
          <Button loading={state !== 'idle'} onClick={() => void revalidate()}>
            {texts.refresh}
          </Button>
          <Button onClick={close}>{shared.close}</Button>
        </>
      }
    >
      {deliveries.length === 0 && <EmptyState title={texts.nothingSent} />}
      <ul>
        {deliveries.map(delivery => (
          <Entry key={delivery._id} delivery={delivery} action={`${webhooksPath}/${webhook._id}`} />
        ))}
      </ul>
    </Dialog>
  )
}

function Entry({ delivery, action }: { delivery: Delivery; action: string }): ReactElement {
  const { _id, event, at, state, attempts, nextAttemptAt, status, reason } = delivery
  const texts = useMessages(webhooksMessages)
  const nameOf = useEventName()
  const { dateTime } = useFormats()
  const { save, saving, fetcher } = useRowSave()
  const reasons: Readonly<Record<string, string>> = texts.reasons
  const answer = (reason && reasons[reason]) ?? texts.answer(`${reason ?? status}`)
  const details = [
    dateTime(at),
    texts.attempts(attempts),
    attempts > 0 && answer,
    attempts > 0 && nextAttemptAt !== null && texts.next(dateTime(nextAttemptAt)),
  ]
  return (
    <li className={styles.entry}>
      {fetcher}
      <div className={styles.text}>
        <span>
          <strong>{nameOf(event)}</strong> <Badge tone={tones[state]}>{texts.states[state]}</Badge>
        </span>
        <span className={styles.detail}>{details.filter(Boolean).join(', ')}</span>
      </div>
      <Allowed to="write">
        <Button
          size="small"
          loading={saving}
          aria-label={`${texts.sendAgain}: ${nameOf(event)}, ${dateTime(at)}`}
          onClick={() => save({ delivery: _id }, { method: 'post', action })}
        >
          {texts.sendAgain}
        </Button>
      </Allowed>
    </li>
  )
}
