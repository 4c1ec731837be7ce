import { useMessages } from '@stampa/platform'
import { Button } from '@stampa/ui/button/button.tsx'
import { useDeviceStore } from '@stampa/ui/device/device-store.ts'
import { Dialog } from '@stampa/ui/dialog/dialog.tsx'
import { QuestionDialog } from '@stampa/ui/dialog/question-dialog.tsx'
import { CheckboxField } from '@stampa/ui/field/choice-field.tsx'
import { SelectField } from '@stampa/ui/field/select-field.tsx'
import { type FormEvent, Fragment, type ReactElement, type ReactNode, useState } from 'react'
import { useAnswerText } from '../shared/calls/answers.messages.ts'
import { Failure } from '../shared/calls/failure.tsx'
import { useRowSave } from '../shared/list/use-row-save.tsx'
import { useMay } from '../shared/permissions.tsx'
import { sharedMessages } from '../shared/shared.messages.ts'
import type { StatusMail } from './order.data.ts'
import { orderMessages } from './order.messages.ts'
import styles from './order.module.css'

interface StatusFormProps {
  /** How to save, where other buttons of the record share it. */
  row?: ReturnType<typeof useRowSave>
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

/**
 * Form that sets the status, where that is permitted. Update is enabled only for a status other than the
 * current one.
 */
export function StatusForm(props: StatusFormProps): ReactElement | null {
  const { label, action, status, version, statuses, children } = props
  const own = useRowSave()
  const { save, saving, outcome, fetcher } = props.row ?? own
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
      {fetcher}
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

/** What is stored of a status: whether its last change was mailed from this device. */
const isNotified = (stored: unknown) => stored !== false && stored !== 'no'

export interface NotifyFieldProps {
  /** The new status. */
  status: string
  /** @default 'E-mail the customer' */
  label?: string
  checked: boolean
  onChange: (checked: boolean) => void
  /** Returns the mail about a status; without it there is no preview. */
  mailOf?: ((status: string) => Promise<StatusMail>) | undefined
}

/** Returns whether customers get a mail about a status, remembered for each status, and a function that changes it. */
export function useNotify(status: string): Pick<NotifyFieldProps, 'checked' | 'onChange'> {
  const [checked, onChange] = useDeviceStore(`notify:${status}`, isNotified)
  return { checked, onChange }
}

/** Asks whether the customer gets a mail about a new status, and shows it. */
export function NotifyField({ status, mailOf, ...field }: NotifyFieldProps): ReactElement {
  const texts = useMessages(orderMessages)
  const [mail, setMail] = useState<StatusMail>()
  const [failed, setFailed] = useState(false)
  const show = (load: NonNullable<typeof mailOf>) => {
    setFailed(false)
    load(status).then(setMail, () => setFailed(true))
  }
  const close = () => setMail(undefined)
  return (
    <div className={styles.notify}>
      <CheckboxField
        name="notify"
        label={field.label ?? texts.notify}
        hint={field.checked ? texts.notifyHint : undefined}
        checked={field.checked}
        onChange={event => field.onChange(event.currentTarget.checked)}
      />
      {mailOf && field.checked && (
        <Button size="small" onClick={() => show(mailOf)}>
          {texts.previewMail}
        </Button>
      )}
      <Failure text={failed ? texts.noPreview : undefined} />
      {mail && (
        <Dialog title={mail.subject} description={texts.mailTo(mail.to)} onClose={close}>
          {!mail.enabled && <p>{texts.mailOff}</p>}
          <p className={styles.note}>{mail.text}</p>
        </Dialog>
      )}
    </div>
  )
}
