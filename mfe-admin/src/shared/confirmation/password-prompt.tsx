import { defineMessages, useMessages } from '@stampa/platform'
import { TextField } from '@stampa/ui/field/text-field.tsx'
import { type FormEvent, type ReactElement, useEffect, useState } from 'react'
import { useAnswerText } from '../calls/answers.messages.ts'
import { NewDialog } from '../form/form-dialog.tsx'
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
  const say = useAnswerText()
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
    <NewDialog
      title={texts.password}
      description={texts.passwordNote}
      submitLabel={texts.continue}
      form={{ element: { onSubmit: send }, errors: [], isBusy: false }}
      onClose={() => answer(null)}
    >
      <TextField
        label={texts.password}
        name="password"
        type="password"
        autoComplete="current-password"
        required
        error={failure && say(failure)}
      />
    </NewDialog>
  )
}
