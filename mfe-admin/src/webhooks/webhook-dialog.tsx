import { useMessages } from '@stampa/platform'
import { Button } from '@stampa/ui/button/button.tsx'
import { Dialog } from '@stampa/ui/dialog/dialog.tsx'
import { FormErrorSummary } from '@stampa/ui/form-error-summary/form-error-summary.tsx'
import { MultiSelect } from '@stampa/ui/multi-select/multi-select.tsx'
import { type ReactElement, useId } from 'react'
import { TextInput, useField } from '../shared/form/fields.tsx'
import formStyles from '../shared/form/form.module.css'
import { useCloseForm } from '../shared/form/form-link.tsx'
import { useSubmittedForm } from '../shared/form/use-submitted-form.ts'
import { SecretDialog } from '../shared/secret-dialog.tsx'
import { sharedMessages } from '../shared/shared.messages.ts'
import { useEventName } from './use-event-name.ts'
import {
  type WebhookOutcome,
  type WebhookValues,
  webhookEvents,
  webhookRules,
} from './webhooks.data.ts'
import { webhooksMessages } from './webhooks.messages.ts'

const empty: WebhookValues = { url: '', events: [] }

/** The form of a new webhook; afterwards its secret. */
export function Component(): ReactElement {
  const texts = useMessages(webhooksMessages)
  const shared = useMessages(sharedMessages)
  const close = useCloseForm({ id: 'webhooks' })
  const id = useId()
  const { control, isBusy, errors, element, outcome } = useSubmittedForm<
    WebhookValues,
    WebhookOutcome
  >(empty, webhookRules)
  const created = outcome?.ok ? outcome.webhook : undefined
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
    <Dialog
      size="small"
      title={texts.add}
      onClose={close}
      footer={
        <>
          <Button onClick={close}>{shared.cancel}</Button>
          <Button type="submit" form={id} variant="primary" loading={isBusy}>
            {texts.add}
          </Button>
        </>
      }
    >
      <form {...element} id={id} className={formStyles.form}>
        <FormErrorSummary errors={errors} />
        <TextInput
          control={control}
          label={texts.url}
          name="url"
          type="url"
          placeholder="https://"
          autoComplete="off"
          required
        />
        <Events control={control} />
      </form>
    </Dialog>
  )
}

function Events({ control }: { control: object }): ReactElement {
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
