import { Form, Link, useActionData, useNavigation } from '@stampa/platform'
import { Button } from '@stampa/ui/button/button.tsx'
import { TextField } from '@stampa/ui/field/text-field.tsx'
import { FormErrorSummary } from '@stampa/ui/form-error-summary/form-error-summary.tsx'
import { RegistrationMark } from '@stampa/ui/registration-mark/registration-mark.tsx'
import { type ReactElement, useMemo } from 'react'
import type { Outcome } from '../shared/outcome.ts'
import { useFormState } from '../shared/use-form-state.ts'
import styles from './login-page.module.css'

export function Component(): ReactElement {
  const outcome = useActionData<Outcome>()
  const busy = useNavigation().state !== 'idle'
  const form = useFormState(outcome)
  const refusal = outcome && !outcome.ok ? outcome : undefined
  const summary = useMemo(() => (refusal?.message ? [{ message: refusal.message }] : []), [refusal])
  const error = (field: string) => refusal?.fields.find(entry => entry.field === field)?.message

  return (
    <main id="main" tabIndex={-1} className={styles.page}>
      <div className={styles.sheet}>
        <RegistrationMark className={styles.mark} />
        <h1>Sign in</h1>
        <Form ref={form.ref} method="post" noValidate className={styles.form}>
          <FormErrorSummary errors={summary} />
          <TextField
            label="Email"
            name="email"
            type="email"
            autoComplete="username"
            autoFocus
            required
            error={error('email')}
          />
          <TextField
            label="Password"
            name="password"
            type="password"
            autoComplete="current-password"
            required
            error={error('password')}
          />
          <Button type="submit" variant="primary" wide loading={busy}>
            {busy ? 'Signing in...' : 'Sign in'}
          </Button>
        </Form>
        <p className={styles.back}>
          <Link to="/">Back to the site</Link>
        </p>
      </div>
    </main>
  )
}
