import { useMessages } from '@stampa/platform'
import { Button } from '@stampa/ui/button/button.tsx'
import { SelectField } from '@stampa/ui/field/select-field.tsx'
import { type FormEvent, Fragment, type ReactElement, type ReactNode, useState } from 'react'
import { Failure } from '../shared/calls/failure.tsx'
import { useAnswerText } from '../shared/calls/use-answer-text.ts'
import type { useRowSave } from '../shared/list/use-row-save.tsx'
import { useMay } from '../shared/permissions.tsx'
import { NotifyField, type NotifyFieldProps, useNotify } from './notify-field.tsx'
import { orderMessages } from './order.messages.ts'
import styles from './order.module.css'

interface StatusFormProps extends ReturnType<typeof useRowSave> {
  label: string
  /** Address whose action sets the status. */
  action: string
  status: string
  /** Version of the record with that status; absent where a save does not depend on it. */
  version?: number
  statuses: Readonly<Record<string, string>>
  /** Returns the customer's mail about a status; without it no mail is sent. */
  mailOf?: NotifyFieldProps['mailOf']
  children?: ReactNode
}

/** Form that sets the status, where that is permitted. Update is enabled only for a status other than the current one. */
export function StatusForm(props: StatusFormProps): ReactElement | null {
  const { label, action, status, version, statuses, children, save, saving, outcome } = props
  const texts = useMessages(orderMessages)
  const say = useAnswerText()
  const [chosen, setChosen] = useState(status)
  const [shown, setShown] = useState(version ?? status)
  const notify = useNotify(chosen)
  const mayWrite = useMay()('write')
  // The reloaded record may have another status, set here or by another administrator.
  if (shown !== (version ?? status)) {
    setShown(version ?? status)
    setChosen(status)
  }
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    if (version !== undefined) form.set('version', `${version}`)
    form.set('before', status)
    save(form, { method: 'put', action })
  }
  const failure = outcome && !outcome.ok ? outcome.message : undefined
  if (!mayWrite) return null
  return (
    <form onSubmit={send} className={styles.statusForm}>
      {props.fetcher}
      {/* A new version has its own comment. */}
      <Fragment key={shown}>{children}</Fragment>
      <div className={styles.statusRow}>
        <SelectField
          label={label}
          labelHidden
          name="status"
          value={chosen}
          onChange={event => setChosen(event.currentTarget.value)}
          options={Object.entries(statuses).map(([value, label]) => ({ value, label }))}
        />
        <Button
          type="submit"
          variant={chosen === status ? 'secondary' : 'primary'}
          disabled={chosen === status}
          loading={saving}
        >
          {saving ? texts.updating : texts.update}
        </Button>
      </div>
      {props.mailOf && chosen !== status && (
        <NotifyField {...notify} status={chosen} mailOf={props.mailOf} />
      )}
      <Failure text={failure && say(failure)} />
    </form>
  )
}
