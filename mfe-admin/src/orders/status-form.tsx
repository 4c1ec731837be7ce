import { useMessages } from '@stampa/platform'
import { Button } from '@stampa/ui/button/button.tsx'
import { QuestionDialog } from '@stampa/ui/dialog/question-dialog.tsx'
import { SelectField } from '@stampa/ui/field/select-field.tsx'
import { type FormEvent, Fragment, type ReactElement, type ReactNode, useState } from 'react'
import { useAnswerText } from '../shared/calls/answers.messages.ts'
import { Failure } from '../shared/calls/failure.tsx'
import type { useRowSave } from '../shared/list/use-row-save.tsx'
import { useMay } from '../shared/permissions.tsx'
import { sharedMessages } from '../shared/shared.messages.ts'
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
  /** Returns what to ask before a status is set, if anything. */
  questionOf?: (status: string) => { title: string; text: string } | undefined
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
  const [asked, setAsked] = useState<FormData>()
  const { cancel } = useMessages(sharedMessages)
  const mayWrite = useMay()('write')
  // The reloaded record may have another status, set here or by another administrator.
  if (shown !== (version ?? status)) {
    setShown(version ?? status)
    setChosen(status)
  }
  const question = chosen === status ? undefined : props.questionOf?.(chosen)
  const set = (form: FormData) => save(form, { method: 'put', action })
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    if (version !== undefined) form.set('version', `${version}`)
    form.set('before', status)
    if (question) setAsked(form)
    else set(form)
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
      {asked && question && (
        <QuestionDialog
          title={question.title}
          confirmLabel={texts.update}
          cancelLabel={cancel}
          onConfirm={() => set(asked)}
          onClose={() => setAsked(undefined)}
        >
          {question.text}
        </QuestionDialog>
      )}
    </form>
  )
}
