import { useMessages } from '@stampa/platform'
import { Button } from '@stampa/ui/button/button.tsx'
import { ConfirmDialog } from '@stampa/ui/dialog/confirm-dialog.tsx'
import { TextField } from '@stampa/ui/field/text-field.tsx'
import { type FormEvent, type ReactElement, useState } from 'react'
import { useAnswerText } from '../shared/calls/answers.messages.ts'
import { Failure } from '../shared/calls/failure.tsx'
import { refusalOf } from '../shared/calls/outcome.ts'
import { useSubmit } from '../shared/calls/use-submit.ts'
import { type Client, type ClientData, clientsPath, findClients } from './clients.data.ts'
import { clientsMessages } from './clients.messages.ts'
import styles from './clients.module.css'
import { nameOf } from './clients-page.tsx'

type MergeProps = Pick<ClientData, 'client' | 'records'> & {
  /** Returns whether the form has changes that a merge would lose. */
  isDirty: () => boolean
  onMerged: () => void
}

/** Proposes clients with a phone or VAT number of this one, finds others, and merges one of them into it. */
export function Merge({ client, records, isDirty, onMerged }: MergeProps): ReactElement {
  const texts = useMessages(clientsMessages)
  const say = useAnswerText()
  const [found, setFound] = useState<Client[]>()
  const [failure, setFailure] = useState<string>()
  const [chosen, setChosen] = useState<Client>()
  const [isUnsaved, setIsUnsaved] = useState(false)
  const choose = (other: Client) => {
    setIsUnsaved(isDirty())
    if (!isDirty()) setChosen(other)
  }
  const find = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const q = String(new FormData(event.currentTarget).get('q')).trim()
    setFailure(undefined)
    try {
      setFound(q ? await findClients(q, client._id) : undefined)
    } catch (error) {
      setFailure(say(refusalOf(error).message ?? ''))
    }
  }
  return (
    <section>
      <h3>{texts.mergeTitle}</h3>
      {records.matches.length > 0 && <p className={styles.muted}>{texts.mergeNote}</p>}
      <Choices clients={records.matches} onChoose={choose} />
      <form onSubmit={find} className={styles.row}>
        <TextField label={texts.findOther} name="q" error={failure} autoComplete="off" />
        <Button type="submit">{texts.find}</Button>
      </form>
      <div role="status">{found?.length === 0 && texts.nobody}</div>
      <Choices clients={found ?? []} onChoose={choose} />
      <Failure text={isUnsaved ? texts.saveFirst : undefined} />
      {chosen && (
        <MergeDialog
          client={client}
          other={chosen}
          onMerged={onMerged}
          onClose={() => setChosen(undefined)}
        />
      )}
    </section>
  )
}

interface ChoicesProps {
  clients: readonly Client[]
  onChoose: (client: Client) => void
}

function Choices({ clients, onChoose }: ChoicesProps): ReactElement {
  const texts = useMessages(clientsMessages)
  return (
    <ul className={styles.list}>
      {clients.map(client => (
        <li key={client._id}>
          <span>
            {[nameOf(client), ...client.emails, ...client.phones, client.vatNumber]
              .filter(Boolean)
              .join(' · ')}
          </span>
          <Button onClick={() => onChoose(client)}>{texts.merge}</Button>
        </li>
      ))}
    </ul>
  )
}

interface MergeDialogProps {
  client: Client
  other: Client
  onMerged: () => void
  onClose: () => void
}

function MergeDialog({ client, other, onMerged, onClose }: MergeDialogProps): ReactElement {
  const texts = useMessages(clientsMessages)
  const { submit, isSaving, failure } = useSubmit(onMerged)
  const merged = { client: other._id, itsVersion: other.version, version: client.version }
  return (
    <ConfirmDialog
      open
      title={texts.mergeOf(nameOf(other))}
      confirmLabel={texts.merge}
      pending={isSaving}
      error={failure}
      onConfirm={() => submit(merged, { method: 'post', action: `${clientsPath}/${client._id}` })}
      onCancel={onClose}
    >
      {texts.mergeText}
    </ConfirmDialog>
  )
}
