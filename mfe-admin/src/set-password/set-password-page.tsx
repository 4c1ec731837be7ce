import { defineMessages, Link, useLocation, useMessages } from '@stampa/platform'
import { Button } from '@stampa/ui/button/button.tsx'
import { FormErrorSummary } from '@stampa/ui/form-error-summary/form-error-summary.tsx'
import { type ReactElement, useState } from 'react'
import styles from '../login/login-page.module.css'
import { TextInput } from '../shared/form/fields.tsx'
import formStyles from '../shared/form/form.module.css'
import { useSubmittedForm } from '../shared/form/use-submitted-form.ts'
import { chosenRules } from './set-password.data.ts'

const setPasswordMessages = defineMessages({
  title: { en: 'Choose a password', el: 'Επιλογή κωδικού' },
  next: { en: 'New password', el: 'Νέος κωδικός' },
  rule: {
    en: 'At least 12 characters of any kind',
    el: 'Τουλάχιστον 12 χαρακτήρες, οποιοιδήποτε',
  },
  submit: { en: 'Save and sign in', el: 'Αποθήκευση και σύνδεση' },
  forgot: { en: 'Ask for a new link', el: 'Νέος σύνδεσμος' },
})

/** The page of a link in a mail. Its fragment is the credential. */
export function Component(): ReactElement {
  const texts = useMessages(setPasswordMessages)
  const { hash } = useLocation()
  const [values] = useState({ token: hash.slice(1), newPassword: '' })
  const { control, isBusy, errors, element } = useSubmittedForm(values, chosenRules)
  return (
    <main id="main" tabIndex={-1} className={styles.page}>
      <div className={styles.sheet}>
        <h1>{texts.title}</h1>
        <form {...element} className={formStyles.form}>
          <FormErrorSummary errors={errors} />
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
          <Button type="submit" variant="primary" wide loading={isBusy}>
            {texts.submit}
          </Button>
        </form>
        <p className={styles.back}>
          <Link to="/admin/forgot-password">{texts.forgot}</Link>
        </p>
      </div>
    </main>
  )
}
