import { defineMessages, useMessages } from '@stampa/platform'
import type { ReactElement } from 'react'
import { AccountForm } from '../shared/form/account-form.tsx'
import { TextInput } from '../shared/form/fields.tsx'
import { useSubmittedForm } from '../shared/form/use-submitted-form.ts'
import { type Credentials, loginRules } from './login.data.ts'

/** English until an administrator has chosen a language. */
const loginMessages = defineMessages({
  heading: { en: 'Sign in', el: 'Σύνδεση', specified: 'en' },
  email: { en: 'Email', el: 'E-mail', specified: 'en' },
  password: { en: 'Password', el: 'Κωδικός', specified: 'en' },
  submit: { en: 'Sign in', el: 'Σύνδεση', specified: 'en' },
  submitting: { en: 'Signing in...', el: 'Σύνδεση...', specified: 'en' },
  forgot: { en: 'Forgotten password?', el: 'Ξεχάσατε τον κωδικό;', specified: 'en' },
  back: { en: 'Back to the site', el: 'Πίσω στον ιστότοπο', specified: 'en' },
})

const noCredentials: Credentials = { email: '', password: '' }

export function Component(): ReactElement {
  const texts = useMessages(loginMessages)
  const { control, ...form } = useSubmittedForm(noCredentials, loginRules)
  return (
    <AccountForm
      title={texts.heading}
      form={form}
      submit={form.isBusy ? texts.submitting : texts.submit}
      links={[
        ['/admin/forgot-password', texts.forgot],
        ['/', texts.back],
      ]}
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
      <TextInput
        control={control}
        label={texts.password}
        name="password"
        type="password"
        autoComplete="current-password"
        required
      />
    </AccountForm>
  )
}
