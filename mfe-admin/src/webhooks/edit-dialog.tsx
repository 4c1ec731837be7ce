import { useMessages, useOutletContext, useParams } from '@stampa/platform'
import { type ReactElement, useMemo } from 'react'
import { SwitchInput } from '../shared/form/fields.tsx'
import { NewDialog } from '../shared/form/form-dialog.tsx'
import { useCloseForm } from '../shared/form/form-link.tsx'
import { useSubmittedForm } from '../shared/form/use-submitted-form.ts'
import { sharedMessages } from '../shared/shared.messages.ts'
import { MissingDialog } from '../shared/trash/record-dialogs.tsx'
import { Events } from './webhook-dialog.tsx'
import { type ChangedWebhook, changedWebhookRules, type Webhook } from './webhooks.data.ts'
import { webhooksMessages } from './webhooks.messages.ts'

/** What a webhook is sent. */
export function Component(): ReactElement {
  const webhooks = useOutletContext<Webhook[]>()
  const { id } = useParams()
  const { missing } = useMessages(webhooksMessages)
  const close = useCloseForm({ id: 'webhooks' })
  const webhook = webhooks.find(({ _id }) => _id === id)
  if (!webhook) return <MissingDialog title={missing} onClose={close} />
  return <EditDialog webhook={webhook} onClose={close} />
}

function EditDialog({ webhook, onClose }: { webhook: Webhook; onClose: () => void }): ReactElement {
  const texts = useMessages(webhooksMessages)
  const { save } = useMessages(sharedMessages)
  const { url, events, paused } = webhook
  // biome-ignore lint/correctness/useExhaustiveDependencies: reloaded data must not change an open form.
  const values = useMemo<ChangedWebhook>(() => ({ events, paused }), [])
  const form = useSubmittedForm<ChangedWebhook>(values, changedWebhookRules, onClose)
  return (
    <NewDialog title={texts.editOf(url)} submitLabel={save} form={form} onClose={onClose}>
      <Events control={form.control} />
      <SwitchInput control={form.control} name="paused" label={texts.pause} />
    </NewDialog>
  )
}
