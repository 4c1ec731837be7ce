import { defineMessages, useLoaderData, useLocation, useMessages } from '@stampa/platform'
import { Button } from '@stampa/ui/button/button.tsx'
import type { ReactElement } from 'react'
import { Failure } from '../shared/calls/failure.tsx'
import { useSubmit } from '../shared/calls/use-submit.ts'
import { AccountForm } from '../shared/form/account-form.tsx'
import { TextInput } from '../shared/form/fields.tsx'
import { useSubmittedForm } from '../shared/form/use-submitted-form.ts'
import { type Credentials, type LoginData, loginRules } from './login.data.ts'

const loginMessages = defineMessages({
  heading: { en: 'Sign in', el: 'Σύνδεση', specified: 'en' },
  email: { en: 'Email', el: 'E-mail', specified: 'en' },
  password: { en: 'Password', el: 'Κωδικός', specified: 'en' },
  code: { en: 'Code', el: 'Κωδικός εφαρμογής' },
  codeHint: {
    en: 'Of your authenticator app, or a recovery code',
    el: 'Της εφαρμογής κωδικών, ή ένας κωδικός ανάκτησης',
  },
  passkey: { en: 'Use a passkey', el: 'Με κλειδί πρόσβασης' },
  submit: { en: 'Sign in', el: 'Σύνδεση', specified: 'en' },
  submitting: { en: 'Signing in...', el: 'Σύνδεση...', specified: 'en' },
  saved: {
    en: 'Your password is saved. Sign in with it.',
    el: 'Ο κωδικός σας αποθηκεύτηκε. Συνδεθείτε με αυτόν.',
  },
  formKept: {
    en: 'The session has ended before your form was saved. Sign in again: your text is kept.',
    el: 'Η σύνδεση έληξε πριν αποθηκευτεί η φόρμα. Συνδεθείτε ξανά: το κείμενό σας κρατήθηκε.',
  },
  forgot: { en: 'Forgotten password?', el: 'Ξεχάσατε τον κωδικό;', specified: 'en' },
  back: { en: 'Back to the site', el: 'Πίσω στον ιστότοπο', specified: 'en' },
})

const noCredentials: Credentials = { email: '', password: '', code: '' }

export function Component(): ReactElement {
  const texts = useMessages(loginMessages)
  const { control, ...form } = useSubmittedForm(noCredentials, loginRules)
  const saved = new URLSearchParams(useLocation().search).has('saved')
  const { isFormKept } = useLoaderData<LoginData>()
  const isCodeAsked = form.refused.some(({ field }) => field === 'code')
  return (
    <AccountForm
      title={texts.heading}
      note={<p role="status">{saved ? texts.saved : isFormKept && texts.formKept}</p>}
      form={form}
      after={'PublicKeyCredential' in globalThis && <PasskeyButton />}
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
      {isCodeAsked && (
        <TextInput
          control={control}
          label={texts.code}
          hint={texts.codeHint}
          name="code"
          autoComplete="one-time-code"
          required
        />
      )}
    </AccountForm>
  )
}

function PasskeyButton(): ReactElement {
  const texts = useMessages(loginMessages)
  const { search } = useLocation()
  const { submit, isSaving, failure } = useSubmit()
  return (
    <div>
      <Button
        wide
        loading={isSaving}
        onClick={() => submit({}, { method: 'post', action: `/admin/login/passkey${search}` })}
      >
        {texts.passkey}
      </Button>
      <Failure text={failure} />
    </div>
  )
}
