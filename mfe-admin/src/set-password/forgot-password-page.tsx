import { defineMessages, Link, signInPath, useMessages } from '@stampa/platform'
import { Button } from '@stampa/ui/button/button.tsx'
import { FormErrorSummary } from '@stampa/ui/form-error-summary/form-error-summary.tsx'
import type { ReactElement } from 'react'
import styles from '../login/login-page.module.css'
import { TextInput } from '../shared/form/fields.tsx'
import formStyles from '../shared/form/form.module.css'
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
  const { control, isBusy, isDone, errors, element } = useSubmittedForm(empty, resetRules)
  return (
    <main id="main" tabIndex={-1} className={styles.page}>
      <div className={styles.sheet}>
        <h1>{texts.title}</h1>
        <p role="status">{isDone && texts.sent}</p>
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
          <Button type="submit" variant="primary" wide loading={isBusy}>
            {texts.submit}
          </Button>
        </form>
        <p className={styles.back}>
          <Link to={signInPath}>{texts.back}</Link>
        </p>
      </div>
    </main>
  )
}
