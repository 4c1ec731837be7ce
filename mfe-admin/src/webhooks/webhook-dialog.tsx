import { useMessages } from '@stampa/platform'
import { webhookEvents } from '@stampa/rules/webhooks'
import { MultiSelect } from '@stampa/ui/multi-select/multi-select.tsx'
import type { ReactElement } from 'react'
import { TextInput, useField } from '../shared/form/fields.tsx'
import { NewDialog } from '../shared/form/form-dialog.tsx'
import { useCloseForm } from '../shared/form/form-link.tsx'
import { useSubmittedForm } from '../shared/form/use-submitted-form.ts'
import { SecretDialog } from '../shared/secret-dialog.tsx'
import { type WebhookOutcome, type WebhookValues, webhookRules } from './webhooks.data.ts'
import { useEventName, webhooksMessages } from './webhooks.messages.ts'

const empty: WebhookValues = { url: '', events: [] }

/** The form of a new webhook; afterwards its secret. */
export function Component(): ReactElement {
  const texts = useMessages(webhooksMessages)
  const close = useCloseForm({ id: 'webhooks' })
  const form = useSubmittedForm<WebhookValues, WebhookOutcome>(empty, webhookRules)
  const created = form.outcome?.ok ? form.outcome.webhook : undefined
  if (created) {
    return (
      <SecretDialog
        title={texts.created}
        note={texts.secretNote}
        facts={[
          [texts.url, created.url],
          [texts.secret, created.secret],
        ]}
        onClose={close}
      />
    )
  }
  return (
    <NewDialog title={texts.add} form={form} onClose={close}>
      <TextInput
        control={form.control}
        label={texts.url}
        name="url"
        type="url"
        placeholder="https://"
        autoComplete="off"
        required
      />
      <Events control={form.control} />
    </NewDialog>
  )
}

export function Events({ control }: { control: object }): ReactElement {
  const { events } = useMessages(webhooksMessages)
  const nameOf = useEventName()
  const { value, setValue, error } = useField<string[]>(control, 'events')
  return (
    <MultiSelect
      label={events}
      name="events"
      required
      options={webhookEvents.map(event => ({ value: event, label: nameOf(event) }))}
      value={value}
      onValueChange={setValue}
      error={error}
    />
  )
}
