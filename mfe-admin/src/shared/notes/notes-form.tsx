import { useFetcher, useMessages } from '@stampa/platform'
import { Button } from '@stampa/ui/button/button.tsx'
import { TextArea } from '@stampa/ui/field/text-area.tsx'
import { type FormEvent, type ReactElement, useEffect, useRef } from 'react'
import type { Outcome } from '../calls/outcome.ts'
import { useAnswerText } from '../calls/use-answer-text.ts'
import { notesMessages } from './notes.messages.ts'
import styles from './notes-form.module.css'

/** Where the shop writes down what only the shop reads; the timeline shows it. @param action the record's address */
export function NotesForm({ action }: { action: string }): ReactElement {
  const texts = useMessages(notesMessages)
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
      <form ref={form} noValidate onSubmit={add} className={styles.form}>
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
