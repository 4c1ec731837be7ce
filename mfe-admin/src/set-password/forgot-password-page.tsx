import { defineMessages, signInPath, useMessages } from '@stampa/platform'
import type { ReactElement } from 'react'
import { AccountForm } from '../shared/form/account-form.tsx'
import { TextInput } from '../shared/form/fields.tsx'
import { useSubmittedForm } from '../shared/form/use-submitted-form.ts'
import { type ResetRequest, resetRules } from './set-password.data.ts'

const forgotPasswordMessages = defineMessages({
  title: { en: 'Forgotten password', el: 'Ξέχασα τον κωδικό' },
  email: { en: 'Email', el: 'E-mail' },
  submit: { en: 'Send link', el: 'Αποστολή συνδέσμου' },
  sent: {
    en: 'If there is an account with this e-mail, a link is on its way. It works for 30 minutes.',
    el: 'Αν υπάρχει λογαριασμός με αυτό το e-mail, έρχεται σύνδεσμος. Ισχύει για 30 λεπτά.',
  },
  back: { en: 'Back to the sign-in', el: 'Πίσω στη σύνδεση' },
})

const empty: ResetRequest = { email: '' }

export function Component(): ReactElement {
  const texts = useMessages(forgotPasswordMessages)
  const { control, ...form } = useSubmittedForm(empty, resetRules)
  return (
    <AccountForm
      title={texts.title}
      note={<p role="status">{form.isDone && texts.sent}</p>}
      form={form}
      submit={texts.submit}
      links={[[signInPath, texts.back]]}
    >
      <TextInput
        control={control}
        label={texts.email}
        name="email"
        type="email"
        autoComplete="username"
        autoFocus
        required
      />
    </AccountForm>
  )
}
