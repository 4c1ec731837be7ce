import { useLoaderData, useMessages } from '@stampa/platform'
import { Button } from '@stampa/ui/button/button.tsx'
import { FormErrorSummary } from '@stampa/ui/form-error-summary/form-error-summary.tsx'
import { PageHeader } from '@stampa/ui/page-header/page-header.tsx'
import { type ReactElement, useId } from 'react'
import { PasswordPrompt } from '../shared/confirmation/password-prompt.tsx'
import { TextInput } from '../shared/form/fields.tsx'
import { useSubmittedForm } from '../shared/form/use-submitted-form.ts'
import { useFormats } from '../shared/use-formats.ts'
import { type Account, type PasswordChange, passwordRules } from './account.data.ts'
import { accountMessages } from './account.messages.ts'
import styles from './account-page.module.css'
import { Passkeys } from './passkeys.tsx'
import { SecondFactor } from './second-factor.tsx'

const empty: PasswordChange = { password: '', newPassword: '' }

/** The own account: by what its person signs in. */
export function Component(): ReactElement {
  const { user, secondFactor, passkeys } = useLoaderData<Account>()
  const texts = useMessages(accountMessages)
  return (
    <>
      <PageHeader title={texts.title} description={user.email} />
      <div className={styles.page}>
        <PasswordForm user={user} />
        <SecondFactor state={secondFactor} />
        <Passkeys passkeys={passkeys} />
      </div>
      <PasswordPrompt />
    </>
  )
}

function PasswordForm({ user }: Pick<Account, 'user'>): ReactElement {
  const { email, passwordExpiresAt } = user
  const texts = useMessages(accountMessages)
  const { dateTime } = useFormats()
  const heading = useId()
  const { control, isBusy, errors, element } = useSubmittedForm(empty, passwordRules)
  return (
    <section aria-labelledby={heading} className={styles.section}>
      <h2 id={heading}>{texts.password}</h2>
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
    </section>
  )
}
