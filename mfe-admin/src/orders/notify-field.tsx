import { useMessages } from '@stampa/platform'
import { Button } from '@stampa/ui/button/button.tsx'
import { useDeviceStore } from '@stampa/ui/device/device-store.ts'
import { Dialog } from '@stampa/ui/dialog/dialog.tsx'
import { CheckboxField } from '@stampa/ui/field/choice-field.tsx'
import { type ReactElement, useState } from 'react'
import { Failure } from '../shared/calls/failure.tsx'
import { sharedMessages } from '../shared/shared.messages.ts'
import type { StatusMail } from './order.data.ts'
import { orderMessages } from './order.messages.ts'
import styles from './order.module.css'

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
  const shared = useMessages(sharedMessages)
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
        <Dialog
          title={mail.subject}
          description={texts.mailTo(mail.to)}
          onClose={close}
          footer={<Button onClick={close}>{shared.close}</Button>}
        >
          {!mail.enabled && <p>{texts.mailOff}</p>}
          <p className={styles.note}>{mail.text}</p>
        </Dialog>
      )}
    </div>
  )
}
