import { defineMessages, Link, useFetcher, useMessages } from '@stampa/platform'
import { Button } from '@stampa/ui/button/button.tsx'
import { FormErrorSummary } from '@stampa/ui/form-error-summary/form-error-summary.tsx'
import { RegistrationMark } from '@stampa/ui/registration-mark/registration-mark.tsx'
import { type FormEvent, type ReactElement, useMemo } from 'react'
import type { Outcome } from '../shared/calls/outcome.ts'
import { useAnswerText } from '../shared/calls/use-answer-text.ts'
import { TextInput } from '../shared/form/fields.tsx'
import { useValidatedForm } from '../shared/form/use-validated-form.ts'
import { toRequestBody } from '../shared/form/values.ts'
import { type Credentials, loginRules } from './login.data.ts'
import styles from './login-page.module.css'

/** English until an administrator has chosen a language. */
const loginMessages = defineMessages({
  heading: { en: 'Sign in', el: 'Σύνδεση', specified: 'en' },
  email: { en: 'Email', el: 'E-mail', specified: 'en' },
  password: { en: 'Password', el: 'Κωδικός', specified: 'en' },
  submit: { en: 'Sign in', el: 'Σύνδεση', specified: 'en' },
  submitting: { en: 'Signing in...', el: 'Σύνδεση...', specified: 'en' },
  back: { en: 'Back to the site', el: 'Πίσω στον ιστότοπο', specified: 'en' },
})

const noCredentials: Credentials = { email: '', password: '' }

export function Component(): ReactElement {
  const texts = useMessages(loginMessages)
  const say = useAnswerText()
  const { data: outcome, state, submit } = useFetcher<Outcome>()
  const isBusy = state !== 'idle'
  const form = useValidatedForm({
    defaultValues: noCredentials,
    rules: loginRules,
    isNew: true,
    outcome,
    onValid: values => {
      submit(toRequestBody(values), { method: 'post', encType: 'multipart/form-data' })
    },
  })
  const message = outcome && !outcome.ok ? outcome.message : undefined
  const summary = useMemo(() => (message ? [{ message: say(message) }] : []), [message, say])
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (!isBusy) void form.submit()
  }
  return (
    <main id="main" tabIndex={-1} className={styles.page}>
      <div className={styles.sheet}>
        <RegistrationMark className={styles.mark} />
        <h1>{texts.heading}</h1>
        <form ref={form.element} noValidate onSubmit={onSubmit} className={styles.form}>
          <FormErrorSummary errors={summary} />
          <TextInput
            control={form.control}
            label={texts.email}
            name="email"
            type="email"
            autoComplete="username"
            autoFocus
            required
          />
          <TextInput
            control={form.control}
            label={texts.password}
            name="password"
            type="password"
            autoComplete="current-password"
            required
          />
          <Button type="submit" variant="primary" wide loading={isBusy}>
            {isBusy ? texts.submitting : texts.submit}
          </Button>
        </form>
        <p className={styles.back}>
          <Link to="/">{texts.back}</Link>
        </p>
      </div>
    </main>
  )
}
