import { useMessages } from '@stampa/platform'
import { Button } from '@stampa/ui/button/button.tsx'
import { TextArea } from '@stampa/ui/field/text-area.tsx'
import { type FormEvent, type ReactElement, useEffect, useRef } from 'react'
import { useSubmit } from '../shared/calls/use-submit.ts'
import { orderMessages } from './order.messages.ts'
import styles from './order.module.css'

/** Form that adds an internal note to an order's timeline. @param action address of the order */
export function OrderNotes({ action }: { action: string }): ReactElement {
  const texts = useMessages(orderMessages)
  const { submit, isSaving, isDone, failure } = useSubmit()
  const form = useRef<HTMLFormElement>(null)
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
