import { useMessages } from '@stampa/platform'
import { Button, type ButtonProps } from '@stampa/ui/button/button.tsx'
import { TextArea, type TextAreaProps } from '@stampa/ui/field/text-area.tsx'
import { useKeptFields } from '@stampa/ui/field/use-kept-fields.ts'
import { type FormEvent, type ReactElement, useEffect, useEffectEvent, useRef } from 'react'
import { useSubmit } from '../shared/calls/use-submit.ts'
import { mayKeepDrafts } from '../shared/form/draft-store.ts'
import { Allowed, useMay } from '../shared/permissions.tsx'
import { useFormats } from '../shared/use-formats.ts'
import { replyForm } from './order.action.ts'
import type { Reply } from './order.data.ts'
import { conversationMessages } from './order.messages.ts'
import styles from './order.module.css'

interface ConversationProps {
  replies: readonly Reply[]
  /** Address of the record, whose action sends a reply. */
  action: string
  /** Whether the customer's latest reply is unread, which the action changes. */
  unread?: boolean
}

/** The replies of the shop and the customer, oldest first, and the form for another. */
export function Conversation(props: ConversationProps): ReactElement {
  const { replies, action, unread = false } = props
  const texts = useMessages(conversationMessages)
  const { dateTime } = useFormats()
  return (
    <section className={styles.conversation}>
      {unread && <MarkRead action={action} />}
      <h3>{texts.title}</h3>
      {replies.length > 0 && (
        <ol className={styles.timeline}>
          {replies.map(({ _id, by, at, text }) => (
            <li key={_id} className={styles.entry}>
              <strong>{by ?? texts.customer}</strong>
              <span className={styles.note}>{text}</span>
              <span className={styles.muted}>{dateTime(at)}</span>
            </li>
          ))}
        </ol>
      )}
      <Allowed to="write">
        <TextForm
          action={action}
          keptAs={replyForm(action)}
          submitLabel={texts.send}
          variant="primary"
          label={texts.reply}
          name="text"
          maxLength={5000}
          hint={texts.hint}
        />
      </Allowed>
    </section>
  )
}

/** Marks the customer's reply as read once it is shown, where that is permitted. */
function MarkRead({ action }: { action: string }): null {
  const { submit } = useSubmit()
  const mayWrite = useMay()('write')
  const onShown = useEffectEvent(() => {
    if (mayWrite) submit({ intent: 'read' }, { method: 'post', action })
  })
  useEffect(() => onShown(), [])
  return null
}

interface TextFormProps extends TextAreaProps, Pick<ButtonProps, 'variant'> {
  /** Address of the record, whose action takes the text. */
  action: string
  /** Name of the form, by which a text that was not sent is kept. */
  keptAs: string
  submitLabel: string
}

/** A form of one text, empty again once it was sent. */
export function TextForm(props: TextFormProps): ReactElement {
  const { action, keptAs, submitLabel, variant = 'secondary', ...area } = props
  const form = useRef<HTMLFormElement>(null)
  const { submit, isSaving, failure } = useSubmit(() => form.current?.reset())
  useKeptFields(form, keptAs)
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // The text outlives a session that has ended.
    mayKeepDrafts({ isSaving: true })
    submit(new FormData(event.currentTarget), { method: 'post', action })
  }
  return (
    <form ref={form} noValidate onSubmit={send} className={styles.notes}>
      <TextArea {...area} rows={3} error={failure} />
      <Button type="submit" variant={variant} loading={isSaving}>
        {submitLabel}
      </Button>
    </form>
  )
}
