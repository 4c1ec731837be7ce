import { Form, Link, useActionData, useMessages, useNavigation } from '@stampa/platform'
import { Button } from '@stampa/ui/button/button.tsx'
import { TextField } from '@stampa/ui/field/text-field.tsx'
import { FormErrorSummary } from '@stampa/ui/form-error-summary/form-error-summary.tsx'
import { RegistrationMark } from '@stampa/ui/registration-mark/registration-mark.tsx'
import { type ReactElement, useMemo } from 'react'
import type { Outcome } from '../shared/calls/outcome.ts'
import { useAnswerText } from '../shared/calls/use-answer-text.ts'
import { errorsOf, useFormState } from '../shared/form/use-form-state.ts'
import { loginMessages } from './login.messages.ts'
import styles from './login-page.module.css'

export function Component(): ReactElement {
  const outcome = useActionData<Outcome>()
  const busy = useNavigation().state !== 'idle'
  const form = useFormState(outcome)
  const refusal = outcome && !outcome.ok ? outcome : undefined
  const texts = useMessages(loginMessages)
  const say = useAnswerText()
  const errors = useMemo(() => errorsOf(outcome, say), [outcome, say])
  const summary = useMemo(
    () => (refusal?.message ? [{ message: say(refusal.message) }] : []),
    [refusal, say],
  )

  return (
    <main id="main" tabIndex={-1} className={styles.page}>
      <div className={styles.sheet}>
        <RegistrationMark className={styles.mark} />
        <h1>{texts.heading}</h1>
        <Form ref={form.ref} method="post" noValidate className={styles.form}>
          <FormErrorSummary errors={summary} />
          <TextField
            label={texts.email}
            name="email"
            type="email"
            autoComplete="username"
            autoFocus
            required
            error={errors.email}
          />
          <TextField
            label={texts.password}
            name="password"
            type="password"
            autoComplete="current-password"
            required
            error={errors.password}
          />
          <Button type="submit" variant="primary" wide loading={busy}>
            {busy ? texts.submitting : texts.submit}
          </Button>
        </Form>
        <p className={styles.back}>
          <Link to="/">{texts.back}</Link>
        </p>
      </div>
    </main>
  )
}
