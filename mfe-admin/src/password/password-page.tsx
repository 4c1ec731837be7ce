import { defineMessages, useLoaderData, useMessages } from '@stampa/platform'
import { Button } from '@stampa/ui/button/button.tsx'
import { FormErrorSummary } from '@stampa/ui/form-error-summary/form-error-summary.tsx'
import { PageHeader } from '@stampa/ui/page-header/page-header.tsx'
import type { ReactElement } from 'react'
import { TextInput } from '../shared/form/fields.tsx'
import { useSubmittedForm } from '../shared/form/use-submitted-form.ts'
import { useFormats } from '../shared/use-formats.ts'
import { type Account, type PasswordChange, passwordRules } from './password.data.ts'
import styles from './password-page.module.css'

const passwordMessages = defineMessages({
  title: { en: 'Password', el: 'Κωδικός' },
  expires: {
    en: (time: string) => `The generated password expires on ${time}. Choose your own.`,
    el: (time: string) => `Ο αρχικός κωδικός λήγει στις ${time}. Επιλέξτε δικό σας.`,
  },
  current: { en: 'Current password', el: 'Τωρινός κωδικός' },
  next: { en: 'New password', el: 'Νέος κωδικός' },
  rule: {
    en: 'At least 12 characters of any kind',
    el: 'Τουλάχιστον 12 χαρακτήρες, οποιοιδήποτε',
  },
  effect: {
    en: 'The change ends all your sessions; sign in again with the new password.',
    el: 'Η αλλαγή κλείνει όλες τις συνδέσεις σας· συνδεθείτε ξανά με τον νέο κωδικό.',
  },
  submit: { en: 'Change password', el: 'Αλλαγή κωδικού' },
})

const empty: PasswordChange = { password: '', newPassword: '' }

export function Component(): ReactElement {
  const { email, passwordExpiresAt } = useLoaderData<Account>()
  const texts = useMessages(passwordMessages)
  const { dateTime } = useFormats()
  const { control, isBusy, errors, element } = useSubmittedForm(empty, passwordRules)
  return (
    <>
      <PageHeader title={texts.title} />
      <form {...element} className={styles.form}>
        {passwordExpiresAt !== undefined && <p>{texts.expires(dateTime(passwordExpiresAt))}</p>}
        <FormErrorSummary errors={errors} />
        {/* Password managers store the new password for this account. */}
        <input type="text" autoComplete="username" value={email} readOnly hidden />
        <TextInput
          control={control}
          label={texts.current}
          name="password"
          type="password"
          autoComplete="current-password"
          required
        />
        <TextInput
          control={control}
          label={texts.next}
          hint={texts.rule}
          name="newPassword"
          type="password"
          autoComplete="new-password"
          required
        />
        <p className={styles.hint}>{texts.effect}</p>
        <Button type="submit" variant="primary" loading={isBusy}>
          {texts.submit}
        </Button>
      </form>
    </>
  )
}
