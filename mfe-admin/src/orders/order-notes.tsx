import { useFetcher, useMessages } from '@stampa/platform'
import { Button } from '@stampa/ui/button/button.tsx'
import { TextArea } from '@stampa/ui/field/text-area.tsx'
import { type FormEvent, type ReactElement, useEffect, useRef } from 'react'
import type { Outcome } from '../shared/calls/outcome.ts'
import { useAnswerText } from '../shared/calls/use-answer-text.ts'
import { orderMessages } from './order.messages.ts'
import styles from './order.module.css'

/** Form that adds an internal note to an order's timeline. @param action address of the order */
export function OrderNotes({ action }: { action: string }): ReactElement {
  const texts = useMessages(orderMessages)
  const say = useAnswerText()
  const { data: outcome, state, submit } = useFetcher<Outcome>()
  const form = useRef<HTMLFormElement>(null)
  const saving = state !== 'idle'
  const isDone = outcome?.ok === true && !saving
  useEffect(() => {
    if (isDone) form.current?.reset()
  }, [isDone])

  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    submit(new FormData(event.currentTarget), { method: 'post', action })
  }
  const refusal = outcome && !outcome.ok && !saving ? outcome : undefined
  const failure = refusal?.fields[0]?.message ?? refusal?.message
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
          error={failure && say(failure)}
        />
        <Button type="submit" loading={saving}>
          {texts.addNote}
        </Button>
      </form>
    </section>
  )
}
