import { useMessages } from '@stampa/platform'
import { Button } from '@stampa/ui/button/button.tsx'
import { TextField } from '@stampa/ui/field/text-field.tsx'
import { type FormEvent, type ReactElement, useId, useRef } from 'react'
import { useSubmit } from '../shared/calls/use-submit.ts'
import historyStyles from '../shared/history/history-dialog.module.css'
import { useRowSave } from '../shared/list/use-row-save.tsx'
import { useFormats } from '../shared/use-formats.ts'
import type { Account } from './account.data.ts'
import { passkeyMessages } from './account.messages.ts'
import styles from './account-page.module.css'

const target = { method: 'post', action: '/admin/password/passkeys' } as const

/** Adds and removes own passkeys. */
export function Passkeys({ passkeys }: Pick<Account, 'passkeys'>): ReactElement {
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
