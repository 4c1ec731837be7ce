import { defineMessages, useLocation, useMessages } from '@stampa/platform'
import { type ReactElement, useState } from 'react'
import { AccountForm } from '../shared/form/account-form.tsx'
import { TextInput } from '../shared/form/fields.tsx'
import { useSubmittedForm } from '../shared/form/use-submitted-form.ts'
import { chosenRules } from './set-password.data.ts'

const setPasswordMessages = defineMessages({
  title: { en: 'Choose a password', el: 'Επιλογή κωδικού' },
  next: { en: 'New password', el: 'Νέος κωδικός' },
  rule: {
    en: 'At least 12 characters of any kind',
    el: 'Τουλάχιστον 12 χαρακτήρες, οποιοιδήποτε',
  },
  submit: { en: 'Save', el: 'Αποθήκευση' },
  after: { en: 'Afterwards, sign in with it.', el: 'Μετά συνδεθείτε με αυτόν.' },
  forgot: { en: 'Ask for a new link', el: 'Νέος σύνδεσμος' },
})

/** The page of a link in a mail. Its fragment is the credential. */
export function Component(): ReactElement {
  const texts = useMessages(setPasswordMessages)
  const { hash } = useLocation()
  const [values] = useState({ token: hash.slice(1), newPassword: '' })
  const { control, ...form } = useSubmittedForm(values, chosenRules)
  return (
    <AccountForm
      title={texts.title}
      note={<p>{texts.after}</p>}
      form={form}
      submit={texts.submit}
      links={[['/admin/forgot-password', texts.forgot]]}
    >
      <TextInput
        control={control}
        label={texts.next}
        hint={texts.rule}
        name="newPassword"
        type="password"
        autoComplete="new-password"
        autoFocus
        required
      />
    </AccountForm>
  )
}
