import { useLoaderData, useMessages } from '@stampa/platform'
import { Button } from '@stampa/ui/button/button.tsx'
import { TextField } from '@stampa/ui/field/text-field.tsx'
import { FormErrorSummary } from '@stampa/ui/form-error-summary/form-error-summary.tsx'
import { PageHeader } from '@stampa/ui/page-header/page-header.tsx'
import { type FormEvent, type ReactElement, useId, useRef } from 'react'
import { useSubmit } from '../shared/calls/use-submit.ts'
import { PasswordPrompt } from '../shared/confirmation/password-prompt.tsx'
import { TextInput } from '../shared/form/fields.tsx'
import { useSubmittedForm } from '../shared/form/use-submitted-form.ts'
import historyStyles from '../shared/history/history-dialog.module.css'
import { useRowSave } from '../shared/list/use-row-save.tsx'
import { useFormats } from '../shared/use-formats.ts'
import { type Account, type PasswordChange, passwordRules } from './account.data.ts'
import { accountMessages, passkeyMessages } from './account.messages.ts'
import styles from './account-page.module.css'
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

const target = { method: 'post', action: '/admin/password/passkeys' } as const

/** Adds and removes own passkeys. */
function Passkeys({ passkeys }: Pick<Account, 'passkeys'>): ReactElement {
  const texts = useMessages(passkeyMessages)
  const heading = useId()
  return (
    <section aria-labelledby={heading} className={styles.section}>
      <h2 id={heading}>{texts.title}</h2>
      <p>{texts.description}</p>
      {passkeys.length > 0 && (
        <ul aria-label={texts.title}>
          {passkeys.map(passkey => (
            <PasskeyRow key={passkey._id} passkey={passkey} />
          ))}
        </ul>
      )}
      {'PublicKeyCredential' in globalThis ? <AddPasskey /> : <p>{texts.unsupported}</p>}
    </section>
  )
}

function AddPasskey(): ReactElement {
  const texts = useMessages(passkeyMessages)
  const form = useRef<HTMLFormElement>(null)
  const { submit, isSaving, failure } = useSubmit(() => form.current?.reset())
  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    submit(new FormData(event.currentTarget), target)
  }
  return (
    <form ref={form} noValidate onSubmit={add} className={styles.form}>
      <TextField
        label={texts.name}
        hint={texts.nameHint}
        name="name"
        maxLength={60}
        required
        error={failure}
      />
      <Button type="submit" loading={isSaving}>
        {texts.add}
      </Button>
    </form>
  )
}

function PasskeyRow({ passkey }: { passkey: Account['passkeys'][number] }): ReactElement {
  const { _id, name, createdAt, usedAt } = passkey
  const texts = useMessages(passkeyMessages)
  const { dateTime } = useFormats()
  const { save, saving, fetcher } = useRowSave()
  return (
    <li className={historyStyles.entry}>
      {fetcher}
      <div className={historyStyles.text}>
        <strong>{name}</strong>
        <span className={historyStyles.detail}>
          {[texts.made(dateTime(createdAt)), usedAt && texts.used(dateTime(usedAt))]
            .filter(Boolean)
            .join(', ')}
        </span>
      </div>
      <Button
        size="small"
        loading={saving}
        aria-label={texts.removeOf(name)}
        onClick={() => save({ passkey: _id }, target)}
      >
        {texts.remove}
      </Button>
    </li>
  )
}
