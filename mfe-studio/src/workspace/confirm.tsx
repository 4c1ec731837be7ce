import { Button } from '@stampa/ui/button/button.tsx'
import {
  type ReactElement,
  type ReactNode,
  type SubmitEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import styles from './confirm.module.css'

interface ConfirmProps {
  title: string
  confirmLabel: string
  cancelLabel: string
  danger?: boolean
  /** The dialog shows that it waits for the returned promise. */
  onConfirm: (form: FormData) => void | Promise<void>
  onCancel: () => void
  /** Fields of the form. */
  children?: ReactNode
}

/** A question in the browser's own modal dialog, open while it is mounted. */
export function Confirm(props: ConfirmProps): ReactElement {
  const { title, confirmLabel, cancelLabel, danger, onConfirm, onCancel, children } = props
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => {
    dialog.current?.showModal()
  }, [])
  const [busy, setBusy] = useState(false)
  const confirm = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setBusy(true)
    await onConfirm(new FormData(event.currentTarget))
    setBusy(false)
  }
  return (
    <dialog ref={dialog} aria-labelledby={id} onClose={onCancel} className={styles.dialog}>
      <form noValidate onSubmit={confirm} className={styles.form}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {children}
        <div className={styles.actions}>
          <Button variant="quiet" onClick={onCancel}>
            {cancelLabel}
          </Button>
          <Button type="submit" variant={danger ? 'danger' : 'primary'} loading={busy}>
            {confirmLabel}
          </Button>
        </div>
      </form>
    </dialog>
  )
}
