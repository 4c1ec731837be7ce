import { hasPermission, useMessages } from '@stampa/platform'
import { Button } from '@stampa/ui/button/button.tsx'
import { TextField } from '@stampa/ui/field/text-field.tsx'
import { useToast } from '@stampa/ui/toast/toast.tsx'
import { type FormEvent, type ReactElement, useState } from 'react'
import { useAnswerText } from '../shared/calls/answers.messages.ts'
import { refusalOf } from '../shared/calls/outcome.ts'
import { useSubmit } from '../shared/calls/use-submit.ts'
import { PasswordPrompt } from '../shared/confirmation/password-prompt.tsx'
import { NewDialog } from '../shared/form/form-dialog.tsx'
import { type ClientData, clientsPath, downloadData } from './clients.data.ts'
import { clientsMessages } from './clients.messages.ts'
import styles from './clients.module.css'
import { nameOf } from './clients-page.tsx'

type PersonalDataProps = Pick<ClientData, 'client' | 'retention'> & { onErased: () => void }

/** Gives a person a copy of their data, erases it, and says how long it is kept. */
export function PersonalData({ client, retention, onErased }: PersonalDataProps): ReactElement {
  const texts = useMessages(clientsMessages)
  const toast = useToast()
  const say = useAnswerText()
  const [isErasing, setErasing] = useState(false)
  const mayRead = hasPermission('orders:read') && hasPermission('offers:read')
  const mayErase = (['clients', 'orders', 'offers', 'studio'] as const).every(section =>
    hasPermission(`${section}:delete`),
  )
  const download = () =>
    downloadData(client).catch(error => toast.error(say(refusalOf(error).message ?? '')))
  return (
    <section>
      <h3>{texts.data}</h3>
      <div className={styles.row}>
        {mayRead && <Button onClick={download}>{texts.download}</Button>}
        {mayErase && (
          <Button variant="danger" onClick={() => setErasing(true)}>
            {texts.erase}
          </Button>
        )}
      </div>
      {mayRead && <p className={styles.muted}>{texts.downloadNote}</p>}
      <details>
        <summary>{texts.kept}</summary>
        <ul className={styles.muted}>
          <li>{texts.keptClients}</li>
          <li>{texts.keptTrash(retention.trashDays)}</li>
          <li>{texts.keptMails(retention.mailDays)}</li>
          <li>{texts.keptRetries(retention.retryHours)}</li>
          <li>{texts.keptAudit(retention.auditMonths)}</li>
        </ul>
      </details>
      {isErasing && (
        <EraseDialog
          client={client}
          retention={retention}
          onErased={onErased}
          onClose={() => setErasing(false)}
        />
      )}
    </section>
  )
}

function EraseDialog(props: PersonalDataProps & { onClose: () => void }): ReactElement {
  const { client, retention, onErased, onClose } = props
  const texts = useMessages(clientsMessages)
  const { submit, isSaving, failure } = useSubmit(onErased)
  const [error, setError] = useState<string>()
  const errors = failure ? [{ message: failure }] : []
  const expected = client.emails[0] ?? nameOf(client)
  const label = texts.typeToErase(expected)
  const erase = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = String(new FormData(event.currentTarget).get('typed')).trim()
    if (typed.toLowerCase() !== expected.toLowerCase()) return setError(texts.mistyped)
    setError(undefined)
    submit(
      { emails: client.emails.join('\n') },
      { method: 'delete', action: `${clientsPath}/${client._id}` },
    )
  }
  return (
    <NewDialog
      danger
      title={texts.eraseTitle}
      description={texts.eraseText(retention.accountingYears)}
      submitLabel={texts.erase}
      form={{ element: { noValidate: true, onSubmit: erase }, errors, isBusy: isSaving }}
      below={<PasswordPrompt />}
      onClose={onClose}
    >
      <TextField label={label} name="typed" autoComplete="off" required error={error} />
    </NewDialog>
  )
}
