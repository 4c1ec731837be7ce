import { useFetcher, useMessages } from '@stampa/platform'
import { Button } from '@stampa/ui/button/button.tsx'
import { TextArea } from '@stampa/ui/field/text-area.tsx'
import { type FormEvent, type ReactElement, useEffect, useRef } from 'react'
import type { Outcome } from '../shared/outcome.ts'
import { useAnswerText } from '../shared/use-answer-text.ts'
import { designStudioMessages } from './design-studio.messages.ts'
import styles from './order-work.module.css'

/** Where the shop writes down what only the shop reads; the timeline shows it. */
export function OrderNotes({ id }: { id: string }): ReactElement {
  const texts = useMessages(designStudioMessages)
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
    submit(new FormData(event.currentTarget), {
      method: 'post',
      action: `/admin/design-studio/orders/${id}`,
    })
  }
  const refusal = outcome && !outcome.ok && !saving ? outcome : undefined
  const failure = refusal?.fields[0]?.message ?? refusal?.message
  return (
    <section>
      <h3>{texts.internalNotes}</h3>
      <form ref={form} noValidate onSubmit={add} className={styles.form}>
        <TextArea
          label={texts.note}
          labelHidden
          name="note"
          rows={2}
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
