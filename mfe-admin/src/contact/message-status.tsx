import { useMessages } from '@stampa/platform'
import { Badge } from '@stampa/ui/badge/badge.tsx'
import type { ReactElement } from 'react'
import { StatusForm } from '../orders/status-form.tsx'
import { useMay } from '../shared/permissions.tsx'
import type { ContactMessage, MessageData } from './contact.data.ts'
import { contactMessages } from './contact.messages.ts'

/** The status of a message, as a form where it may be set. */
export function MessageStatus({ message }: { message: ContactMessage }): ReactElement {
  const texts = useMessages(contactMessages)
  if (!useMay()('write')) return <Badge>{texts.statuses[message.status]}</Badge>
  return (
    <StatusForm
      label={texts.statusOf(message.name)}
      action={`/admin/contact/${message._id}`}
      status={message.status}
      statuses={texts.statuses}
    />
  )
}

/** The administrator who handles a message, as a form where it may be set. */
export function MessageOwner({
  message,
  colleagues,
}: Pick<MessageData, 'message' | 'colleagues'>): ReactElement {
  const texts = useMessages(contactMessages)
  const owner = message.owner ?? ''
  if (!useMay()('write')) return <>{owner || texts.nobody}</>
  const names = new Set(['', ...colleagues, owner])
  return (
    <StatusForm
      label={texts.owner}
      action={`/admin/contact/${message._id}`}
      status={owner}
      statuses={Object.fromEntries([...names].map(name => [name, name || texts.nobody]))}
    >
      <input type="hidden" name="field" value="owner" />
    </StatusForm>
  )
}
