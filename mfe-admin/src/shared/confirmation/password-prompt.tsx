import { defineMessages, useMessages } from '@stampa/platform'
import { Button } from '@stampa/ui/button/button.tsx'
import { Dialog } from '@stampa/ui/dialog/dialog.tsx'
import { TextField } from '@stampa/ui/field/text-field.tsx'
import { type FormEvent, type ReactElement, useEffect, useId, useState } from 'react'
import { useAnswerText } from '../calls/answers.messages.ts'
import formStyles from '../form/form.module.css'
import { sharedMessages } from '../shared.messages.ts'
import { onConfirmation } from './confirmation.ts'

const confirmationMessages = defineMessages({
  password: { en: 'Your password', el: 'Ο κωδικός σας' },
  passwordNote: {
    en: 'This change needs your password, every ten minutes.',
    el: 'Αυτή η αλλαγή χρειάζεται τον κωδικό σας, κάθε δέκα λεπτά.',
  },
  continue: { en: 'Continue', el: 'Συνέχεια' },
})

interface Question {
  failure: string | undefined
  answer: (password: string | null) => void
}

/** Asks for the password when a change on this screen requires it. */
export function PasswordPrompt(): ReactElement | null {
  const texts = useMessages(confirmationMessages)
  const shared = useMessages(sharedMessages)
  const say = useAnswerText()
  const id = useId()
  const [question, setQuestion] = useState<Question>()
  useEffect(
    () =>
      onConfirmation(
        failure =>
          new Promise(resolve =>
            setQuestion({
              failure,
              answer: password => {
                setQuestion(undefined)
                resolve(password)
              },
            }),
          ),
      ),
    [],
  )
  if (!question) return null
  const { failure, answer } = question
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    answer(String(new FormData(event.currentTarget).get('password')))
  }
  return (
    <Dialog
      size="small"
      title={texts.password}
      description={texts.passwordNote}
      onClose={() => answer(null)}
      footer={
        <>
          <Button onClick={() => answer(null)}>{shared.cancel}</Button>
          <Button type="submit" form={id} variant="primary">
            {texts.continue}
          </Button>
        </>
      }
    >
      <form id={id} onSubmit={send} className={formStyles.form}>
        <TextField
          label={texts.password}
          name="password"
          type="password"
          autoComplete="current-password"
          required
          error={failure && say(failure)}
        />
      </form>
    </Dialog>
  )
}
