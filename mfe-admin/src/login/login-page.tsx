import { defineMessages, Link, useMessages } from '@stampa/platform'
import { Button } from '@stampa/ui/button/button.tsx'
import { FormErrorSummary } from '@stampa/ui/form-error-summary/form-error-summary.tsx'
import { RegistrationMark } from '@stampa/ui/registration-mark/registration-mark.tsx'
import type { ReactElement } from 'react'
import { TextInput } from '../shared/form/fields.tsx'
import formStyles from '../shared/form/form.module.css'
import { useSubmittedForm } from '../shared/form/use-submitted-form.ts'
import { type Credentials, loginRules } from './login.data.ts'
import styles from './login-page.module.css'

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
  const { control, isBusy, errors, element } = useSubmittedForm(noCredentials, loginRules)
  return (
    <main id="main" tabIndex={-1} className={styles.page}>
      <div className={styles.sheet}>
        <RegistrationMark className={styles.mark} />
        <h1>{texts.heading}</h1>
        <form {...element} className={formStyles.form}>
          <FormErrorSummary errors={errors} />
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
          <Button type="submit" variant="primary" wide loading={isBusy}>
            {isBusy ? texts.submitting : texts.submit}
          </Button>
        </form>
        <p className={styles.back}>
          <Link to="/admin/forgot-password">{texts.forgot}</Link>
        </p>
        <p className={styles.back}>
          <Link to="/">{texts.back}</Link>
        </p>
      </div>
    </main>
  )
}
